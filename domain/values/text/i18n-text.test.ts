import { expect, it } from 'vitest';
import { i18nText } from './i18n-text.ts';

it('a plain string stands for both languages', () =>
  expect(i18nText('บ้าน')).toEqual({ th: 'บ้าน', en: 'บ้าน' }));

it('a text in two languages stays as it is', () => {
  const text = { th: 'บ้าน', en: 'House' };
  expect(i18nText(text)).toEqual(text);
});
