import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { BookingJson } from '../api/bookings.ts';
import { openPage } from '../testing/open.tsx';
import { booking, checkout } from '../testing/samples.ts';
import * as page from './booking-page.tsx';

const SAMPLE = booking();
const refund = (amount: number): BookingJson['refunds'][number] => ({
  ...{ id: 'refund-1', status: 'refunded', amount, quote: null, way: 'transfer' },
  ...{ needsAccount: false, bank: null, accountNumber: null, accountName: null },
  ...{ reason: 'ill', requestedAt: null, decidedAt: null, by: null, decisionReason: null },
  ...{ failureCode: null, paidAt: '2026-12-02T03:00:00.000Z' },
});
const CALLED_OFF: Partial<BookingJson> = {
  ...{ status: 'Canceled', paymentStatus: 'refunded', holdExpiresAt: null, totalReceived: 0 },
};

async function receiptOf(said: Partial<BookingJson>) {
  const book = booking(said);
  await openPage(page, {
    path: '/en/booking/:id',
    at: `/en/booking/${book._id}`,
    answers: {
      [`GET /outreach/bookings/${book._id}`]: { book },
      [`GET /outreach/bookings/checkout/${book.checkoutId}`]: { data: checkout() },
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return screen.queryByRole('button', { name: /receipt/i });
}

describe('the receipt of a stay that was called off', () => {
  it('is not offered where only a part of it was paid at the desk', async () => {
    const refunds = [refund(SAMPLE.price - 1)];
    expect(await receiptOf({ ...CALLED_OFF, bookingChannel: 'walk-in', refunds })).toBeNull();
  });

  it('is offered where all of it was, though it went back', async () => {
    const refunds = [refund(SAMPLE.price)];
    expect(await receiptOf({ ...CALLED_OFF, bookingChannel: 'walk-in', refunds })).toBeVisible();
  });

  it('is offered where it was paid on the website, also if dates made it dearer since', async () => {
    const refunds = [refund(SAMPLE.price - 1)];
    expect(await receiptOf({ ...CALLED_OFF, bookingChannel: 'website', refunds })).toBeVisible();
  });
});
