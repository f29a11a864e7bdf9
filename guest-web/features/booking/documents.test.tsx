import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as page from '../../pages/booking/booking-page.tsx';
import type { BookingJson } from '../../shell/api/bookings.ts';
import { openPage } from '../../testing/open.tsx';
import { booking, checkout } from '../../testing/samples.ts';

const SAMPLE = booking();
const refund = (amount: number): BookingJson['refunds'][number] => ({
  ...{ id: 'refund-1', status: 'refunded', amount, quote: null, way: 'transfer' },
  ...{ of: null, needsAccount: false, bank: null, accountNumber: null, accountName: null },
  ...{ reason: 'ill', requestedAt: null, decidedAt: null, by: null, decisionReason: null },
  ...{ failureCode: null, paidAt: '2026-12-02T03:00:00.000Z' },
});
const CALLED_OFF: Partial<BookingJson> = {
  ...{ status: 'Canceled', paymentStatus: 'refunded', holdExpiresAt: null, totalReceived: 0 },
};

async function openBooking(said: Partial<BookingJson>) {
  const book = booking(said);
  const opened = await openPage(page, {
    path: '/en/booking/:id',
    at: `/en/booking/${book._id}`,
    answers: {
      [`GET /outreach/bookings/${book._id}`]: { book },
      [`GET /outreach/bookings/checkout/${book.checkoutId}`]: { data: checkout() },
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...opened, path: `/outreach/bookings/${book._id}` };
}
async function receiptOf(said: Partial<BookingJson>) {
  await openBooking(said);
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

describe('the language of a download', () => {
  const PAID = { status: 'Booked', paymentStatus: 'paid', holdExpiresAt: null } as const;

  it("is the page's for a receipt", async () => {
    const { user, calls, path } = await openBooking(PAID);
    await user.click(screen.getByRole('button', { name: /^Receipt/ }));
    await expect
      .poll(() => calls.at(-1))
      .toMatchObject({
        path: `${path}/receipt.pdf`,
        query: { lang: 'en' },
      });
  });

  it('is left to a tax invoice and its credit notes, which have a buyer', async () => {
    const note = { number: 'CN00000-000001', amount: 3000, issuedAt: '2026-12-26T03:00:00.000Z' };
    const { user, calls, path } = await openBooking({
      ...PAID,
      ...{ taxInvoiceNumber: '00000-000042', creditNotes: [note] },
    });
    await user.click(screen.getByRole('button', { name: /tax invoice/i }));
    await expect.poll(() => calls.at(-1)).toMatchObject({ path: `${path}/receipt.pdf`, query: {} });
    expect(calls.at(-1)?.query).not.toHaveProperty('lang');
    await user.click(screen.getByRole('button', { name: /credit note/i }));
    await expect.poll(() => calls.at(-1)?.path).toBe(`${path}/credit-note.pdf`);
    expect(calls.at(-1)?.query).not.toHaveProperty('lang');
  });
});
