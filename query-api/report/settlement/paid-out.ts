import { added, type MonthOfOwner, NOTHING } from '@baanpak/domain/settlement/outstanding.ts';
import type { ReadDb } from '../../deps.ts';
import type { ReportRequest } from '../report-request.ts';
import { carriedInto, type Sums } from './carried.ts';
import type { Closed } from './closed-months.ts';
import { keyOf } from './months.ts';
import { sumClosedMonths, sumWhenClosed } from './sum-months.ts';

/** What was paid out for the months that were closed, and what is recorded of them by now. */
export type PaidOut = Readonly<{ paid: Sums; recorded: Sums }>;

const NONE: PaidOut = { paid: new Map(), recorded: new Map() };

/** `closings` in the order in which they were made. */
export async function paidOut(
  db: ReadDb,
  asked: ReportRequest,
  closings: readonly Closed[],
): Promise<PaidOut> {
  if (closings.length === 0) return NONE;
  const isOfOld = closings.some(({ amounts }) => amounts === null);
  const [recorded, whenClosed] = await Promise.all([
    sumClosedMonths(db, asked),
    isOfOld ? sumWhenClosed(db, asked) : [],
  ]);
  const paid = new Map<string, MonthOfOwner>();
  for (const { amounts, ...of } of closings) {
    const then = () =>
      byMonth(
        whenClosed.filter(({ ownerId, closing }) => ownerId === of.ownerId && closing === of.month),
      );
    paid.set(keyOf(of), amounts ?? owedThen(of, paid, then()));
  }
  return { paid, recorded: byMonth(recorded) };
}

/** Events of an earlier version say no amounts: all that was recorded before them was paid out. */
const owedThen = (of: Closed | Omit<Closed, 'amounts'>, paid: Sums, recorded: Sums): MonthOfOwner =>
  added(recorded.get(keyOf(of)) ?? NOTHING, carriedInto(of, paid, recorded));

const byMonth = (months: readonly (MonthOfOwner & { ownerId: string; month: string })[]): Sums =>
  new Map(months.map((month) => [keyOf(month), month]));
