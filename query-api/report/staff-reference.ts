import { createHash } from 'node:crypto';
import { sql } from 'kysely';

const OF_PROVIDER = /^chrg_/;

/**
 * What money is called before staff: a charge's own id opens its state to anyone who has it, so it is hashed;
 * the ids of transfers, refunds and payments at the desk open nothing.
 */
export function staffReference(ref: string | null): string | null {
  if (ref === null || !OF_PROVIDER.test(ref)) return ref;
  const hash = createHash('md5').update(ref).digest('hex');
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The same of a fact `f`. */
export const staffReferenceInSql = sql<
  string | null
>`case when f.ref ~ '^chrg_' then md5(f.ref)::uuid::text else f.ref end`;
