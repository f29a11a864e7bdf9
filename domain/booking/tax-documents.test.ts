import { describe, expect, it } from 'vitest';
import { EVENTS } from '../testing/booking-samples.ts';
import { minute } from '../testing/samples.ts';
import { addUp, baht, satang } from '../values/money/money.ts';
import { booking } from './booking.ts';
import type { BookingEvent } from './booking-state.ts';
import { creditsOf } from './tax-documents.ts';

const credits = (...events: BookingEvent[]) => {
  const state = events.reduce(booking.evolve, booking.initialState);
  return state.status === 'unknown' ? expect.fail() : creditsOf(state);
};
const refund = (amount: number, change: object = {}): BookingEvent => ({
  type: 'RefundMoved',
  data: {
    ...EVENTS.RefundMoved.data,
    ...{ amount: baht(amount), status: 'paid', of: 'booking', at: minute(50), ...change },
  },
});
const { BookingPlaced, BookingTaken, BookingPaid, TaxInvoiceRecorded, CreditNoteRecorded } = EVENTS;
const invoiced = [BookingPlaced, BookingPaid, TaxInvoiceRecorded];
const canceled = [...invoiced, EVENTS['RefundApproved of all of it']];
const deskInvoice: BookingEvent = {
  type: 'TaxInvoiceRecorded',
  data: {
    bookingId: 'anna',
    invoice: {
      ...TaxInvoiceRecorded.data.invoice,
      amount: satang(baht(2000) + EVENTS.ExtraAdded.data.amount),
      extras: [EVENTS.ExtraAdded.data.extraId],
    },
  },
};
const atDesk = [
  BookingTaken,
  EVENTS.ExtraAdded,
  EVENTS['DeskPaymentRecorded, all of it'],
  deskInvoice,
];

describe('the credits of a stay', () => {
  it('are what paid refunds give back of what the invoice is of', () => {
    expect(credits(...canceled, refund(1500))).toEqual([
      { refundId: EVENTS.RefundMoved.data.refundId, amount: baht(1500), reason: 'canceled' },
    ]);
    expect(credits(...canceled, refund(1500, { status: 'open' }))).toEqual([]);
    expect(credits(BookingPlaced, BookingPaid, refund(1500))).toEqual([]);
  });

  it('are none of money that came late or twice, or that was paid for another turn of the booking', () => {
    for (const of of ['late', 'case'] as const)
      expect(credits(...invoiced, refund(1500, { of }))).toEqual([]);
    expect(credits(...canceled, refund(1500, { at: minute(0) }))).toEqual([]);
  });

  it('are none of what went back as the price was lowered before the invoice', () => {
    const { data } = EVENTS.StayMoved;
    const lowered: BookingEvent = {
      type: 'StayMoved',
      data: { ...data, to: { ...data.to, price: baht(1400) }, returned: null },
    };
    const { invoice } = TaxInvoiceRecorded.data;
    const less: BookingEvent = {
      type: 'TaxInvoiceRecorded',
      data: { bookingId: 'anna', invoice: { ...invoice, amount: baht(1400) } },
    };
    const difference = refund(600, { refundId: 'difference' });
    const before = [BookingPlaced, BookingPaid, lowered, less, difference];
    expect(credits(...before)).toEqual([]);
    const { data: approved } = EVENTS['RefundApproved of all of it'];
    const calledOff = (amount: number): BookingEvent => ({
      type: 'RefundApproved',
      data: { ...approved, amount: baht(amount) },
    });
    expect(credits(...before, calledOff(0))).toEqual([]);
    const some = credits(...before, calledOff(1000), refund(1000));
    expect(addUp(some.map(({ amount }) => amount))).toBe(baht(1000));
  });

  it('never take back more than the invoice says, nor the same refund twice', () => {
    const two = [refund(1500, { refundId: 'one' }), refund(1500, { refundId: 'two' })];
    expect(credits(...canceled, ...two).map(({ amount }) => amount)).toEqual([
      baht(1500),
      baht(500),
    ]);
    const { note } = CreditNoteRecorded.data;
    const again = refund(1500, { refundId: note.refundId });
    expect(credits(...canceled, again, CreditNoteRecorded)).toEqual([]);
  });

  it('take back an extra that the invoice has in it once its money was given back', () => {
    const { amount } = EVENTS.ExtraAdded.data;
    const back = refund(0, { of: 'desk', amount });
    const of = { refundId: EVENTS.RefundMoved.data.refundId, amount, reason: 'reduced' };
    expect(credits(...atDesk, EVENTS.ExtraRemoved, back)).toEqual([of]);
    expect(credits(...atDesk, back)).toEqual([]);
  });

  it('are none of extras that were paid beside the invoice', () =>
    expect(credits(...invoiced, refund(500, { of: 'desk' }))).toEqual([]));
});
