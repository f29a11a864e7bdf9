import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyFiles, linkLibraries } from './binaries.ts';

let temporary: string;
let native: string;

beforeEach(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'baanpak-files-'));
  native = join(temporary, 'package', 'native');
  await mkdir(join(native, 'lib'), { recursive: true });
  await mkdir(join(native, 'bin'));
  await writeFile(join(native, 'bin', 'postgres'), '#!/bin/sh');
  await writeFile(join(native, 'lib', 'libpq.so.5.18'), 'library');
  await writeFile(
    join(native, 'pg-symlinks.json'),
    '[{"source":"native/lib/libpq.so.5.18","target":"native/lib/libpq.so.5"}]',
  );
});
afterEach(() => rm(temporary, { recursive: true, force: true }));

describe('the files of the package', () => {
  it('get the links that npm left out, once', async () => {
    await linkLibraries(native);
    await linkLibraries(native);
    expect(await readlink(join(native, 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18');
  });

  it('are copied whole by many at once, for all to read, whatever the modes were', async () => {
    await chmod(join(native, 'bin', 'postgres'), 0o600);
    const copies = join(temporary, 'copies');
    const copy = join(copies, 'postgres-18');
    await Promise.all(Array.from({ length: 4 }, () => copyFiles(native, copy)));
    expect(await readdir(copies)).toEqual(['postgres-18']);
    expect(await readFile(join(copy, 'native', 'lib', 'libpq.so.5'), 'utf8')).toBe('library');
    const mode = async (...path: string[]) => (await stat(join(copy, ...path))).mode & 0o777;
    expect(await mode()).toBe(0o755);
    expect(await mode('native', 'bin', 'postgres')).toBe(0o755);
    expect(await mode('native', 'lib', 'libpq.so.5.18')).toBe(0o644);
  });
});
