import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { settingsFrom } from '@baanpak/infrastructure/config/config.ts';
import type { Environment } from '@baanpak/infrastructure/config/variables.ts';
import { BootError } from '@baanpak/infrastructure/process/errors.ts';

/** Or new ones would be made, with which nothing of a backup could be read. */
export async function refuseWithoutSecrets(environment: Environment): Promise<void> {
  const { secrets, dataDirectory } = settingsFrom(environment);
  if (secrets.id !== undefined && secrets.data !== undefined && secrets.jwt !== undefined) return;
  const path = join(dataDirectory, 'secrets.json');
  await access(path).catch(() => {
    throw new BootError(
      `${path} is missing: put that of the product that was backed up there first, or give JWT_SECRET, ID_SECRET and DATA_KEY.`,
    );
  });
}
