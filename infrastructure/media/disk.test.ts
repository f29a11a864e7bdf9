import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diskMedia } from './disk.ts';
import type { Media } from './port.ts';

let directory: string;
let media: Media;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'baanpak-media-'));
  media = diskMedia(directory);
});
afterAll(() => rm(directory, { recursive: true }));

const picture = (width: number, background: string) =>
  sharp({ create: { width, height: 40, channels: 3, background } })
    .webp()
    .toBuffer();

const size = async (webp: Buffer | undefined) => {
  const { format, width, height } = await sharp(webp).metadata();
  return { format, width, height };
};

describe('pictures on disk', () => {
  it('are given back as they came, by an id of their bytes', async () => {
    const red = await picture(800, 'red');
    const id = await media.put(red);
    expect(await media.put(red)).toBe(id);
    expect(await media.put(await picture(800, 'blue'))).not.toBe(id);
    expect(await media.read(id)).toEqual(red);
  });

  it('are made narrower when asked, once, and never wider', async () => {
    const id = await media.put(await picture(800, 'green'));
    const asked = await Promise.all([media.read(id, 360), media.read(id, 360)]);
    for (const narrow of asked)
      expect(await size(narrow)).toEqual({ format: 'webp', width: 360, height: 18 });
    expect(await media.read(id, 360)).toEqual(asked[0]);
    expect(await size(await media.read(id, 1280))).toMatchObject({ width: 800 });
    const files = await readdir(directory);
    expect(files.filter((name) => name.startsWith(id)).sort()).toEqual([
      `${id}-360.webp`,
      `${id}.webp`,
    ]);
  });

  it.each(['../../etc/passwd', 'nothing', '', '0'.repeat(32)])('know nothing of %j', async (id) => {
    expect(await media.read(id)).toBeUndefined();
    expect(await media.read(id, 360)).toBeUndefined();
  });
});
