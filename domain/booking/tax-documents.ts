import { addUp, type Satang, satang } from '../values/money/money.ts';
import type { RefundProgress } from '../values/money/refund.ts';
import type { CreditNoteReason, TaxInvoice } from '../values/money/tax-invoice.ts';
import { amounts, dueOf, isCertain, isPaid, leftOf, waitingDifference } from './booking-money.ts';
import {
  assertVersion,
  type Booking,
  type PlacedBooking,
  type TaxInvoiceCommand,
  type TaxInvoiceEvent,
} from './booking-state.ts';

// A stay's tax invoice, which states it with the VAT inside, and the credit notes that take some of it back
// (docs/adr/0017-tax-invoices.md).

/** The first invoice counts, for numbers are given once, and the first credit note of each refund. */
export function decideTaxDocuments(
  state: Booking,
  { type, data }: TaxInvoiceCommand,
): TaxInvoiceEvent[] {
  const { taxInvoice, creditNotes } = assertVersion(state, null);
  switch (type) {
    case 'RecordTaxInvoice':
      return taxInvoice ? [] : [{ type: 'TaxInvoiceRecorded', data }];
    case 'RecordCreditNote':
      return creditNotes.has(data.note.refundId) ? [] : [{ type: 'CreditNoteRecorded', data }];
  }
}

export function evolveTaxDocuments(state: PlacedBooking, event: TaxInvoiceEvent): PlacedBooking {
  if (event.type === 'TaxInvoiceRecorded') return { ...state, taxInvoice: event.data.invoice };
  const { note } = event.data;
  return { ...state, creditNotes: new Map(state.creditNotes).set(note.refundId, note) };
}

/**
 * What a tax invoice is of: the nights, where they were paid through the checkout; nights and extras, by
 * their ids, once all of it was received and some of it at the desk. Null before.
 */
export function invoicedOf(
  state: PlacedBooking,
): Readonly<{ amount: Satang; extras?: readonly string[] }> | null {
  const { price } = state.terms;
  if (isPaid(state)) return { amount: price };
  const { extras, payments } = state.desk;
  if (!isCertain(state) || payments.size === 0 || dueOf(state) > 0) return null;
  const ids = [...extras].flatMap(([id, extra]) => (extra ? [id] : []));
  return { amount: satang(price + addUp(amounts(extras.values()))), extras: ids };
}

/** What a paid refund takes back of the stay's tax invoice. */
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

/** What the hotel keeps of the invoice at least, whatever the refund gave back; all of it where it is of other money. */
function keptAfter(
  state: PlacedBooking,
  { amount, extras }: TaxInvoice,
  { of, at }: RefundProgress,
): number {
  if (of === 'booking')
    return isPaid(state) && at >= state.paidAt ? keptOfCheckout(state, amount) : amount;
  if (of !== 'desk' || extras === undefined) return amount;
  if (state.status === 'Canceled') return 0;
  const stillThere = extras.flatMap((id) => state.desk.extras.get(id) ?? []);
  return state.terms.price + addUp(amounts(stillThere));
}

/**
 * A stay that goes on keeps its price: what was too much before the invoice is not part of it. Of a canceled one what is
 * left is kept, but for a difference that waits.
 */
function keptOfCheckout(state: PlacedBooking, invoiced: Satang): number {
  if (state.status !== 'Canceled') return state.terms.price;
  const waits = waitingDifference(state.refunds)?.amount ?? 0;
  return Math.max(0, Math.min(invoiced, leftOf(state) - waits));
}
