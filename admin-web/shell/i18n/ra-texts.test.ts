import englishMessages from 'ra-language-english';
import { describe, expect, it } from 'vitest';
import { en, ra as english } from './en.ts';
import { i18nProviderOn, openI18n } from './i18n.ts';
import { raTh } from './ra.th.ts';
import { th, ra as thai } from './th.ts';

const keysOf = (texts: object, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'object' ? keysOf(text, `${path}${key}.`) : `${path}${key}`,
  );
const placesOf = (text: string) => new Set(text.match(/%\{\w+\}/g));

describe('what react-admin says', () => {
  const inEnglish = i18nProviderOn(openI18n('en', en, english));
  const inThai = i18nProviderOn(openI18n('th', th, thai));

  it('is said in Thai with the same keys', () => {
    expect(keysOf(raTh)).toEqual(keysOf(englishMessages.ra));
  });

  it('fills in nothing in Thai that English does not', () => {
    const texts = (from: object) =>
      Object.fromEntries(keysOf(from).map((key) => [key, key.split('.').reduce(into, from)]));
    const into = (at: object | string, key: string): object | string =>
      typeof at === 'object' ? Object.entries(at).find(([name]) => name === key)?.[1] : at;
    const englishTexts = texts(englishMessages.ra);
    for (const [key, text] of Object.entries(texts(raTh)))
      for (const place of placesOf(String(text)))
        expect([key, [...placesOf(String(englishTexts[key]))]]).toEqual([
          key,
          expect.arrayContaining([place]),
        ]);
  });

  it('has its places filled and its forms chosen', () => {
    const range = { offsetBegin: 1, offsetEnd: 25, total: 82 };
    expect(inEnglish.translate('ra.navigation.page_range_info', range)).toBe('1-25 of 82');
    const bulk = (count: number) =>
      inEnglish.translate('ra.action.bulk_actions', { smart_count: count });
    expect([bulk(1), bulk(3)]).toEqual(['1 item selected', '3 items selected']);
    expect(inThai.translate('ra.action.bulk_actions', { smart_count: 3 })).toBe('เลือกแล้ว 3 รายการ');
  });

  it('is the given default, or the key, where there is nothing', () => {
    expect(inThai.translate('Malee', { _: 'Malee' })).toBe('Malee');
    expect(inThai.translate('no.such.key')).toBe('no.such.key');
  });
});
