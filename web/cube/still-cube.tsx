import { LOOKS } from "../../contract/look.ts";
import { pictureFolder, type Still, STILL_FRAMING, STILL_WIDTHS } from "./placement.ts";

/** Wide windows show it as large as it is drawn, phones somewhat smaller. */
const SIZES = "(min-width: 60rem) 640px, 480px";

/**
 * The cube alone in its light, one picture of the day and one of the night, of which the style sheet shows one. Its
 * parent is a `.cube-frame`.
 */
export function StillCube({ name, alt }: { name: Still; alt: string }) {
  return LOOKS.map((look) => {
    const set = (format: string) =>
      STILL_WIDTHS.map((width) => `${pictureFolder(look)}still-${name}-${width}.${format} ${width}w`);
    return (
      <picture key={look} className={`cube-poster by-${look} cube-${name}`}>
        <source type="image/avif" srcSet={set("avif").join(", ")} sizes={SIZES} />
        <img
          src={`${pictureFolder(look)}still-${name}-${STILL_WIDTHS[0]}.webp`}
          srcSet={set("webp").join(", ")}
          sizes={SIZES}
          width={STILL_FRAMING.width}
          height={STILL_FRAMING.height}
          alt={alt}
          loading="lazy"
          decoding="async"
        />
      </picture>
    );
  });
}
