/** Widths in px that pictures are served in, apart from their own. */
export const PICTURE_WIDTHS = [360, 720, 1280, 1920] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Pictures, all of them WebP. An id comes from the bytes it names, which therefore never change. */
export interface Media {
  /** Keeps a WebP picture and answers its id: the same for the same bytes, however often it is kept. */
  put(picture: Uint8Array): Promise<string>;
  /** A picture as it was kept, or no wider than `width`; undefined for an id nobody was given. */
  read(id: string, width?: PictureWidth): Promise<Buffer | undefined>;
}
