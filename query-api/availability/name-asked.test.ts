import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginsLike, slipsIn } from './name-asked.ts';

const alike = (text: string, wanted: string, slips = 1) =>
  beginsLike([...text], [...wanted], slips);

describe('a text begins like another', () => {
  it.each([
    ['pattaya', 'pataya', 'a letter is missing'],
    ['pattaya', 'patttaya', 'a letter is one too many'],
    ['pattaya', 'pattala', 'a letter is another'],
    ['pattaya', 'pattyaa', 'two letters changed places'],
    ['pattaya beach', 'pataya', 'more follows'],
    ['phuket', 'puket', 'the slip is near the beginning'],
  ])('%s, %s: %s', (text, wanted) => expect(alike(text, wanted)).toBe(true));

  it('unless there are more slips than allowed', () => {
    expect(alike('pattaya', 'patala')).toBe(false);
    expect(alike('pattaya', 'patala', 2)).toBe(true);
    expect(alike('hill', 'lake')).toBe(false);
    expect(alike('lake', 'lakf', 0)).toBe(false);
    expect(alike('', 'lake', 2)).toBe(false);
  });

  it('with no slips just where it begins with it', () =>
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, wanted) => {
        expect(alike(text, wanted, 0)).toBe([...text].join('').startsWith(wanted));
      }),
    ));

  it('allows more slips in longer texts', () =>
    expect([4, 5, 8, 9].map(slipsIn)).toEqual([0, 1, 1, 2]));
});
