import { BootError } from '../../process/errors.ts';
import { settingsFrom } from '../config.ts';
import type { Environment } from '../variables.ts';

export const SECRET = 'a secret of more than 32 characters';
export const REQUIRED = {
  JWT_SECRET: SECRET,
  ID_SECRET: SECRET,
  DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
  API_KEYS: 'guest-key',
};
/** What a deployment must say at least. */
export const PRODUCTION = {
  ...REQUIRED,
  DATABASE_URL: 'postgresql://app:hunter2@db/baanpak',
  PAYMENTS: 'sandbox',
};
export const OMISE = {
  OMISE_PUBLIC_KEY: 'pkey_test_1',
  OMISE_SECRET_KEY: 'skey_test_1',
  OMISE_WEBHOOK_SECRET: 'c2VjcmV0',
};

/** What is said at boot of an environment that is wrong, a line each. */
export function problemsOf(environment: Environment): string[] {
  try {
    settingsFrom(environment);
  } catch (error) {
    if (error instanceof BootError) return error.message.split('\n');
    throw error;
  }
  return [];
}
