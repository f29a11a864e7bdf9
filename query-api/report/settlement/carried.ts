import { added, type MonthOfOwner, NOTHING } from '@baanpak/domain/settlement/outstanding.ts';
import { keyOf, monthLater, type OfMonth } from './months.ts';

/** By owner and month. */
export type Sums = ReadonlyMap<string, MonthOfOwner>;

/**
 * What the closed months right before one came to beyond what was paid out for them: it is owed with that month.
 * Amounts that were paid out are compared with what is recorded, not places in the log, so that nothing is paid
 * twice or lost, whichever month was closed first (docs/adr/0064-closed-amounts.md).
 */
export function carriedInto({ ownerId, month }: OfMonth, paid: Sums, recorded: Sums): MonthOfOwner {
  let carried = NOTHING;
  for (let before = monthLater(month, -1); ; before = monthLater(before, -1)) {
    const key = keyOf({ ownerId, month: before });
    const amounts = paid.get(key);
    if (!amounts) return carried;
    carried = added(carried, added(recorded.get(key) ?? NOTHING, amounts, -1));
  }
}
