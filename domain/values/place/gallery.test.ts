import { describe, expect, it } from 'vitest';
import { GALLERY_LIMIT, withPictures } from './gallery.ts';

const pictures = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, n) => `picture-${from + n}`);

describe('a gallery', () => {
  it('takes pictures at its end, each once', () => {
    expect(withPictures(['a', 'b'], ['c', 'a', 'c'])).toEqual(['a', 'b', 'c']);
    expect(withPictures([], [])).toEqual([]);
  });

  it('takes thirty, and no more', () => {
    const full = withPictures(pictures(0, GALLERY_LIMIT - 1), ['last']);
    expect(full).toHaveLength(30);
    expect(withPictures(full, ['last', 'picture-0'])).toEqual(full);
    expect(() => withPictures(full, ['one-more'])).toThrow('at most 30');
  });
});
