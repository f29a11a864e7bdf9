import type { SettledAmounts } from '@baanpak/domain/settlement/outstanding.ts';
import type { ReadDb } from '../../deps.ts';
import { inScope } from '../../staff-list.ts';
import { recordedBy } from '../recorded-by.ts';
import type { ReportRequest } from '../report-request.ts';
import { monthOf, type OfMonth } from './months.ts';

/** A month of an owner that was paid out; amounts are null where its event says none. */
export type Closed = OfMonth &
  Readonly<{ paidAt: string; reference: string; amounts: SettledAmounts | null }>;

/** Those closed by a place in the log, up to the last month asked for, in the order in which they were closed. */
export async function closedMonths(
  db: ReadDb,
  { scope, ownerId, to, upTo }: ReportRequest,
): Promise<Closed[]> {
  return db
    .selectFrom('settlements')
    .select(['owner_id as ownerId', 'month', 'paid_at as paidAt', 'reference', 'amounts'])
    .where((eb) => inScope(scope, eb.ref('owner_id')))
    .where('month', '<=', monthOf(to))
    .where(recordedBy('settlements', { upTo }))
    .$if(ownerId !== undefined, (query) => query.where('owner_id', '=', ownerId ?? ''))
    .orderBy('commit_position')
    .orderBy('prepare_position')
    .execute();
}
