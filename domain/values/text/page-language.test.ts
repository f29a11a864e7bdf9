import { hostilePaths } from '@baanpak/domain/testing/hostile-paths.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inLanguage, languageOf, translated } from './page-language.ts';

describe('an address', () => {
  it('is English under /en alone', () => {
    expect(['/en', '/en/hotel/a', '/', '/england', '/hotel/en'].map(languageOf)).toEqual([
      'en',
      'en',
      'th',
      'th',
      'th',
    ]);
  });

  it('is the same page in the other language', () => {
    expect(translated('/', 'en')).toBe('/en');
    expect(translated('/?a=1', 'en')).toBe('/en?a=1');
    expect(translated('/en', 'th')).toBe('/');
    expect(translated('/en?a=1', 'th')).toBe('/?a=1');
    expect(translated('/en/hotel/a?b=1', 'th')).toBe('/hotel/a?b=1');
    expect(translated('/england', 'en')).toBe('/en/england');
  });

  it('is on this site, whatever was asked for', () => {
    expect(translated('/en//evil.example/login', 'th')).toBe('/evil.example/login');
    fc.assert(
      fc.property(
        hostilePaths(),
        fc.constantFrom('th' as const, 'en' as const),
        (path, language) => {
          const { origin } = new URL(translated(path, language), 'https://baanpak.example');
          expect(origin).toBe('https://baanpak.example');
        },
      ),
    );
  });

  it('keeps its language where that is wanted', () => {
    expect(translated('/en/hotel/a', 'en')).toBe('/en/hotel/a');
    expect(inLanguage('th', '/hotel/a')).toBe('/hotel/a');
  });
});
