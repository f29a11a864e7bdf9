import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Media } from './port.ts';

/** A media store of a test's own; `files` names what it holds. */
type MediaUnderTest = Readonly<{
  media: Media;
  files(): Promise<readonly string[]>;
  remove(): Promise<void>;
}>;

const picture = (width: number, background: string) =>
  sharp({ create: { width, height: 40, channels: 3, background } })
    .webp()
    .toBuffer();

const size = async (webp: Buffer | undefined) => {
  const { format, width, height } = await sharp(webp).metadata();
  return { format, width, height };
};

/** What every place for pictures must do. */
export function describeMedia(name: string, make: () => Promise<MediaUnderTest>): void {
  describe(name, () => {
    let store: MediaUnderTest;
    let media: Media;
    beforeAll(async () => {
      store = await make();
      media = store.media;
    });
    afterAll(() => store.remove());

    it('gives pictures back as they came, by an id of their bytes', async () => {
      const red = await picture(800, 'red');
      const id = await media.put(red);
      expect(await media.put(red)).toBe(id);
      expect(await media.put(await picture(800, 'blue'))).not.toBe(id);
      expect(await media.read(id)).toEqual(red);
    });

    it('makes them narrower when asked, once, and never wider', async () => {
      const id = await media.put(await picture(800, 'green'));
      const asked = await Promise.all([media.read(id, 360), media.read(id, 360)]);
      for (const narrow of asked)
        expect(await size(narrow)).toEqual({ format: 'webp', width: 360, height: 18 });
      expect(await media.read(id, 360)).toEqual(asked[0]);
      expect(await size(await media.read(id, 1280))).toMatchObject({ width: 800 });
      const files = await store.files();
      expect(files.filter((file) => file.startsWith(id)).sort()).toEqual([
        `${id}-360.webp`,
        `${id}.webp`,
      ]);
    });

    it('keeps what is private where no id of a picture leads', async () => {
      const name = 'f'.repeat(32);
      await media.private.keep(name, Buffer.from('a secret'));
      await media.private.keep(name, Buffer.from('a secret'));
      expect(await media.private.read(name)).toEqual(Buffer.from('a secret'));
      expect(await media.private.read('e'.repeat(32))).toBeUndefined();
      expect(await media.private.read('../private')).toBeUndefined();
      await expect(media.private.keep('../outside', Buffer.from(''))).rejects.toThrow();
      for (const id of [name, `private/${name}`, `../private/${name}`])
        expect(await media.read(id)).toBeUndefined();
    });

    it('removes what is private, and what is not there any more', async () => {
      const name = 'd'.repeat(32);
      await media.private.keep(name, Buffer.from('a secret'));
      await media.private.remove(name);
      await media.private.remove(name);
      expect(await media.private.read(name)).toBeUndefined();
      expect(await store.files()).not.toContain(`private/${name}`);
      const red = await media.put(await picture(800, 'red'));
      await media.private.remove(red);
      await media.private.remove(`../${red}.webp`);
      expect(await media.read(red)).toBeDefined();
    });

    it.each(['../../etc/passwd', 'nothing', '', '0'.repeat(32)])(
      'knows nothing of %j',
      async (id) => {
        expect(await media.read(id)).toBeUndefined();
        expect(await media.read(id, 360)).toBeUndefined();
      },
    );
  });
}
