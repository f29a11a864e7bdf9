import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Media } from '@baanpak/infrastructure/media/port.ts';

/** Media ids of the demo's pictures, by their file's name. */
export type KeptPictures = ReadonlyMap<string, string>;

const { dirname } = import.meta;
const PLACES = [
  join(dirname, 'pictures/files'), // from the sources
  join(dirname, '../standalone/demo/pictures/files'), // from the bundle
];

/**
 * Puts the demo's pictures into the media store, those that are not there. Kept are none where the
 * folder is missing: the demo then shows hotels without pictures.
 */
export async function keepPictures(media: Pick<Media, 'put'>): Promise<KeptPictures> {
  const folder = PLACES.find((place) => existsSync(place));
  if (folder === undefined) return new Map();
  const names = (await readdir(folder)).filter((name) => name.endsWith('.webp'));
  const keep = async (name: string) =>
    [name, await media.put(await readFile(join(folder, name)))] as const;
  return new Map(await Promise.all(names.map(keep)));
}
