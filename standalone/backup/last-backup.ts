import { join } from 'node:path';
import type { Config } from '@baanpak/infrastructure/config/config.ts';

/** Where is noted when the last backup was made, and where it is. */
export const lastBackupFile = ({ dataDirectory }: Pick<Config, 'dataDirectory'>): string =>
  join(dataDirectory, 'last-backup.json');
