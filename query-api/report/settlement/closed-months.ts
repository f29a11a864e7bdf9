import type { SettledAmounts } from '@baanpak/domain/settlement/owed.ts';
import { type SqlBool, sql } from 'kysely';
import type { ReadDb } from '../../deps.ts';
import { inScope } from '../../staff-list.ts';
import type { Asked } from '../asked.ts';
import { monthOf, type OfMonth } from './months.ts';

/** A month of an owner that was paid out; amounts are null where its event says none. */
export type Closed = OfMonth &
  Readonly<{ paidAt: string; reference: string; amounts: SettledAmounts | null }>;

/** Those closed by a place in the log, up to the last month asked for, in the order in which they were closed. */
export async function closedMonths(
  db: ReadDb,
  { scope, ownerId, to, upTo }: Asked,
): Promise<Closed[]> {
  const { commit, prepare } = upTo.position;
  return db
    .selectFrom('settlements')
    .select(['owner_id as ownerId', 'month', 'paid_at as paidAt', 'reference', 'amounts'])
    .where((eb) => inScope(scope, eb.ref('owner_id')))
    .where('month', '<=', monthOf(to))
    .where(
      sql<SqlBool>`(commit_position, prepare_position) <= (${String(commit)}::bigint, ${String(prepare)}::bigint)`,
    )
    .$if(ownerId !== undefined, (query) => query.where('owner_id', '=', ownerId ?? ''))
    .orderBy('commit_position')
    .orderBy('prepare_position')
    .execute();
}
