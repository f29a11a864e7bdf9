import { describe, expect, it } from 'vitest';
import { TextCache } from './text-cache.ts';

const OPTIONS = { pieces: [['title', 'text']], most: 1_000_000, longest: 60 };
const SEA = { _id: 'sea', title: 'ทะเล', text: 'ใกล้หาด', price: 900 };

const read = (pieces: readonly string[] | undefined) =>
  pieces && JSON.parse(`${Buffer.from(pieces.join(''), 'latin1')}}`);

describe('a text that is kept', () => {
  it('is the object, Thai too', () => {
    const kept = new TextCache(OPTIONS);
    expect(read(kept.put('sea', 3, SEA, 0))).toEqual(SEA);
    kept.put('hill', 1, { ...SEA, _id: 'hill', price: 700 }, 0);
    expect(read(kept.get('sea', 3, 60))).toEqual(SEA);
    expect(read(kept.get('hill', 1, 60))).toMatchObject({ _id: 'hill', title: 'ทะเล', price: 700 });
  });

  it('is that of the version asked for', () => {
    const kept = new TextCache(OPTIONS);
    kept.put('sea', 3, SEA, 0);
    expect(kept.get('sea', 4, 0)).toBeUndefined();
    kept.put('sea', 4, { ...SEA, price: 950 }, 0);
    expect(kept.get('sea', 3, 0)).toBeUndefined();
    expect(read(kept.get('sea', 4, 0))).toMatchObject({ price: 950 });
  });

  it('is read again after a time', () => {
    const kept = new TextCache(OPTIONS);
    kept.put('sea', 3, SEA, 100);
    expect([kept.get('sea', 3, 160) !== undefined, kept.get('sea', 3, 161)]).toEqual([
      true,
      undefined,
    ]);
  });

  it('makes room for others once there are more than may be kept', () => {
    const kept = new TextCache({ ...OPTIONS, most: 10_000 });
    for (let n = 0; n < 1_000; n += 1)
      expect(read(kept.put(`${n}`, 0, { ...SEA, _id: `${n}`, title: `${n}` }, 0))._id).toBe(`${n}`);
    expect(kept.get('0', 0, 0)).toBeUndefined();
    expect(read(kept.get('999', 0, 0))).toMatchObject({ title: '999' });
    expect(kept.filled).toBeLessThan(1.1);
  });
});
