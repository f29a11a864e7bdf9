import { describe, expect, it } from 'vitest';
import { newUsername } from './create-user.ts';

describe('a new username', () => {
  it.each([
    ['somchai', 'somchai'],
    [' Som.Chai_7 ', 'Som.Chai_7'],
    ['somying@example.com', 'somying@example.com'],
    ['ｓｏｍｃｈａｉ', 'somchai'],
    ['สมชาย', 'สมชาย'],
    ['น้ำใส๑๒', 'น้\u0e4d\u0e32ใส๑๒'],
  ])('is kept in one form: %s', (typed, kept) => expect(newUsername(typed)).toBe(kept));

  it.each([
    ['blanks', 'som chai'],
    ['a blank that is none of the keyboard’s', 'som\u00a0chai'],
    ['a letter that looks like another', 'sоmchai'],
    ['an accent', 'josé'],
    ['no width', 'som\u200bchai'],
    ['a line end', 'som\nchai'],
    ['a sign of money', 'สมชาย฿'],
    ['a picture', 'somchai🐘'],
    ['nothing', '  '],
  ])('is refused with %s', (_what, typed) => expect(newUsername(typed)).toBeUndefined());
});
