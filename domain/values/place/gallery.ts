import { Refusal } from '../decider/refusal.ts';

/** The most pictures a gallery holds. */
export const GALLERY_LIMIT = 30;

/** A gallery with more pictures at its end; what is there already stays where it is. Throws `gallery-full`. */
export function withPictures(gallery: readonly string[], added: readonly string[]): string[] {
  const all = [...new Set([...gallery, ...added])];
  if (all.length > GALLERY_LIMIT && all.length > gallery.length)
    throw new Refusal('gallery-full', `A gallery holds at most ${GALLERY_LIMIT} pictures`);
  return all;
}
