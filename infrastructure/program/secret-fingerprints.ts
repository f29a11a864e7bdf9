import { createHmac } from 'node:crypto';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import type { Generated } from 'kysely';
import type { Pool } from 'pg';
import type { Secrets } from '../config/data-directory.ts';
import { openKysely } from '../database/kysely.ts';
import { tableExists } from '../database/raw-queries.ts';
import type { PersonalKeyTables } from '../personal-keys/postgres.ts';
import { openBytes } from '../personal-keys/seal.ts';
import { BootError } from '../process/errors.ts';

type Kept = Pick<Secrets, 'id' | 'data'>;
/** The projector has the one without the other. */
type Known = Pick<Secrets, 'data'> & Partial<Kept>;

const LOST = {
  ID_SECRET: 'the links of guests and the ids of requests would lead nowhere',
  DATA_KEY: 'personal data could not be read',
} as const;
type Name = keyof typeof LOST;

/** Tells a secret from another one, and nothing of it. */
const fingerprintOf = (secret: string | Buffer): string =>
  createHmac('sha256', secret).update('fingerprint').digest('hex').slice(0, 32);

/** What tells the secrets that a log is written with, by their variables; it tells nothing of them. */
export const fingerprintsOf = ({ id, data }: Known): readonly (readonly [Name, string])[] => [
  ...(id === undefined ? [] : [['ID_SECRET', fingerprintOf(id)] as const]),
  ['DATA_KEY', fingerprintOf(data)],
];

/**
 * Notes at the first boot which secrets the log is written with, in schema `command`. Throws a BootError
 * that names the variable when another one is given later, or cannot unwrap the keys that are there.
 */
export async function keepFingerprints(pool: Pool, secrets: Kept): Promise<void> {
  await assertUnwraps(pool, secrets.data);
  for (const [name, fingerprint] of fingerprintsOf(secrets))
    await openKysely<FingerprintTables>(pool)
      .insertInto('command.secret_fingerprints')
      .values({ name, fingerprint })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
  await checkFingerprints(pool, secrets);
}

/** The same for who only reads: nothing is noted, and before anything was there is nothing to tell. */
export async function checkFingerprints(pool: Pool, secrets: Known): Promise<void> {
  if (!(await tableExists(pool, 'command.secret_fingerprints'))) return;
  const rows = await openKysely<FingerprintTables>(pool)
    .selectFrom('command.secret_fingerprints')
    .select(['name', 'fingerprint'])
    .execute();
  const kept = new Map(rows.map(({ name, fingerprint }) => [name, fingerprint]));
  const others = fingerprintsOf(secrets).filter(
    ([name, fingerprint]) => kept.has(name) && kept.get(name) !== fingerprint,
  );
  if (others.length > 0) throw new BootError(others.map(([name]) => refusalOf(name)).join('\n'));
}

/** A log of before fingerprints were kept may have keys already: what wrapped one unwraps it. */
async function assertUnwraps(pool: Pool, dataKey: Buffer): Promise<void> {
  const kept = await openKysely<PersonalKeyTables>(pool)
    .selectFrom('command.personal_keys')
    .select('wrapped_key')
    .where('wrapped_key', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  try {
    if (kept?.wrapped_key) openBytes(dataKey, kept.wrapped_key);
  } catch {
    throw new BootError(refusalOf('DATA_KEY'));
  }
}

const refusalOf = (name: Name): string =>
  `${name} is not the one this log was written with: ${LOST[name]}. Give the former one; where none ` +
  'was given, it is kept in secrets.json in DATA_DIR.';

export type FingerprintTables = {
  'command.secret_fingerprints': {
    name: string;
    fingerprint: string;
    noted_at: Generated<Instant>;
  };
};
