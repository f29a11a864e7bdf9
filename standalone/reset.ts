import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@baanpak/infrastructure/config/config.ts';
import { existingData } from '@baanpak/infrastructure/database/embedded-postgres/data-place.ts';
import { attachEmbeddedPostgres } from '@baanpak/infrastructure/database/embedded-postgres/postmaster.ts';
import { BootError } from '@baanpak/infrastructure/process/errors.ts';

/** Empties the embedded stores; refused while the product runs on them, or when they are not embedded. */
export async function resetData({ embedded, dataDirectory }: Config): Promise<void> {
  if (!embedded) throw new BootError('--reset empties embedded stores only; none are in use here.');
  const directory = join(dataDirectory, 'postgres');
  if (await attachEmbeddedPostgres(directory))
    throw new BootError(`--reset: the product is running on ${dataDirectory}; stop it first.`);
  const data = await existingData(directory);
  if (data !== undefined) await rm(data, { recursive: true, force: true });
}
