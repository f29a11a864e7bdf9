import { describe, expect, it } from 'vitest';
import type { RefundJson } from '../refund/refund.ts';
import type { StaffBookingJson } from './booking.ts';
import { maskGuest } from './present-booking.ts';

const SOMCHAI: Partial<StaffBookingJson> = {
  reservedBy: 'Somchai',
  email: '',
  note: null,
  arrival: null,
  refunds: [],
  phone: '',
  taxInvoice: { name: 'Somchai', taxId: '1101700230708', branch: null, address: 'Bangkok' },
};
const masked = (told: Partial<StaffBookingJson>) =>
  maskGuest({ ...SOMCHAI, ...told } as StaffBookingJson);

const REFUND: RefundJson = {
  ...{
    id: 'r1',
    status: 'requested',
    amount: 100,
    quote: null,
    way: null,
    of: null,
    needsAccount: false,
  },
  ...{ bank: null, accountNumber: null, accountName: null, requestedAt: null, decidedAt: null },
  ...{ by: null, reason: null, decisionReason: 'Within 7 days', failureCode: null, paidAt: null },
};

describe('a guest whose contacts are masked', () => {
  it('keeps the name and nothing of the address', () =>
    expect(
      masked({ address: '1', province: 'TH-10', country: 'TH', postalCode: '10110' }),
    ).toMatchObject({
      reservedBy: 'Somchai',
      address: null,
      province: null,
      country: null,
      postalCode: null,
      taxInvoice: null,
    }));

  it('is read in what they wrote, but for its digits', () => {
    const text = 'Call 081 234 5678 or ๐๘๑-๒๓๔ at ๙.30, room for ２';
    const hidden = 'Call *** *** **** or ***-*** at *.**, room for *';
    const sentAt = '2027-01-05T03:00:00.000Z';
    const arrival = { arrivalTime: '15:30', companions: ['Malee'], requests: text, sentAt };
    const refund = { ...REFUND, reason: text };
    expect(masked({ note: text, arrival, refunds: [refund, REFUND], refund })).toMatchObject({
      note: hidden,
      arrival: { arrivalTime: '15:30', companions: [], requests: hidden },
      refunds: [{ reason: hidden, decisionReason: 'Within 7 days' }, { reason: null }],
      refund: { reason: hidden },
    });
  });

  it.each([
    ['somchai@example.com', 's***@example.com'],
    ['ก@example.com', 'ก***@example.com'],
    ['"a@b"@example.com', '"***@example.com'],
    ['@example.com', '***'],
  ])('shows %s as %s', (email, shown) => expect(masked({ email }).email).toBe(shown));

  it.each([
    ['0812345678', '***678'],
    ['+66 81-234-5678', '***678'],
    ['1669', '***'],
  ])('shows %s as %s', (phone, shown) => expect(masked({ phone }).phone).toBe(shown));
});
