import { useMemo } from "react";
import { encode } from "uqr";

/** A QR picture drawn in the browser: the secret in it goes to nobody. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => draw(text), [text]);
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}

/** Scanners want four empty modules around it. */
const BORDER = 4;

function draw(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { border: BORDER, ecc: "M" });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return { size, path };
}
