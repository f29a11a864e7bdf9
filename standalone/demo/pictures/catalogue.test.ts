import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { demoCatalogue } from '../catalogue.ts';
import {
  BAANPAK_LOGO,
  BAANPAK_MARK,
  BANNER,
  PICTURE_FOLDER,
  picturesOfHotel,
  picturesOfRoom,
} from './catalogue.ts';

async function sizeOf(file: string): Promise<string> {
  const picture = sharp(await readFile(join(PICTURE_FOLDER, file)));
  const { format, width, height } = await picture.metadata();
  return `${format} ${width}x${height}`;
}

const rooms = demoCatalogue.flatMap(({ slug, rooms: its }) =>
  its.map(({ key }) => ({ slug, key })),
);

describe('pictures of the demo', () => {
  it('has a banner and the logo of Baanpak', async () => {
    expect(await sizeOf(BANNER)).toBe('webp 1920x1080');
    for (const file of [BAANPAK_LOGO, BAANPAK_MARK])
      expect(await readFile(join(PICTURE_FOLDER, file), 'utf8')).toMatch(/^<svg [^>]*viewBox=/);
  });

  it('weighs less than fourteen megabytes in all', async () => {
    const files = await readdir(PICTURE_FOLDER);
    const sizes = await Promise.all(
      files.map(async (file) => (await stat(join(PICTURE_FOLDER, file))).size),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(14 * 2 ** 20);
  });

  it('holds no file that nothing names', async () => {
    const named = new Set<string>([BANNER, BAANPAK_LOGO, BAANPAK_MARK]);
    for (const { slug } of demoCatalogue) {
      const { cover, gallery, logo } = picturesOfHotel(slug);
      for (const file of [cover, logo, ...gallery]) named.add(file);
    }
    for (const { slug, key } of rooms) {
      const { cover, gallery, panorama } = picturesOfRoom(slug, key);
      for (const file of [cover, panorama, ...gallery]) named.add(file);
    }
    expect([...named].sort()).toEqual((await readdir(PICTURE_FOLDER)).sort());
  });
});

describe.each(demoCatalogue)('$slug', ({ slug, rooms: its }) => {
  it('has a cover, three views and an emblem', async () => {
    const { cover, gallery, logo } = picturesOfHotel(slug);
    expect(await sizeOf(cover)).toBe('webp 1920x1280');
    expect(await sizeOf(logo)).toBe('webp 256x256');
    expect(gallery).toHaveLength(3);
    for (const file of gallery) expect(await sizeOf(file)).toBe('webp 1280x853');
  });

  it('shows no two of its rooms by the same cover', () => {
    const covers = its.map(({ key }) => picturesOfRoom(slug, key).cover);
    expect(new Set(covers).size).toBe(covers.length);
  });
});

describe('every room', () => {
  it('has a cover and two more pictures, all of one size and different', async () => {
    const shown = rooms.map(({ slug, key }) => picturesOfRoom(slug, key));
    for (const { cover, gallery } of shown) expect(new Set([cover, ...gallery]).size).toBe(3);
    const files = new Set(shown.flatMap(({ cover, gallery }) => [cover, ...gallery]));
    const sizes = await Promise.all([...files].map(sizeOf));
    expect([...new Set(sizes)]).toEqual(['webp 1280x853']);
  });

  it('has a panorama that shows it all around, twice as wide as high', async () => {
    const panoramas = new Set(rooms.map(({ slug, key }) => picturesOfRoom(slug, key).panorama));
    const sizes = await Promise.all([...panoramas].map(sizeOf));
    expect([...new Set(sizes)]).toEqual(['webp 2048x1024']);
  });
});
