/** Where a picture of the media store is served; `?w=` of 360, 720, 1280 or 1920 gives it narrower. */
export const pictureUrl = (id: string | null): string | null => id && `/media/${id}.webp`;

export const pictureUrls = (ids: readonly string[]): string[] =>
  ids.map((id) => `/media/${id}.webp`);
