import { describe, expect, it } from 'vitest';
import { printed } from './thai-text.ts';

describe('a text to be printed', () => {
  it('may break between Thai words, which have no spaces', () =>
    expect(printed('ห้องพักริมคลอง').filter((piece) => piece === '')).not.toHaveLength(0));

  it('is all there, and breaks at no bracket', () => {
    const text = 'บ้านริมคลอง (Ban Rim Khlong), 12/3';
    const pieces = printed(text);
    expect(pieces.join('')).toBe(text);
    expect(pieces[pieces.indexOf('(') + 1]).toBe('Ban');
  });

  it('has sara am as its two signs, the tone mark between them', () =>
    expect(printed('น้ำ').join('')).toBe('น\u0E4D\u0E49า'));

  it('is cut where a word is too long for any line', () =>
    expect(Math.max(...printed('x'.repeat(100)).map(({ length }) => length))).toBe(30));
});
