import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../process/thrown.ts';
import { BootError } from './boot-error.ts';

/** Makes DATA_DIR where it is missing; BootError naming it when nothing can be written there. */
export async function makeDataDirectory(directory: string): Promise<void> {
  try {
    await mkdir(directory, { recursive: true });
    await rm(await mkdtemp(join(directory, '.trial-')), { recursive: true });
  } catch (error) {
    throw new BootError(
      `DATA_DIR is ${directory}, which cannot be written (${errorCode(error)}); it must be a directory this user can write.`,
    );
  }
}
