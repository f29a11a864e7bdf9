import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeMedia } from './contract-suite.ts';
import { diskMedia } from './disk.ts';
import { MediaUnavailable } from './port.ts';

describeMedia('pictures on disk', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'baanpak-media-'));
  return {
    media: diskMedia(join(directory, 'made', 'when-needed')),
    files: () => readdir(join(directory, 'made', 'when-needed')),
    remove: () => rm(directory, { recursive: true }),
  };
});

it('a disk that is full is away, and keeps no half file', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'baanpak-media-'));
  const media = diskMedia(directory, async (file) => {
    await writeFile(file, 'hal');
    throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  });
  await expect(media.put(Buffer.from('half a picture'))).rejects.toThrow(MediaUnavailable);
  expect(await readdir(directory)).toEqual([]);
  await rm(directory, { recursive: true });
});

it('a directory that cannot be used is away', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'baanpak-media-'));
  const file = join(directory, 'a-file');
  await writeFile(file, '');
  const media = diskMedia(file);
  await expect(media.put(Buffer.from('a picture'))).rejects.toThrow(MediaUnavailable);
  await expect(media.read('0'.repeat(32))).rejects.toThrow(MediaUnavailable);
  await rm(directory, { recursive: true });
});
