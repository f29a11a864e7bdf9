import type { Decider } from '../values/decider/decider.ts';
import type { Message } from '../values/decider/message.ts';
import { PersistentMap } from '../values/decider/persistent-map.ts';
import { type Satang, satang } from '../values/money/money.ts';
import type { CreditNote, TaxInvoice, TaxInvoiceSeller } from '../values/money/tax-invoice.ts';
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

/** `credited`: what the booking knows of credit notes of before; `amount`: at most, as no invoice goes below 0. */
export type IssueCreditNote = Message<
  'IssueCreditNote',
  Omit<CreditNote, 'number' | 'before'> & { ownerId: string; bookingId: string; credited: Satang }
>;
/** The `serial`-th credit note of its seller, counted from 1. */
export type CreditNoteIssued = Message<
  'CreditNoteIssued',
  { ownerId: string; bookingId: string; serial: number; note: CreditNote }
>;
export type TaxInvoiceEvent = TaxInvoiceIssued | CreditNoteIssued;

/** What was taken back of a booking's invoice, by which refunds, and on which day last. */
type Credited = Readonly<{ amount: Satang; refundIds: readonly string[]; day: LocalDate }>;

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
  /** The same of credit notes. */
  lastNote: ReadonlyMap<string, number>;
  /** By booking; forgotten after a year, as the booking itself knows its credit notes. */
  credited: PersistentMap<Credited>;
}>;

const DAYS_REMEMBERED = 400;

/**
 * The tax invoices of an owner's hotels, each booking has one at most, and the credit notes that take some of them
 * back, each refund has one at most: every seller has its own numbers of both.
 */
export const taxInvoices: Decider<TaxInvoices, IssueTaxInvoice | IssueCreditNote, TaxInvoiceEvent> =
  {
    initialState: {
      issued: PersistentMap.empty(),
      byDay: PersistentMap.empty(),
      last: new Map(),
      lastNote: new Map(),
      credited: PersistentMap.empty(),
    },
    refusals: { IssueTaxInvoice: [], IssueCreditNote: [] },
    decide: (state, command) =>
      command.type === 'IssueTaxInvoice' ? issueInvoice(state, command) : issueNote(state, command),
    evolve: (state, event) =>
      event.type === 'TaxInvoiceIssued' ? withInvoice(state, event) : withNote(state, event),
    snapshot: {
      version: 2,
      toJson: ({ issued, last, lastNote, credited }): Saved => ({
        issued: [...issued],
        last: [...last],
        lastNote: [...lastNote],
        credited: [...credited],
      }),
      fromJson: ({ issued, last, lastNote, credited }: Saved): TaxInvoices => ({
        issued: PersistentMap.of(issued),
        byDay: PersistentMap.of(daysOf(issued)),
        last: new Map(last),
        lastNote: new Map(lastNote),
        credited: PersistentMap.of(credited),
      }),
      bytes: ({ issued, credited }) => 1_000 + 300 * (issued.size + credited.size),
    },
  };

function issueInvoice(
  { issued, last }: TaxInvoices,
  { data: { ownerId, bookingId, ...stated } }: IssueTaxInvoice,
): TaxInvoiceIssued[] {
  if (issued.has(bookingId)) return [];
  const serial = (last.get(sellerKey(stated.seller)) ?? 0) + 1;
  const invoice = { number: numbered(stated.seller, serial), ...stated };
  return [{ type: 'TaxInvoiceIssued', data: { ownerId, bookingId, serial, invoice } }];
}

function issueNote(
  state: TaxInvoices,
  { data: { ownerId, bookingId, credited, ...stated } }: IssueCreditNote,
): CreditNoteIssued[] {
  const known = state.credited.get(bookingId);
  if (known?.refundIds.includes(stated.refundId)) return [];
  const before = satang(stated.invoice.amount - Math.max(credited, known?.amount ?? 0));
  const amount = satang(Math.min(stated.amount, before));
  if (amount <= 0) return [];
  const serial = (state.lastNote.get(sellerKey(stated.seller)) ?? 0) + 1;
  const number = `CN${numbered(stated.seller, serial)}`;
  const note = { ...stated, number, before, amount };
  return [{ type: 'CreditNoteIssued', data: { ownerId, bookingId, serial, note } }];
}

function withInvoice(
  state: TaxInvoices,
  { data: { bookingId, serial, invoice } }: TaxInvoiceIssued,
): TaxInvoices {
  const day = bangkokDay(invoice.issuedAt);
  const { issued, byDay, last, ...rest } = withoutOld(state, day);
  return {
    ...rest,
    issued: issued.set(bookingId, day),
    byDay: byDay.set(day, [...(byDay.get(day) ?? []), bookingId]),
    last: new Map(last).set(sellerKey(invoice.seller), serial),
  };
}

function withNote(
  state: TaxInvoices,
  { data: { bookingId, serial, note } }: CreditNoteIssued,
): TaxInvoices {
  const known = state.credited.get(bookingId);
  const credited = {
    amount: satang(note.invoice.amount - note.before + note.amount),
    refundIds: [...(known?.refundIds ?? []), note.refundId],
    day: bangkokDay(note.issuedAt),
  };
  return {
    ...state,
    credited: state.credited.set(bookingId, credited),
    lastNote: new Map(state.lastNote).set(sellerKey(note.seller), serial),
  };
}

type Saved = Readonly<{
  issued: readonly (readonly [bookingId: string, day: LocalDate])[];
  last: readonly (readonly [seller: string, serial: number])[];
  lastNote: readonly (readonly [seller: string, serial: number])[];
  credited: readonly (readonly [bookingId: string, credited: Credited])[];
}>;

function daysOf(issued: Saved['issued']): Map<LocalDate, string[]> {
  const byDay = new Map<LocalDate, string[]>();
  for (const [bookingId, day] of issued) byDay.set(day, [...(byDay.get(day) ?? []), bookingId]);
  return byDay;
}

function withoutOld(state: TaxInvoices, today: LocalDate): TaxInvoices {
  if (state.byDay.has(today)) return state; // looked through before, on the day's first one
  const oldest = addDays(today, -DAYS_REMEMBERED);
  let { issued, byDay, credited } = state;
  for (const [day, bookingIds] of state.byDay) {
    if (day >= oldest) continue;
    byDay = byDay.delete(day);
    for (const bookingId of bookingIds) issued = issued.delete(bookingId);
  }
  for (const [bookingId, { day }] of state.credited)
    if (day < oldest) credited = credited.delete(bookingId);
  return { ...state, issued, byDay, credited };
}

const numbered = ({ branch }: TaxInvoiceSeller, serial: number) =>
  `${branch}-${String(serial).padStart(6, '0')}`;

const sellerKey = ({ taxId, branch }: TaxInvoiceSeller) => `${taxId}-${branch}`;
