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

it('a directory that cannot be used is away', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'baanpak-media-'));
  const file = join(directory, 'a-file');
  await writeFile(file, '');
  const media = diskMedia(file);
  await expect(media.put(Buffer.from('a picture'))).rejects.toThrow(MediaUnavailable);
  await expect(media.read('0'.repeat(32))).rejects.toThrow(MediaUnavailable);
  await rm(directory, { recursive: true });
});
