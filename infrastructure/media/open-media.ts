import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { diskMedia } from './disk.ts';
import type { Media } from './port.ts';
import { s3Media } from './s3.ts';

/** The media store that MEDIA_URL names; by default a folder in DATA_DIR. */
export function openMedia({
  stores,
  dataDirectory,
}: Pick<Config, 'stores' | 'dataDirectory'>): Media {
  const { media } = stores;
  if (media === undefined) return diskMedia(join(dataDirectory, 'media'));
  return media.kind === 's3' ? s3Media(media) : diskMedia(media.directory);
}
