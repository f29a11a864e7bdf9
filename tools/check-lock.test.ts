import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'baanpak-lock-'));
});
afterAll(() => rmSync(directory, { recursive: true }));

const HASH = { version: '1.2.3', integrity: 'sha512-abc' };

function check(packages: object) {
  writeFileSync(join(directory, 'package-lock.json'), JSON.stringify({ packages }));
  const program = join(import.meta.dirname, 'check-lock.js');
  const { status, stderr } = spawnSync(process.execPath, [program], {
    cwd: directory,
    encoding: 'utf8',
  });
  return [status, stderr.trim().split('\n').slice(0, -1)];
}

it('takes hashes, and none of our own folders, of links and of what is in a bundle', () =>
  expect(
    check({
      '': { name: 'baanpak' },
      domain: { version: '1.0.0' },
      'node_modules/@baanpak/domain': { resolved: 'domain', link: true },
      'node_modules/a': HASH,
      'node_modules/a/node_modules/b': { version: '1.0.0', inBundle: true },
    }),
  ).toEqual([0, []]));

it('names a package without a hash, and the call that prints it', () =>
  expect(
    check({
      'node_modules/a': HASH,
      'node_modules/a/node_modules/@b/c': { version: '2.0.0' },
      'node_modules/d': { name: 'e', version: '3.0.0' },
    }),
  ).toEqual([
    1,
    [
      'node_modules/a/node_modules/@b/c has no integrity: npm view @b/c@2.0.0 dist.integrity',
      'node_modules/d has no integrity: npm view e@3.0.0 dist.integrity',
    ],
  ]));

it('names the binaries of macOS and of Linux on ARM that are left out', () =>
  expect(
    check({
      'node_modules/a': {
        ...HASH,
        optionalDependencies: {
          '@a/darwin-arm64': '1.2.3',
          '@a/linux-x64': '1.2.3',
          '@a/linux-arm64-musl': '1.2.3',
          '@a/win32-x64': '1.2.3',
        },
      },
      'node_modules/@a/linux-x64': HASH,
    }),
  ).toEqual([1, ['node_modules/a lacks @a/darwin-arm64, which other machines install']]));

it('does not pass where it finds nothing to check', () => expect(check({})).toEqual([1, []]));
