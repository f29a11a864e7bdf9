import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '../process/errors.ts';
import { mediaOn } from './media-on.ts';
import { type Media, MediaUnavailable, type PictureFiles } from './port.ts';

type Write = (file: string, bytes: Uint8Array) => Promise<void>;

/** Pictures in a directory, which is made when the first one comes. */
export const diskMedia = (directory: string, write: Write = writeFile): Media =>
  mediaOn(filesIn(directory, write));

function filesIn(directory: string, write: Write): PictureFiles {
  const away = (cause: unknown) =>
    new MediaUnavailable(`${directory} does not take or give pictures`, { cause });
  return {
    async keep(name, bytes) {
      const file = join(directory, name);
      if (existsSync(file)) return;
      const half = `${file}.${randomUUID()}`;
      try {
        await mkdir(dirname(file), { recursive: true });
        await write(half, bytes);
        await rename(half, file);
      } catch (error) {
        await rm(half, { force: true }).catch(() => {}); // of a full disk every byte counts
        throw away(error);
      }
    },
    async read(name) {
      try {
        return await readFile(join(directory, name));
      } catch (error) {
        if (errorCode(error) === 'ENOENT') return undefined;
        throw away(error);
      }
    },
    async remove(name) {
      try {
        await rm(join(directory, name), { force: true });
      } catch (error) {
        throw away(error);
      }
    },
  };
}
