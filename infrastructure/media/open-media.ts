import { join } from 'node:path';
import type { ProcessSettings } from '../config/config.ts';
import { diskMedia } from './disk.ts';
import type { Media } from './port.ts';
import { s3Media } from './s3.ts';

type Places = Pick<ProcessSettings, 'stores' | 'dataDirectory'>;

/** The media store that MEDIA_URL names; by default a folder in DATA_DIR. */
export function openMedia(places: Places): Media {
  const { media } = places.stores;
  return media?.kind === 's3' ? s3Media(media) : diskMedia(folderOf(places));
}

/** The folder that pictures are in; undefined where they are in a bucket. */
export const mediaDirectoryOf = (places: Places): string | undefined =>
  places.stores.media?.kind === 's3' ? undefined : folderOf(places);

const folderOf = ({ stores: { media }, dataDirectory }: Places): string =>
  media?.kind === 'disk' ? media.directory : join(dataDirectory, 'media');
