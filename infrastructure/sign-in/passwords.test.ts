import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { formsOf, hashPassword, isPassword } from './passwords.ts';

/** The same word as one letter with its accent, and as two. */
const [COMPOSED, DECOMPOSED] = ['caf\u00e9 by the river', 'cafe\u0301 by the river'];
/** Sara am as one letter, and as the two that some keyboards send. */
const [THAI, THAI_IN_TWO] = ['น้\u0e33ตกกลางป่า', 'น้\u0e4d\u0e32ตกกลางป่า'];

describe('a password', () => {
  it.each([
    [COMPOSED, DECOMPOSED],
    [DECOMPOSED, COMPOSED],
    [THAI, THAI_IN_TWO],
    ['１２３ river road', '123 river road'],
  ])('is the same however its letters are composed: %s', async (set, typed) => {
    const stored = await hashPassword(set);
    expect(await isPassword(typed, stored)).toBe(true);
    expect(await isPassword(`${typed}.`, stored)).toBe(false);
  });

  it.each([DECOMPOSED, THAI])(
    'of a hash from before is the one that was typed: %s',
    async (set) => {
      const stored = await hash(set); // as it was
      expect(await isPassword(set, stored)).toBe(true);
      expect(await isPassword(`${set}.`, stored)).toBe(false);
    },
  );

  it('is tried in both forms, of a name that nobody has as well', async () => {
    expect(formsOf(DECOMPOSED)).toEqual([COMPOSED, DECOMPOSED]);
    expect(formsOf('plain letters')).toEqual(['plain letters']);
    expect(await isPassword(DECOMPOSED, undefined)).toBe(false);
    expect(await isPassword('nobody has this password', undefined)).toBe(false);
  });
});
