import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostilePaths } from '../../testing/hostile-paths.ts';
import { localPath } from './local-path.ts';

const ORIGIN = 'https://baanpak.example';

describe('a path on its own origin', () => {
  it.each([
    ['/hotel/a?b=1#c', '/hotel/a?b=1#c'],
    ['//evil.example/login', '/evil.example/login'],
    ['/\\evil.example', '/evil.example'],
    ['\t//evil.example', '/%09//evil.example'],
    ['/\n/evil.example', '/%0A/evil.example'],
    ['https://evil.example', '/https://evil.example'],
    ['/hotel/บ้าน', '/hotel/%E0%B8%9A%E0%B9%89%E0%B8%B2%E0%B8%99'],
    ['', '/'],
  ])('of %j is %s', (text, path) => expect(localPath(text)).toBe(path));

  it('leads nowhere else, whatever it was made of', () => {
    fc.assert(
      fc.property(hostilePaths(), (text) => {
        const path = localPath(text);
        expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
        expect(path).toMatch(/^\/[\x21-\x7e]*$/);
        expect(localPath(path)).toBe(path);
      }),
      { numRuns: 2000 },
    );
  });
});
