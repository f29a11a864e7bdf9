import { describe, expect, it } from 'vitest';
import { lineOf, SHOWS_SOMETHING } from './line.ts';

describe('a text of one line', () => {
  it.each([
    ['Eve\r\nBcc: x@example.com', 'EveBcc: x@example.com'],
    ['A\u001b[31mB\u0008', 'A[31mB'],
    ['\u202eมาลี\u202c', 'มาลี'],
    ['ธารา\u200bทอง\ufeff\u2060\u00ad', 'ธาราทอง'],
  ])('loses what nobody sees: %j', (text, line) => expect(lineOf(text)).toBe(line));

  it.each([
    '👨‍👩‍👧‍👦 สมชาย น้ำใส',
    'José น\u0e49\u0e4d\u0e32',
    'نیم\u200cفاصله',
    'Conan O’Brien-Smith ณ',
  ])('keeps %s', (text) => expect(lineOf(text)).toBe(text));
});

describe('a text that shows something', () => {
  const shows = new RegExp(SHOWS_SOMETHING, 'u');
  it.each([
    '',
    ' \t\n',
    '\u00a0\u3000',
    '\u200b',
    '\u3164',
    '\u2800',
    '\u202e\u202c',
    '\u{e0041}',
    '\u001b',
  ])('is not %j', (text) => expect(shows.test(text)).toBe(false));
  it.each(['a', ' ก', '\u200b海', '🏖', '.', '๑'])('is %j', (text) =>
    expect(shows.test(text)).toBe(true),
  );
});
