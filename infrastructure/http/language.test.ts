import { describe, expect, it } from 'vitest';
import { languageOfRequest } from './language.ts';

const given = (header: string | undefined, url = '/rooms') =>
  languageOfRequest({ url, headers: header === undefined ? {} : { 'accept-language': header } });

describe('the language of a request', () => {
  it('is Thai when nobody says', () => {
    expect(given(undefined)).toBe('th');
    expect(given('')).toBe('th');
    expect(given('fr, de;q=0.5')).toBe('th');
  });

  it.each([
    ['en', 'en'],
    ['EN-us', 'en'],
    ['th-TH,en;q=0.9', 'th'],
    ['en;q=0.3, th;q=0.8', 'th'],
    ['fr, en;q=0.2, th;q=0.1', 'en'],
    ['en;q=0, *', 'th'],
    ['th;q=0, en;q=0.001', 'en'],
    ['en, th', 'en'],
    ['en;q=abc, th;q=0.1', 'th'],
    ['enm', 'th'],
    ['*', 'th'],
  ])('of accept-language %s is %s', (header, language) => expect(given(header)).toBe(language));

  it('is what the address asks for, whatever the header says', () => {
    expect(given('th', '/rooms?page=2&lang=en')).toBe('en');
    expect(given('en', '/rooms/?lang=th')).toBe('th');
  });

  it('ignores languages it does not have', () => {
    expect(given('en', '/rooms?lang=fr')).toBe('en');
    expect(given('en', '/rooms?slang=th')).toBe('en');
    expect(given('en', '/lang=th')).toBe('en');
  });
});
