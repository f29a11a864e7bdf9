import type { Decider } from '../values/decider.ts';
import type { Instant } from '../values/instant.ts';
import type { Message } from '../values/message.ts';
import type { Satang } from '../values/money.ts';
import type { TaxInvoice, TaxInvoiceSeller } from '../values/tax-invoice.ts';

// One stream an owner, so that numbers follow each other without a gap (docs/adr/0017-tax-invoices.md).
export const taxInvoicesStream = (ownerId: string) => `taxInvoices-${ownerId}`;

export type IssueTaxInvoice = Message<
  'IssueTaxInvoice',
  {
    ownerId: string;
    bookingId: string;
    seller: TaxInvoiceSeller;
    amount: Satang;
    issuedAt: Instant;
  }
>;
/** The `serial`-th of its seller, counted from 1. */
export type TaxInvoiceIssued = Message<
  'TaxInvoiceIssued',
  { ownerId: string; bookingId: string; serial: number; invoice: TaxInvoice }
>;

export type TaxInvoices = Readonly<{
  /** Bookings that have theirs. */
  issued: ReadonlySet<string>;
  /** The last serial of each seller. */
  last: ReadonlyMap<string, number>;
}>;

/** The tax invoices of an owner's hotels: each booking has one at most, each seller its own numbers. */
export const taxInvoices: Decider<TaxInvoices, IssueTaxInvoice, TaxInvoiceIssued> = {
  initialState: { issued: new Set(), last: new Map() },
  decide({ issued, last }, { data }) {
    const { ownerId, bookingId, seller, amount, issuedAt } = data;
    if (issued.has(bookingId)) return [];
    const serial = (last.get(sellerKey(seller)) ?? 0) + 1;
    const number = `${seller.branch}-${String(serial).padStart(6, '0')}`;
    const invoice = { number, seller, amount, issuedAt };
    return [{ type: 'TaxInvoiceIssued', data: { ownerId, bookingId, serial, invoice } }];
  },
  evolve: ({ issued, last }, { data: { bookingId, serial, invoice } }) => ({
    issued: new Set(issued).add(bookingId),
    last: new Map(last).set(sellerKey(invoice.seller), serial),
  }),
};

const sellerKey = ({ taxId, branch }: TaxInvoiceSeller) => `${taxId}-${branch}`;
