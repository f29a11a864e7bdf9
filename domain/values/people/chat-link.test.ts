import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostilePaths } from '../../testing/hostile-paths.ts';
import { chatLink } from './chat-link.ts';

describe('where guests write to a hotel', () => {
  it.each([
    ['@baanpak', 'https://line.me/R/ti/p/@baanpak'],
    [' @Baan-Pak.1 ', 'https://line.me/R/ti/p/@Baan-Pak.1'],
    ['somchai_99', 'https://line.me/R/ti/p/~somchai_99'],
    ['https://line.me/R/ti/p/@riverside', 'https://line.me/R/ti/p/@riverside'],
    ['https://m.me/riverside', 'https://m.me/riverside'],
  ])('by %j is %s', (contact, link) => expect(chatLink(contact)).toBe(link));

  it.each([
    'http://line.me/a',
    'javascript:alert(1)',
    'https://',
    'https://a b',
    '//line.me/a',
    'two words',
    '@',
    '',
    `https://line.me/${'a'.repeat(500)}`,
  ])('is not %j', (contact) => expect(chatLink(contact)).toBeUndefined());

  it('is an https link or nothing, which stays what it is', () => {
    fc.assert(
      fc.property(
        hostilePaths(),
        fc.constantFrom('', 'https:', 'https://', '@'),
        (text, before) => {
          const link = chatLink(before + text);
          if (link === undefined) return;
          expect(new URL(link).protocol).toBe('https:');
          expect(chatLink(link)).toBe(link);
        },
      ),
    );
  });
});
