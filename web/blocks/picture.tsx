import { PICTURES, PICTURE_WIDTHS, type PictureName } from "./picture-sizes.ts";

interface PictureProps {
  name: string;
  alt: string;
  caption: string | null;
}

/** A picture of our own, in three widths; its room is kept before it comes. */
export function Picture({ name, alt, caption }: PictureProps) {
  const size = PICTURES[name as PictureName];
  const set = (format: string) =>
    PICTURE_WIDTHS.map((width) => `/pictures/${name}-${width}.${format} ${width}w`).join(", ");
  const sizes = "(min-width: 62rem) 60rem, 100vw";
  return (
    <figure className="picture">
      <picture>
        <source type="image/avif" srcSet={set("avif")} sizes={sizes} />
        <img
          src={`/pictures/${name}-960.webp`}
          srcSet={set("webp")}
          sizes={sizes}
          width={size.width}
          height={size.height}
          alt={alt}
          loading="lazy"
          decoding="async"
        />
      </picture>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
