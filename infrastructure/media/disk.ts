import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Media, PictureWidth } from './port.ts';

/** What `put` gives out; nothing else is ever joined to a path. */
const ID = /^[0-9a-f]{32}$/;

/** As small as it gets before water and skies show steps. */
const QUALITY = 76;

/** Pictures in a directory of their own; narrower ones are made when first asked for, and kept beside. */
export function diskMedia(directory: string): Media {
  const making = new Map<string, Promise<Buffer>>();

  async function narrowed(id: string, width: PictureWidth): Promise<Buffer | undefined> {
    const file = join(directory, `${id}-${width}.webp`);
    const kept = await contents(file);
    if (kept) return kept;
    const original = await contents(join(directory, `${id}.webp`));
    return original && once(making, file, () => narrow(original, width, file));
  }

  return {
    async put(picture) {
      const id = createHash('sha256').update(picture).digest('hex').slice(0, 32);
      const file = join(directory, `${id}.webp`);
      if (!existsSync(file)) await keep(file, picture);
      return id;
    },
    async read(id, width) {
      if (!ID.test(id)) return undefined;
      return width === undefined ? contents(join(directory, `${id}.webp`)) : narrowed(id, width);
    },
  };
}

/** Many visitors come at once: one of them makes it, all get it. */
function once(
  making: Map<string, Promise<Buffer>>,
  file: string,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const made = making.get(file) ?? make().finally(() => making.delete(file));
  making.set(file, made);
  return made;
}

async function narrow(original: Buffer, width: PictureWidth, file: string): Promise<Buffer> {
  const { width: own } = await sharp(original).metadata();
  if (own <= width) return original;
  const narrower = await sharp(original).resize({ width }).webp({ quality: QUALITY }).toBuffer();
  await keep(file, narrower);
  return narrower;
}

/** Whole or not at all: a reader never meets half a picture. */
async function keep(file: string, picture: Uint8Array): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true });
  const half = `${file}.${randomUUID()}`;
  await writeFile(half, picture);
  await rename(half, file);
}

async function contents(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
