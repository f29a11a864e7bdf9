import { describe, expect, it } from 'vitest';
import { onOtherKeyboard } from './thai-keyboard.ts';

describe('what the same keys write in the other language', () => {
  it.each([
    ["mtg]g'bo", 'ทะเลเงิน'],
    ['[hkolj;o', 'บ้านส่วน'],
    ['[hko fu', 'บ้าน ดี'],
    ['ทะเล', 'mtg]'],
    ['หำฟ แนฟหะ', 'sea coast'],
  ])('%s is %s', (typed, meant) => expect(onOtherKeyboard(typed)).toBe(meant));

  it.each(['', '  ', '12', 'ทะเล sea', 'café', '海', '🏖 sea'])('%s is nothing else', (typed) =>
    expect(onOtherKeyboard(typed)).toBeUndefined(),
  );
});
