/** Where the page's server says map tiles come from (TILES_URL); undefined where it names none. */
export const tilesUrl = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="tiles-url"]')?.content;
