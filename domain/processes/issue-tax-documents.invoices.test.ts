import { describe, it } from 'vitest';
import { follow } from '../testing/follow.ts';
import { BUYER, minute } from '../testing/samples.ts';
import { baht } from '../values/money/money.ts';
import { issueTaxInvoices } from './issue-tax-documents.ts';

const when = follow(issueTaxInvoices);
const paid = { bookingId: 'anna', amount: baht(2000), feeCharge: baht(0), paidAt: minute(2) };
const invoice = {
  number: '00000-000001',
  seller: {
    name: { th: 'ริมน้ำ', en: 'Riverside' },
    address: { th: 'อัมพวา', en: 'Amphawa' },
    taxId: '0105561234560',
    branch: '00000',
  },
  amount: baht(2000),
  issuedAt: minute(2),
};

describe('a tax invoice', () => {
  it('is asked for once a stay is paid, at once or later', () => {
    const step = { do: { type: 'InvoiceStay', data: { bookingId: 'anna' } } } as const;
    when({ type: 'BookingPaid', data: paid }).expect(step);
    when({ type: 'PaymentReceived', data: paid }).expect(step);
  });

  it('is asked for whenever money at the desk may have paid all of it, and when its buyer is named', () => {
    const step = { do: { type: 'InvoiceStay', data: { bookingId: 'anna' } } } as const;
    when({
      type: 'ExtraRemoved',
      data: { bookingId: 'anna', extraId: 'x', by: 'somsri', at: minute(3) },
    }).expect(step);
    when({
      type: 'BookingAmended',
      data: { bookingId: 'anna', terms: {}, guest: { taxInvoice: BUYER } },
    }).expect(step);
    when({
      type: 'BookingAmended',
      data: { bookingId: 'anna', terms: {}, guest: { phone: '0812345678' } },
    }).expect();
    when({ type: 'BookingAmended', data: { bookingId: 'anna', terms: {}, guest: null } }).expect();
  });

  it('is written down in the booking', () =>
    when({
      type: 'TaxInvoiceIssued',
      data: { ownerId: 'somchai', bookingId: 'anna', serial: 1, invoice },
    }).expect({ do: { type: 'RecordTaxInvoice', data: { bookingId: 'anna', invoice } } }));
});
