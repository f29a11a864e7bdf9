import type { BookingJson } from '@baanpak/contract/booking/booking.ts';
import { paidStay } from '@baanpak/documents/testing/sample-stay.ts';
import type { BookingTemplate } from '@baanpak/domain/processes/mail-templates.ts';
import { describe, expect, it } from 'vitest';
import { timeFor } from './time-for.ts';

type Time = ReturnType<typeof timeFor>;
type Refund = NonNullable<BookingJson['refund']>;

const when = (template: BookingTemplate, status: BookingJson['status'], isPaid = false): Time =>
  timeFor(template, { ...paidStay({ status }), ...(!isPaid && { payment: null }) });
const refunded = (template: BookingTemplate, refund: Partial<Refund>): Time =>
  timeFor(template, paidStay({ refund: refund as Refund }));

const RETURNED = ['late-payment-returned', 'payment-turned-away', 'payment-returned'] as const;

describe('the time for a mail', () => {
  it.each([
    ['held', 'Reserved', 'now'],
    ['held', 'Booked', 'moot'],
    ['held', 'Expired', 'moot'],
    ['taken', 'Booked', 'now'],
    ['taken', 'Canceled', 'moot'],
    ['transfer-to-confirm', 'Reserved', 'now'],
    ['transfer-to-confirm', 'Booked', 'moot'],
    ['expired', 'Reserved', 'too-early'],
    ['expired', 'Expired', 'now'],
    ['expired', 'Canceled', 'moot'],
    ['given-up', 'Reserved', 'too-early'],
    ['given-up', 'Canceled', 'now'],
    ['canceled', 'Booked', 'too-early'],
    ['canceled', 'Canceled', 'now'],
    ['paid', 'Reserved', 'too-early'],
    ['paid', 'Canceled', 'moot'],
    ['new-booking', 'Reserved', 'too-early'],
    ['moved', 'Booked', 'now'],
    ['moved', 'Canceled', 'moot'],
    ['moved', 'Completed', 'moot'],
    ['stayed', 'Completed', 'now'],
    ['stayed', 'Booked', 'moot'],
    ['stayed', 'Canceled', 'moot'],
    ['found', 'Completed', 'now'],
    ['mine', 'Completed', 'now'],
    ['mine', 'Canceled', 'moot'],
    ['check-in-online', 'Reserved', 'moot'],
    ['check-in-online', 'Canceled', 'moot'],
  ] as const)('%s, for an unpaid stay that is %s: %s', (template, status, time) =>
    expect(when(template, status)).toBe(time),
  );

  it('an invitation to check in online goes to who wants to and sent nothing yet', () => {
    const invited = (book: Partial<BookingJson>) =>
      timeFor('check-in-online', paidStay({ status: 'Booked', methodCheckIn: 'Online', ...book }));
    const sentAt = '2027-01-05T03:00:00.000Z';
    const arrival = { arrivalTime: '14:30', companions: [], requests: null, sentAt };
    expect(invited({})).toBe('now');
    expect(invited({ methodCheckIn: 'At Hotel' })).toBe('moot');
    expect(invited({ arrival })).toBe('moot');
    expect(invited({ documents: [{ number: 1, type: 'image/webp', sentAt }] })).toBe('moot');
    expect(invited({ checkInStatus: true })).toBe('moot');
  });

  it('that a stay is paid, is when it is', () => {
    expect(when('paid', 'Booked', true)).toBe('now');
    expect(when('new-booking', 'Booked', true)).toBe('now');
  });

  it.each([
    ['refund-requested', { status: 'requested' }, 'now'],
    ['refund-requested', { status: 'rejected' }, 'moot'],
    ['refund-to-decide', { status: 'requested' }, 'now'],
    ['refund-to-decide', { status: 'failed' }, 'moot'],
    ['refund-rejected', { status: 'rejected' }, 'now'],
    ['refund-approved', { status: 'refunding' }, 'now'],
    ['refund-approved', { status: 'requested' }, 'moot'],
    ['refund-needs-account', { status: 'refunding', way: null }, 'too-early'],
    ['refund-needs-account', { status: 'refunding', way: 'transfer', needsAccount: true }, 'now'],
    ['refund-needs-account', { status: 'refunding', way: 'transfer', needsAccount: false }, 'moot'],
    ['refund-to-pay', { status: 'refunding', way: 'transfer', needsAccount: false }, 'now'],
    ['refund-to-pay', { status: 'refunding', way: 'transfer', needsAccount: true }, 'moot'],
    ['refund-to-pay', { status: 'refunded', way: 'transfer', needsAccount: false }, 'moot'],
    ['refund-failed', { status: 'failed' }, 'now'],
    ['refund-failed', { status: 'refunded' }, 'moot'],
    ['refund-paid', { status: 'refunding' }, 'too-early'],
    ['refund-paid', { status: 'refunded' }, 'now'],
    ['refund-delayed', { status: 'failed' }, 'now'],
    ['refund-delayed', { status: 'refunding' }, 'too-early'],
    ['refund-delayed', { status: 'refunded' }, 'moot'],
    ['late-payment-returned', { status: 'refunding' }, 'now'],
    ['payment-turned-away', { status: 'refunding' }, 'now'],
    ['payment-returned', { status: 'refunding' }, 'now'],
  ] as const)('%s, for a refund that is %o: %s', (template, refund, time) =>
    expect(refunded(template, refund)).toBe(time),
  );

  it('is never for a refund that there is not, but for money that pays for nothing it comes', () => {
    const stay = paidStay();
    expect(timeFor('refund-paid', stay)).toBe('moot');
    for (const template of RETURNED) expect(timeFor(template, stay)).toBe('too-early');
  });

  it('that nobody confirmed a transfer, is when one was reported and the hold is over', () => {
    const lapsed = (status: BookingJson['status'], transferReportedAt: string | null) =>
      timeFor('transfer-lapsed', paidStay({ status, transferReportedAt }));
    const reported = '2027-01-01T03:30:00.000Z';
    expect(lapsed('Expired', reported)).toBe('now');
    expect(lapsed('Reserved', reported)).toBe('too-early');
    expect(lapsed('Canceled', reported)).toBe('moot');
    expect(lapsed('Booked', reported)).toBe('moot'); // confirmed after all
    expect(lapsed('Expired', null)).toBe('moot');
  });
});
