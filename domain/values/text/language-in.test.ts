import { expect, it } from 'vitest';
import { languageIn } from './language-in.ts';

it('a text with Thai letters is Thai, one with Latin letters alone English', () => {
  expect(languageIn('ห้องสวย wifi ดี')).toBe('th');
  expect(languageIn('Lovely room, 10/10')).toBe('en');
  expect(languageIn('10/10 👍')).toBeUndefined();
});
