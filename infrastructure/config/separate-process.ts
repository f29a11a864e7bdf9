import { BootError } from './boot-error.ts';
import type { ProcessSettings } from './settings.ts';

/** The database of a process that runs beside others; BootError when none is named. */
export function sharedDatabaseUrl({ stores }: Pick<ProcessSettings, 'stores'>): string {
  if (stores.databaseUrl !== undefined) return stores.databaseUrl;
  throw new BootError(
    'DATABASE_URL is not set; a process that runs alone shares its database with the others.',
  );
}

/** The origin at which a process that runs beside others calls the APIs; BootError when none is named. */
export const apiOrigin = (config: Pick<ProcessSettings, 'http'>): string =>
  config.http.apiUrl ?? publicOrigin(config);

/** The origin behind which all processes are one site; BootError when it is not named. */
export function publicOrigin({ http }: Pick<ProcessSettings, 'http'>): string {
  if (http.publicUrl !== undefined) return http.publicUrl;
  throw new BootError('PUBLIC_URL is not set; a process that runs alone must know its gateway.');
}
