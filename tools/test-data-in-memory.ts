import { accessSync, constants, statfsSync } from 'node:fs';

/** Memory that Linux shows as a directory. */
const IN_MEMORY = '/dev/shm';
/** In bytes: all that tests keep there at once is a small part of it. */
const ROOM = 8 * 2 ** 30;

/**
 * Has tests and what they start make their temporary files in memory where there is room, unless TMPDIR says another
 * place: hundreds of databases are made and removed, of a thousand files each. Benches keep to the disk.
 */
export function keepTestDataInMemory(): void {
  if (process.env.TMPDIR === undefined && hasRoom()) process.env.TMPDIR = IN_MEMORY;
}

function hasRoom(): boolean {
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= ROOM;
  } catch {
    return false;
  }
}
