import { type Answers, refusal } from '@baanpak/web-ui/testing/api-in-tests.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { BookingJson } from '../../shell/api/bookings.ts';
import { openPage } from '../../testing/open.tsx';
import { booking, checkout } from '../../testing/samples.ts';
import * as page from './booking-page.tsx';

const HELD = booking({ holdExpiresAt: '2099-01-01T10:30:00.000Z' });
const DIRECT = booking({ ...HELD, paymentMethod: 'direct' });
const PATH = `/outreach/bookings/${HELD._id}`;

const openBooking = (book = HELD, answers: Answers = {}) =>
  openPage(page, {
    path: '/en/booking/:id',
    at: `/en/booking/${HELD._id}`,
    answers: {
      [`GET ${PATH}`]: { book },
      [`GET /outreach/bookings/checkout/${HELD.checkoutId}`]: { data: checkout() },
      ...answers,
    },
  });

const giveUp = () => screen.getByRole('button', { name: 'Cancel this booking' });
const question = () => screen.findByRole('alertdialog', { name: 'Cancel this booking?' });
const report = () => screen.getByRole('button', { name: 'I have paid' });

describe('giving a held room back', () => {
  it('asks once, and gives nothing back to who keeps it', async () => {
    const { user, calls } = await openBooking();
    await user.click(giveUp());
    await question();
    await user.click(screen.getByRole('button', { name: 'Keep booking' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
  });

  it('shows the booking as it is then', async () => {
    let book = HELD;
    const { user } = await openBooking(HELD, {
      [`GET ${PATH}`]: () => ({ book }),
      [`DELETE ${PATH}`]: () => {
        book = booking({ ...HELD, status: 'Canceled', holdExpiresAt: null });
        return { book };
      },
    });
    await user.click(giveUp());
    await user.click(await screen.findByRole('button', { name: 'Cancel this booking' }));
    await screen.findByText('Booking canceled');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('says why it cannot be, and closes the question', async () => {
    const { user } = await openBooking(HELD, {
      [`DELETE ${PATH}`]: () => refusal({ status: 409, code: 'payment-in-progress' }),
    });
    await user.click(giveUp());
    await user.click(await screen.findByRole('button', { name: 'Cancel this booking' }));
    await screen.findByRole('alert');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(giveUp()).toBeEnabled();
  });
});

describe('telling of a transfer', () => {
  it('is sent without a slip, and the page says what the hotel does next', async () => {
    let book = DIRECT;
    const { user, calls } = await openBooking(DIRECT, {
      [`GET ${PATH}`]: () => ({ book }),
      [`POST ${PATH}/transfer`]: () => {
        book = booking({ ...DIRECT, transferReportedAt: '2026-12-24T10:05:00.000Z' });
        return { book };
      },
    });
    await user.click(report());
    await screen.findByText('Transfer reported. Waiting for the hotel');
    expect(calls.filter(({ method }) => method === 'POST')).toMatchObject([{ body: {} }]);
  });

  it('can be tried again where it was refused', async () => {
    const { user } = await openBooking(DIRECT, {
      [`POST ${PATH}/transfer`]: () => refusal({ status: 409, code: 'wrong-status' }),
    });
    await user.click(report());
    await screen.findByText('Your transfer could not be reported');
    expect(report()).toBeEnabled();
  });

  it('takes no slip above 10 MB', async () => {
    const { user } = await openBooking(DIRECT);
    const slip = screen.getByLabelText(/picture/i, { selector: 'input' });
    const tooLarge = new File([new Uint8Array(10 * 2 ** 20 + 1)], 'slip.png', {
      type: 'image/png',
    });
    expect(slip).toBeValid();
    await user.upload(slip, tooLarge);
    expect(slip).toBeInvalid();
  });
});

it('changes to a transfer for who would rather not pay online', async () => {
  let book = HELD;
  const { user, calls } = await openBooking(HELD, {
    [`GET ${PATH}`]: () => ({ book }),
    [`PUT ${PATH}/payment-method`]: () => {
      book = DIRECT;
      return { book };
    },
  });
  await user.click(
    screen.getByRole('button', { name: 'Pay by bank transfer to the hotel instead' }),
  );
  await screen.findByRole('heading', { name: 'Bank transfer to the hotel' });
  expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
    body: { paymentMethod: 'direct' },
  });
});

describe('a booking whose tax invoice was taken back', () => {
  it('has each credit note as a document', async () => {
    const note = { number: 'CN00000-000001', amount: 3000, issuedAt: '2026-12-26T03:00:00.000Z' };
    await openBooking(
      booking({
        ...HELD,
        ...{ status: 'Canceled', paymentStatus: 'refunded', holdExpiresAt: null },
        ...{ taxInvoiceNumber: '00000-000001', creditNotes: [note] },
      }),
    );
    screen.getByRole('button', { name: 'Credit note CN00000-000001 (PDF)' });
  });
});

it('says when the guest took other dates, of which the hotel decided nothing', async () => {
  const at = '2026-12-24T10:05:00.000Z';
  const refund: BookingJson['refunds'][number] = {
    id: 'moved',
    of: 'booking',
    status: 'refunded',
    amount: 1000,
    quote: null,
    way: 'provider',
    needsAccount: false,
    bank: null,
    accountNumber: null,
    accountName: null,
    reason: null,
    requestedAt: null,
    decidedAt: at,
    by: 'guest',
    decisionReason: null,
    failureCode: null,
    paidAt: at,
  };
  await openBooking(booking({ status: 'Booked', holdExpiresAt: null, refund, refunds: [refund] }));
  const state = within(screen.getByRole('region', { name: 'Refund status' }));
  expect(state.getByText('Changed on')).toBeVisible();
  expect(state.queryByText('Decided on')).toBeNull();
  expect(state.getAllByText(/฿1,000/)).toHaveLength(1);
});
