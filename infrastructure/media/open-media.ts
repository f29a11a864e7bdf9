import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BootError } from '../config/boot-error.ts';
import type { Config } from '../config/config.ts';
import { diskMedia } from './disk.ts';
import type { Media } from './port.ts';

/** The media store that MEDIA_URL names; by default a folder in DATA_DIR. */
export function openMedia({
  stores,
  dataDirectory,
}: Pick<Config, 'stores' | 'dataDirectory'>): Media {
  const { mediaUrl } = stores;
  if (mediaUrl === undefined) return diskMedia(join(dataDirectory, 'media'));
  if (mediaUrl.startsWith('file:')) return diskMedia(fileURLToPath(mediaUrl));
  throw new BootError(`MEDIA_URL is ${mediaUrl}; only a folder (file:///…) can keep pictures yet.`);
}
