/**
 * The pictures a text may show (`::picture{name}`), in `web/public/pictures` as
 * `{name}-{width}.avif` and `.webp` for every width below; `npm run pictures` draws them.
 */
export const PICTURES = {
  "what-is": { width: 1600, height: 1000 },
  "sing-nations": { width: 1600, height: 1000 },
  "great-wisdoms": { width: 1600, height: 1000 },
  gratitude: { width: 1600, height: 1000 },
} as const satisfies Record<string, PictureSize>;

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export type PictureName = keyof typeof PICTURES;

/** In pixels. */
export const PICTURE_WIDTHS = [480, 960, 1600] as const;

/** What stands in the place of a video until it is asked for: `video-poster-{width}`, in the shape of most videos. */
export const VIDEO_POSTER = { width: 1600, height: 900 } as const satisfies PictureSize;
export const VIDEO_POSTER_WIDTHS = [480, 960] as const;
