import { describe, expect, it } from 'vitest';
import { printed } from './printed-text.ts';

const words = (text: string) =>
  printed(text).map((piece) => (typeof piece === 'string' ? piece : piece.text));
/** As it is read from left to right, with the font of what is not Sarabun's. */
const runs = (text: string) =>
  printed(text)
    .filter((piece) => piece !== '')
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      return piece.font === 'Sarabun' ? piece.text : `${piece.font}: ${piece.text}`;
    });

describe('a text to be printed', () => {
  it('may break between Thai words, which have no spaces', () =>
    expect(words('ห้องพักริมคลอง').filter((piece) => piece === '')).not.toHaveLength(0));

  it.each(['กำกับ', 'ก\u0E4Dากับ'])('breaks in no Thai word with sara am: %s', (word) =>
    expect(words(`ใบ${word}ภาษี`)).toEqual(['ใบ', '', 'ก\u0E4Dากับ', '', 'ภาษี']),
  );

  it('is all there, and breaks at no bracket', () => {
    const text = 'บ้านริมคลอง (Ban Rim Khlong), 12/3';
    const pieces = words(text);
    expect(pieces.join('')).toBe(text);
    expect(pieces[pieces.indexOf('(') + 1]).toBe('Ban');
  });

  it.each(['น้ำ', 'น\u0E4D\u0E49า', 'น\u0E49\u0E4Dา'])(
    'has sara am as its two signs, the tone mark between them: %s',
    (text) => expect(words(text).join('')).toBe('น\u0E4D\u0E49า'),
  );

  it('is cut where a word is too long for any line, and through no letter', () => {
    expect(Math.max(...words('x'.repeat(100)).map(({ length }) => length))).toBe(30);
    expect(words('𠮷'.repeat(40)).map((piece) => [...piece].length)).not.toContain(31);
    expect(words('𠮷'.repeat(40)).join('')).toBe('𠮷'.repeat(40));
  });
});

describe('a text of several scripts', () => {
  it('is in runs, each in a font that has its letters', () =>
    expect(runs('Anna 王小明, Иванов (김민수)')).toEqual([
      ...['Anna', ' ', 'Noto Sans SC: 王', 'Noto Sans SC: 小明', ',', ' '],
      ...['Noto Sans: Иванов', ' ', '(', 'Noto Sans KR: 김민수', ')'],
    ]));

  it('is in one weight where one of its fonts has no other', () => {
    const isText = (piece: unknown) => typeof piece === 'string';
    expect(printed('Anna Smith').every(isText)).toBe(true);
    expect(
      printed('Anna 王')
        .filter((piece) => piece !== '')
        .some(isText),
    ).toBe(false);
  });

  it('has a word in one font where one has all its letters', () => {
    expect(runs('Παπαδόπουλος')).toEqual(['Noto Sans: Παπαδόπουλος']);
    expect(runs('JoséВ')).toEqual(['Noto Sans: JoséВ']);
    expect(runs('X王Y')).toEqual(['X', 'Noto Sans SC: 王', 'Y']);
  });

  it('has letters composed that were typed as letter and mark', () =>
    expect(runs('Jose\u0301')).toEqual(['José']));

  it('has no signs that are not seen, but those that join letters', () => {
    expect(runs('A\u200Bnn\u200Da').join('')).toBe('Anna');
    expect(runs('葛\u{E0101}城')).toEqual(['Noto Sans SC: 葛', 'Noto Sans SC: 城']);
    expect(runs('क्\u200Dष')).toEqual(['Noto Sans Devanagari: क्\u200Dष']);
  });

  it('has letters that no font has, as they are', () =>
    expect(runs('မြန်မာ').join('')).toBe('မြန်မာ'));
});

describe('a text from right to left', () => {
  it('has its words in order from the right, its letters left to the printer', () =>
    expect(runs('محمد علي')).toEqual(['Noto Sans Arabic: علي', ' ', 'Noto Sans Arabic: محمد']));

  it('has numbers and Latin words in it from left to right', () => {
    expect(runs('דוד 12 Smith')).toEqual(['Smith', ' ', '12', ' ', 'Noto Sans Hebrew: דוד']);
    expect(runs('Mr דוד לוי 12')).toEqual([
      ...['Mr', ' ', '12', ' ', 'Noto Sans Hebrew: לוי', ' ', 'Noto Sans Hebrew: דוד'],
    ]);
  });

  it('has brackets turned round, and figures of its own from left to right', () => {
    expect(runs('(דוד)')).toEqual(['(', 'Noto Sans Hebrew: דוד', ')']);
    expect(runs('علي ۱۲')).toEqual([
      ...['Noto Sans Arabic: ۱', 'Noto Sans Arabic: ۲', ' ', 'Noto Sans Arabic: علي'],
    ]);
  });

  it('has the words beside it in one font each', () =>
    expect(runs('Παπαδόπουλος דוד')).toEqual([
      ...['Noto Sans: Παπαδόπουλος', ' ', 'Noto Sans Hebrew: דוד'],
    ]));

  it('shows no marks that only say where it goes', () =>
    expect(runs('\u202Bדוד\u202C').join('')).toBe('Noto Sans Hebrew: דוד'));
});
