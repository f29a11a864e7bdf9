import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { BootError } from '@baanpak/infrastructure/config/boot-error.ts';
import type { Environment } from '@baanpak/infrastructure/config/read-environment.ts';
import { settingsFrom } from '@baanpak/infrastructure/config/settings.ts';

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
