import { createHash } from 'node:crypto';
import type { PictureWidth } from '@baanpak/domain/values/place/picture-widths.ts';
import { boundedQueue } from '../concurrency/bounded-queue.ts';
import type { Media, PictureFiles, PrivateFiles } from './port.ts';

/** What `put` gives out and private files are called; nothing else ever becomes part of a file's name. */
const ID = /^[0-9a-f]{32}$/;

/** As small as it gets before water and skies show steps. */
const QUALITY = 76;

/** Pictures made narrower at once; more would take every core, and every thread of Node's pool. */
const LIMITS = { atOnce: 2, waiting: 200, longestWait: 20_000 };

/** Pictures in files; narrower ones are made when first asked for, and kept beside. */
export function mediaOn(files: PictureFiles): Media {
  const making = new Map<string, Promise<Buffer | undefined>>();
  const inTurn = boundedQueue(LIMITS);

  async function narrowed(id: string, width: PictureWidth): Promise<Buffer | undefined> {
    const name = `${id}-${width}.webp`;
    const kept = await files.read(name);
    if (kept) return kept;
    const original = await files.read(`${id}.webp`);
    return original && inTurn(() => narrow(original, width, name));
  }

  async function narrow(original: Buffer, width: PictureWidth, name: string): Promise<Buffer> {
    const sharp = await loadSharp();
    const { width: own } = await sharp(original).metadata();
    if (own <= width) return original;
    const narrower = await sharp(original).resize({ width }).webp({ quality: QUALITY }).toBuffer();
    await files.keep(name, narrower);
    return narrower;
  }

  return {
    async put(picture) {
      const id = createHash('sha256').update(picture).digest('hex').slice(0, 32);
      await files.keep(`${id}.webp`, picture);
      return id;
    },
    async read(id, width) {
      if (!ID.test(id)) return undefined;
      if (width === undefined) return files.read(`${id}.webp`);
      return once(making, `${id}-${width}`, () => narrowed(id, width));
    },
    private: privateOn(files),
  };
}

const privateOn = (files: PictureFiles): PrivateFiles => ({
  async keep(name, bytes) {
    if (!ID.test(name)) throw new Error(`${name} is no name of a private file`);
    await files.keep(`private/${name}`, bytes);
  },
  read: async (name) => (ID.test(name) ? files.read(`private/${name}`) : undefined),
  async remove(name) {
    if (ID.test(name)) await files.remove(`private/${name}`);
  },
});

/** Many visitors come at once: one of them gets it, all are given it. */
function once<Got>(
  getting: Map<string, Promise<Got>>,
  key: string,
  get: () => Promise<Got>,
): Promise<Got> {
  const got = getting.get(key) ?? get().finally(() => getting.delete(key));
  getting.set(key, got);
  return got;
}

type Sharp = typeof import('sharp')['default'];

let loading: Promise<Sharp> | undefined;

/** sharp, loaded for the first picture: 12 MB and a third of a second of a start that most processes never need. */
export function loadSharp(): Promise<Sharp> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  // libvips reads dozens of formats; a stranger's bytes reach the decoders of these four alone
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadHeifBuffer',
    ],
  });
  sharp.concurrency(1); // one thread a picture: bookings keep a core to themselves
  return sharp;
}
