/** Pixels to which pictures are scaled. */
export const PICTURE_WIDTHS = [360, 720, 1280, 1920] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
