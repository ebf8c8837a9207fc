import type { Sign } from "../../contract/content.ts";
import { type Look, LOOKS } from "../../contract/look.ts";
import {
  FRAMINGS,
  PHONE_QUERY,
  pictureFolder,
  type Placement,
  POSTER_WIDTHS,
  posterName,
  type Shape,
} from "./placement.ts";

interface PictureProps {
  placement: Placement;
  alt: string;
}

/** The cube as a picture; on the home page it does not move. Its parent needs `position: relative`. */
export function CubePicture({ placement, alt }: PictureProps) {
  return (
    <div className={`cube cube-${placement}`}>
      <div className="cube-frame">
        <Poster placement={placement} sign="hope" alt={alt} />
      </div>
    </div>
  );
}

/**
 * One picture of the day and one of the night, of which the style sheet shows one; the browser fetches that one alone,
 * because both may wait until they are seen. The stage changes its sign later on: what is given here is the first one.
 */
export function Poster(props: PictureProps & { sign: Sign }) {
  return LOOKS.map((look) => <LookPoster key={look} look={look} {...props} />);
}

function LookPoster({ placement, sign, alt, look }: PictureProps & { sign: Sign; look: Look }) {
  const { wide, phone } = FRAMINGS[placement];
  const name = pictureFolder(look) + posterName(placement, sign);
  const urgent = placement === "hero" ? ({ fetchPriority: "high" } as const) : {};
  return (
    <picture className={`cube-poster by-${look}`}>
      {(["avif", "webp"] as const).map((format) => (
        <source
          key={format}
          media={PHONE_QUERY}
          type={`image/${format}`}
          srcSet={posterSet(name, "phone", format)}
          sizes={`${phone.width}px`}
          width={phone.width}
          height={phone.height}
        />
      ))}
      <source type="image/avif" srcSet={posterSet(name, "wide", "avif")} sizes={`${wide.width}px`} />
      <img
        src={posterPath(name, "wide", POSTER_WIDTHS.wide[0], "webp")}
        srcSet={posterSet(name, "wide", "webp")}
        sizes={`${wide.width}px`}
        width={wide.width}
        height={wide.height}
        alt={alt}
        loading="lazy"
        decoding="async"
        // The stage may have put in another sign before the app came.
        suppressHydrationWarning
        {...urgent}
      />
    </picture>
  );
}

function posterPath(name: string, shape: Shape, width: number, format: string): string {
  return `${name}-${shape}-${width}.${format}`;
}

function posterSet(name: string, shape: Shape, format: string): string {
  return POSTER_WIDTHS[shape]
    .map((width) => `${posterPath(name, shape, width, format)} ${width}w`)
    .join(", ");
}
