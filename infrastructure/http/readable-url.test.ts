import { hostilePaths } from '@baanpak/domain/testing/hostile-paths.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readableUrl } from './readable-url.ts';

describe('an address', () => {
  it.each([
    ['/booking/%zz', '/booking/%25zz'],
    ['/booking/%', '/booking/%25'],
    ['/hotel/%ff%20', '/hotel/%25ff%2520'],
    ['/hotel/%zz?a=%zz', '/hotel/%25zz?a=%zz'],
    ['/hotel/%E0%B8%81?a=%zz', '/hotel/%E0%B8%81?a=%zz'],
    ['/hotel/a', '/hotel/a'],
  ])('%s is read as %s', (url, read) => expect(readableUrl({ url })).toBe(read));

  it('can always be read', () => {
    fc.assert(
      fc.property(hostilePaths(), (path) => {
        const [read = ''] = readableUrl({ url: `/${path}` }).split(/[?#]/);
        expect(() => decodeURI(read)).not.toThrow();
      }),
    );
  });
});
