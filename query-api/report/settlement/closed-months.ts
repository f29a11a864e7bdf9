import { type SqlBool, sql } from 'kysely';
import type { ReadDb } from '../../deps.ts';
import { inScope } from '../../staff-list.ts';
import type { Asked } from '../asked.ts';

/** A month of an owner that was paid out. */
export type Closed = Readonly<{
  ownerId: string;
  month: string;
  paidAt: string;
  reference: string;
}>;

const monthOf = (day: string): string => day.slice(0, 'YYYY-MM'.length);

/** The months closed by a place in the log, of those that the days asked for lie in. */
export async function closedMonths(
  db: ReadDb,
  { scope, ownerId, from, to, upTo }: Asked,
): Promise<Closed[]> {
  const { commit, prepare } = upTo.position;
  return db
    .selectFrom('settlements')
    .select(['owner_id as ownerId', 'month', 'paid_at as paidAt', 'reference'])
    .where((eb) => inScope(scope, eb.ref('owner_id')))
    .where('month', '>=', monthOf(from))
    .where('month', '<=', monthOf(to))
    .where(
      sql<SqlBool>`(commit_position, prepare_position) <= (${String(commit)}::bigint, ${String(prepare)}::bigint)`,
    )
    .$if(ownerId !== undefined, (query) => query.where('owner_id', '=', ownerId ?? ''))
    .execute();
}
