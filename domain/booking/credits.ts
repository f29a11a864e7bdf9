import { addUp, type Satang, satang } from '../values/money/money.ts';
import type { RefundProgress } from '../values/money/refund.ts';
import type { CreditNoteReason, TaxInvoice } from '../values/money/tax-invoice.ts';
import { amounts } from './amount-due.ts';
import type { PlacedBooking } from './booking-state.ts';
import { waitingDifference } from './open-refunds.ts';
import { leftOf } from './received.ts';

/** What a paid refund takes back of the stay's tax invoice, which states it with the VAT inside. */
export type Credit = Readonly<{ refundId: string; amount: Satang; reason: CreditNoteReason }>;

/**
 * What the refunds of an invoiced stay take back of its tax invoice, of those that were paid and have no credit note
 * yet. Money that the invoice is not of, which came late, twice or for what was added since, takes nothing back.
 */
export function creditsOf(state: PlacedBooking): readonly Credit[] {
  const { taxInvoice, creditNotes, refunds, status } = state;
  if (taxInvoice === null) return [];
  const reason = status === 'Canceled' ? 'canceled' : 'reduced';
  let left = taxInvoice.amount - addUp(amounts(creditNotes.values()));
  const credits: Credit[] = [];
  for (const refund of refunds.moved.values()) {
    if (refund.status !== 'paid' || creditNotes.has(refund.refundId)) continue;
    const amount = satang(Math.min(refund.amount, left - keptAfter(state, taxInvoice, refund)));
    if (amount <= 0) continue;
    left -= amount;
    credits.push({ refundId: refund.refundId, amount, reason });
  }
  return credits;
}

/** What of the invoice the house keeps at least, whatever the refund gave back; all of it where it is of other money. */
function keptAfter(
  state: PlacedBooking,
  { amount, extras }: TaxInvoice,
  { of, at }: RefundProgress,
): number {
  if (of === 'booking')
    return 'paid' in state && at >= state.paidAt ? keptOfCheckout(state, amount) : amount;
  if (of !== 'desk' || extras === undefined) return amount;
  if (state.status === 'Canceled') return 0;
  const stillThere = extras.flatMap((id) => state.desk.extras.get(id) ?? []);
  return state.terms.price + addUp(amounts(stillThere));
}

/**
 * A stay that goes on keeps its price: what was too much before the invoice is not part of it. Of one that was called off
 * what is left is kept, but for a difference that waits.
 */
function keptOfCheckout(state: PlacedBooking, invoiced: Satang): number {
  if (state.status !== 'Canceled') return state.terms.price;
  const waits = waitingDifference(state.refunds)?.amount ?? 0;
  return Math.max(0, Math.min(invoiced, leftOf(state) - waits));
}
