import type { Decider } from '../values/decider/decider.ts';
import type { Message } from '../values/decider/message.ts';
import { PersistentMap } from '../values/decider/persistent-map.ts';
import type { Satang } from '../values/money/money.ts';
import type { TaxInvoice, TaxInvoiceSeller } from '../values/money/tax-invoice.ts';
import type { Instant } from '../values/time/instant.ts';
import { addDays, bangkokDay, type LocalDate } from '../values/time/local-date.ts';

// One stream an owner, so that numbers follow each other without a gap (docs/adr/0017-tax-invoices.md).
export const taxInvoicesStream = (ownerId: string) => `taxInvoices-${ownerId}`;

export type IssueTaxInvoice = Message<
  'IssueTaxInvoice',
  {
    ownerId: string;
    bookingId: string;
    seller: TaxInvoiceSeller;
    amount: Satang;
    /** By id, those that `amount` has in it; left out where it is of the nights alone. */
    extras?: readonly string[];
    issuedAt: Instant;
  }
>;
/** The `serial`-th of its seller, counted from 1. */
export type TaxInvoiceIssued = Message<
  'TaxInvoiceIssued',
  { ownerId: string; bookingId: string; serial: number; invoice: TaxInvoice }
>;

export type TaxInvoices = Readonly<{
  /**
   * Bookings that have theirs, with the day it was issued. Forgotten after a year: by then the booking
   * itself has long known its number, and is asked first.
   */
  issued: PersistentMap<LocalDate>;
  /** The same by day. */
  byDay: PersistentMap<readonly string[], LocalDate>;
  /** The last serial of each seller. */
  last: ReadonlyMap<string, number>;
}>;

const DAYS_REMEMBERED = 400;

/** The tax invoices of an owner's hotels: each booking has one at most, each seller its own numbers. */
export const taxInvoices: Decider<TaxInvoices, IssueTaxInvoice, TaxInvoiceIssued> = {
  initialState: { issued: PersistentMap.empty(), byDay: PersistentMap.empty(), last: new Map() },
  decide({ issued, last }, { data }) {
    const { ownerId, bookingId, ...stated } = data;
    const { seller } = stated;
    if (issued.has(bookingId)) return [];
    const serial = (last.get(sellerKey(seller)) ?? 0) + 1;
    const number = `${seller.branch}-${String(serial).padStart(6, '0')}`;
    const invoice = { number, ...stated };
    return [{ type: 'TaxInvoiceIssued', data: { ownerId, bookingId, serial, invoice } }];
  },
  evolve(state, { data: { bookingId, serial, invoice } }) {
    const day = bangkokDay(invoice.issuedAt);
    const { issued, byDay, last } = withoutOld(state, day);
    return {
      issued: issued.set(bookingId, day),
      byDay: byDay.set(day, [...(byDay.get(day) ?? []), bookingId]),
      last: new Map(last).set(sellerKey(invoice.seller), serial),
    };
  },
  snapshot: {
    version: 1,
    toJson: ({ issued, last }): Saved => ({ issued: [...issued], last: [...last] }),
    fromJson({ issued, last }: Saved): TaxInvoices {
      const byDay = new Map<LocalDate, string[]>();
      for (const [bookingId, day] of issued) byDay.set(day, [...(byDay.get(day) ?? []), bookingId]);
      return {
        issued: PersistentMap.of(issued),
        byDay: PersistentMap.of(byDay),
        last: new Map(last),
      };
    },
    bytes: ({ issued }) => 1_000 + 300 * issued.size,
  },
};

type Saved = Readonly<{
  issued: readonly (readonly [bookingId: string, day: LocalDate])[];
  last: readonly (readonly [seller: string, serial: number])[];
}>;

function withoutOld(state: TaxInvoices, today: LocalDate): TaxInvoices {
  if (state.byDay.has(today)) return state; // looked through before, on the day's first one
  const oldest = addDays(today, -DAYS_REMEMBERED);
  let { issued, byDay } = state;
  for (const [day, bookingIds] of state.byDay) {
    if (day >= oldest) continue;
    byDay = byDay.delete(day);
    for (const bookingId of bookingIds) issued = issued.delete(bookingId);
  }
  return { ...state, issued, byDay };
}

const sellerKey = ({ taxId, branch }: TaxInvoiceSeller) => `${taxId}-${branch}`;
