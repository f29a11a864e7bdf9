import { expect, it } from 'vitest';
import { keepPictures } from './keep-pictures.ts';
import { BANNER } from './pictures/catalogue.ts';

it('keeps the pictures of the demo, and tells their ids by their files', async () => {
  const sizes = new Map<string, number>();
  const media = {
    put: async (picture: Uint8Array) => {
      const id = `id${sizes.size}`;
      sizes.set(id, picture.length);
      return id;
    },
  };
  const kept = await keepPictures(media);
  expect(sizes.get(kept.get(BANNER) ?? '')).toBeGreaterThan(10_000);
  expect([...kept.keys()].filter((name) => !name.endsWith('.webp'))).toEqual([]);
});
