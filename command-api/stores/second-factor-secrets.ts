import { createHmac } from 'node:crypto';
import type { SecondFactor } from '@baanpak/domain/user/second-factor.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import { decrypt, encrypt } from '@baanpak/infrastructure/personal-keys/seal.ts';
import type { Pool } from 'pg';
import { type CommandDb, commandDb } from '../schema/tables.ts';

/** A row of a user's, by the version that their stream names. */
type Versioned = Readonly<{ userId: string; version: string }>;

export type Setup = Readonly<{
  secret: string;
  madeAt: Instant;
  /** Whether it was begun with the present password; a program of before asked for none. */
  byPassword: boolean;
}>;

/** Secrets of authenticator apps and recovery codes, in schema `command`; the user's stream says which count. */
export type SecondFactorSecrets = Readonly<{
  /** Answers what is kept under that version: the secret of before where there was one. */
  keep(of: Versioned, setup: Setup): Promise<Setup>;
  find(of: Versioned): Promise<Setup | undefined>;
  /** Whether the step of a code, or a later one, was not used before; it is from now on. */
  spendStep(of: Versioned, step: number): Promise<boolean>;
  keepCodes(of: Versioned, codes: readonly string[]): Promise<void>;
  /** Which of the recovery codes it is; undefined: none of them. */
  numberOf(of: Versioned, code: string): Promise<number | undefined>;
  /** Forgets the secrets that were never confirmed, made before an instant, of who has no second factor. */
  forgetSetups(userId: string, madeBefore: Instant): Promise<void>;
  /** Forgets recovery codes of a version that others have replaced. */
  forgetCodes(of: Versioned): Promise<void>;
  /** Forgets all but what counts; null: all. */
  forgetOthers(userId: string, counts: SecondFactor | null): Promise<void>;
}>;

/** Secrets are sealed with DATA_KEY, recovery codes kept as their HMAC with ID_SECRET. */
export function postgresSecondFactors(
  pool: Pool,
  { data: dataKey, id: idSecret }: Readonly<{ data: Buffer; id: string }>,
): SecondFactorSecrets {
  const db = commandDb(pool);
  const hashOf = ({ userId, version }: Versioned, code: string) =>
    createHmac('sha256', idSecret)
      .update(JSON.stringify(['recovery-code', userId, version, code]))
      .digest('hex');

  async function find({ userId, version }: Versioned): Promise<Setup | undefined> {
    const found = await db
      .selectFrom('command.second_factor_secrets')
      .select(['sealed', 'made_at as madeAt', 'by_password as byPassword'])
      .where('user_id', '=', userId)
      .where('version', '=', version)
      .executeTakeFirst();
    if (!found) return undefined;
    const { sealed, ...setup } = found;
    return { ...setup, secret: String(decrypt(dataKey, sealed)) };
  }

  return {
    find,
    async keep(of, setup) {
      const { secret, madeAt: made_at, byPassword: by_password } = setup;
      const { userId: user_id, version } = of;
      await db
        .insertInto('command.second_factor_secrets')
        .values({ user_id, version, sealed: encrypt(dataKey, secret), made_at, by_password })
        .onConflict((conflict) => conflict.columns(['user_id', 'version']).doNothing())
        .execute();
      return (await find(of)) ?? setup;
    },
    async spendStep({ userId, version }, step) {
      const { numUpdatedRows } = await db
        .updateTable('command.second_factor_secrets')
        .set({ last_step: step })
        .where('user_id', '=', userId)
        .where('version', '=', version)
        .where((row) => row.or([row('last_step', 'is', null), row('last_step', '<', step)]))
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    async keepCodes(of, codes) {
      const { userId: user_id, version } = of;
      await db
        .insertInto('command.recovery_codes')
        .values(codes.map((code, number) => ({ user_id, version, number, hash: hashOf(of, code) })))
        .onConflict((conflict) => conflict.columns(['user_id', 'version', 'number']).doNothing())
        .execute();
    },
    async numberOf(of, code) {
      const found = await db
        .selectFrom('command.recovery_codes')
        .select('number')
        .where('user_id', '=', of.userId)
        .where('version', '=', of.version)
        .where('hash', '=', hashOf(of, code))
        .executeTakeFirst();
      return found?.number;
    },
    async forgetCodes({ userId, version }) {
      await db
        .deleteFrom('command.recovery_codes')
        .where('user_id', '=', userId)
        .where('version', '=', version)
        .execute();
    },
    forgetSetups: (userId, madeBefore) => forgetSetups(db, userId, madeBefore),
    forgetOthers: (userId, counts) => forgetOthers(db, userId, counts),
  };
}

async function forgetSetups(db: CommandDb, userId: string, madeBefore: Instant): Promise<void> {
  await db
    .deleteFrom('command.second_factor_secrets')
    .where('user_id', '=', userId)
    .where('made_at', '<', madeBefore)
    .execute();
}

async function forgetOthers(
  db: CommandDb,
  userId: string,
  counts: SecondFactor | null,
): Promise<void> {
  await db
    .deleteFrom('command.second_factor_secrets')
    .where('user_id', '=', userId)
    .where('version', 'is distinct from', counts?.secretVersion ?? null)
    .execute();
  await db
    .deleteFrom('command.recovery_codes')
    .where('user_id', '=', userId)
    .where('version', 'is distinct from', counts?.recoveryVersion ?? null)
    .execute();
}
