import { describe, expect, it } from 'vitest';

export type Texts = Readonly<{ [key: string]: string | Texts }>;

/** All texts by their whole key. */
const flat = (texts: Texts, path = ''): readonly (readonly [key: string, text: string])[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as const] : flat(value, `${path}${key}.`),
  );

const PLURAL = /_(one|other)$/;
const without = (key: string) => key.replace(PLURAL, '');
const variablesIn = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].sort();
const keysOf = (texts: ReadonlyMap<string, string>) =>
  [...new Set([...texts.keys()].map(without))].sort();

/** What catalogues of two languages have in common, as tests. */
export function testsOfTexts(thai: Texts, english: Texts): void {
  describe('the catalogues', () => {
    const inThai = new Map(flat(thai));
    const inEnglish = new Map(flat(english));

    it('have the same keys in both languages, and no empty text', () => {
      expect(keysOf(inEnglish)).toEqual(keysOf(inThai));
      expect([...inThai, ...inEnglish].filter(([, text]) => text.trim() === '')).toEqual([]);
    });

    it('count one and more in English, and need but one form in Thai', () => {
      const counted = [...inEnglish.keys()].filter((key) => PLURAL.test(key)).map(without);
      const isWhole = (key: string) =>
        inEnglish.has(`${key}_one`) && (inEnglish.has(`${key}_other`) || inEnglish.has(key));
      expect(counted.filter((key) => !isWhole(key))).toEqual([]);
      expect([...inThai.keys()].filter((key) => key.endsWith('_one'))).toEqual([]);
    });

    it('put the same into a text in both languages', () => {
      const differing = [...inThai].filter(([key, text]) => {
        const other = inEnglish.get(key) ?? inEnglish.get(`${key}_other`);
        return other === undefined || String(variablesIn(text)) !== String(variablesIn(other));
      });
      expect(differing).toEqual([]);
    });
  });
}
