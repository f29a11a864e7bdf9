import { type Answers, type Call, refusal } from '@baanpak/web-ui/testing/api-in-tests.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { useLoaderData } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BookingJson } from '../../shell/api/bookings.ts';
import { openPage } from '../../testing/open.tsx';
import { booking, dayOfJanuary as day } from '../../testing/samples.ts';
import { action, type BookingLoaded, loader } from './booking-data.ts';
import { ChangeDates } from './plans-change.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-01T05:00:00Z') });
});

/** From the 2nd to the 4th, paid by 3,000 baht. */
const PAID = booking({
  status: 'Booked',
  paymentStatus: 'paid',
  totalReceived: 3000,
  amountDue: 0,
});
const PATH = `/outreach/bookings/${PAID._id}`;
const ROOM = `/outreach/bookings/room/${PAID.roomId}`;

const DAYS = Array.from({ length: 20 }, (_, n) =>
  day(n + 1, n === 1 ? { status: 'checkOutOnly' } : n === 2 ? { status: 'full' } : {}),
);
const REACH = {
  roomId: PAID.roomId,
  hotelId: 'h',
  from: '2027-01-01',
  to: '2027-01-31',
  days: DAYS,
};

/** The part of the booking's page alone. */
const page = { loader, action, Component: Part };
function Part() {
  const { book } = useLoaderData<BookingLoaded>();
  return (
    <main>
      <p>Due: {book.amountDue}</p>
      <ChangeDates book={book} />
    </main>
  );
}

const openBooking = (answers: Answers = {}, book: BookingJson = PAID, language?: 'th') =>
  openPage(page, {
    path: '/:lang/booking/:id',
    at: `/en/booking/${PAID._id}`,
    ...(language && { language }),
    answers: { [`GET ${PATH}`]: { book }, [`GET ${ROOM}`]: { bookReach: REACH }, ...answers },
  });

const dayButton = (date: number) =>
  screen.getByLabelText(new RegExp(`\\b${date} January 2027`), { selector: 'button' });
const button = () => screen.queryByRole('button', { name: 'Change dates' });
const confirm = () => screen.findByText('Confirm new dates', { selector: 'button' });

async function pick(answers: Answers, from: number, to: number) {
  const opened = await openBooking(answers);
  const { user } = opened;
  await user.click(button() ?? expect.fail());
  await screen.findByText('Your dates');
  await user.click(dayButton(from));
  await user.click(dayButton(to));
  return opened;
}

describe('other dates for a stay to come', () => {
  it('are told first, and taken at the price that was told', async () => {
    let book = PAID;
    const { user, calls } = await pick(
      {
        [`GET ${PATH}`]: () => ({ book }),
        [`PUT ${PATH}/stay`]: ({ query }: { query: { preview?: string } }) => {
          if (query.preview) return { price: 4500, due: 1500, refund: 0, detail: '' };
          book = booking({ ...PAID, checkOutDate: '2027-01-05', price: 4500, amountDue: 1500 });
          return { book };
        },
      },
      2,
      5,
    );
    await screen.findByText('Your stay will cost ฿4,500 instead of ฿3,000.');
    expect(screen.getByText('Due at the hotel: ฿1,500')).toBeVisible();
    await user.click(await confirm());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByText('Due: 1500');
    const dates = { checkInDate: '2027-01-02', checkOutDate: '2027-01-05' };
    expect(calls.filter(({ method }) => method === 'PUT')).toMatchObject([
      { query: { preview: 'true' }, body: dates },
      { query: {}, body: { ...dates, price: 4500 } },
    ]);
  });

  it('say what is given back, and that nothing is to pay', async () => {
    await pick({ [`PUT ${PATH}/stay`]: { price: 2250, due: 0, refund: 750, detail: '' } }, 3, 4);
    await screen.findByText('Under the cancellation policy, you will get ฿750 back.');
    expect(screen.queryByText(/Due at the hotel/)).toBeNull();
    expect(await confirm()).toBeEnabled();
  });

  it('say that nothing becomes of it where they cost the same', async () => {
    await pick({ [`PUT ${PATH}/stay`]: { price: 3000, due: 0, refund: 0, detail: '' } }, 6, 8);
    await screen.findByText('The price stays the same: ฿3,000.');
    expect(screen.getByText('There is nothing more to pay and no refund.')).toBeVisible();
  });

  it('say why they cannot be obtained, in the words of the policy where it forbids them', async () => {
    const detail = 'By the cancellation policy it is too late to give up nights';
    const { user } = await pick(
      { [`PUT ${PATH}/stay`]: () => refusal({ status: 422, code: 'stay-rule', detail }) },
      3,
      4,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(detail);
    expect(await confirm()).toBeDisabled();
    await user.click(dayButton(6));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that another took meanwhile are refused, and the stay is as it was', async () => {
    const { user } = await pick(
      {
        [`PUT ${PATH}/stay`]: ({ query }: { query: { preview?: string } }) =>
          query.preview
            ? { price: 3000, due: 0, refund: 0, detail: '' }
            : refusal({ status: 409, code: 'room-already-booked' }),
      },
      6,
      8,
    );
    await screen.findByText('The price stays the same: ฿3,000.');
    await user.click(await confirm());
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByRole('alert')).toHaveTextContent('This room is already booked');
  });

  it('that cost something else by then are shown their new price, and taken at that', async () => {
    let price = 4500;
    const { user, calls } = await pick(
      {
        [`PUT ${PATH}/stay`]: ({ query, body }: Pick<Call, 'query' | 'body'>) => {
          if (query.preview) return { price, due: price - 3000, refund: 0, detail: '' };
          const isRight = (body as { price: number }).price === 6000;
          price = 6000;
          return isRight ? { book: PAID } : refusal({ status: 409, code: 'price-changed' });
        },
      },
      2,
      5,
    );
    await screen.findByText('Your stay will cost ฿4,500 instead of ฿3,000.');
    await user.click(await confirm());
    await screen.findByText('Your stay will cost ฿6,000 instead of ฿3,000.');
    expect(screen.getByRole('alert')).toHaveTextContent('The price has changed');
    await user.click(await confirm());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const taken = calls.filter(({ method, query }) => method === 'PUT' && !query.preview);
    expect(taken.map(({ body }) => (body as { price: number }).price)).toEqual([4500, 6000]);
  });

  it('are said to be asked about for at least 200 ms', async () => {
    let asked = 0;
    await pick(
      {
        [`PUT ${PATH}/stay`]: () => {
          asked = performance.now();
          return { price: 3000, due: 0, refund: 0, detail: '' };
        },
      },
      6,
      8,
    );
    await screen.findByText('The price stays the same: ฿3,000.');
    expect(performance.now() - asked).toBeGreaterThan(190);
  });

  it('are not asked about where they are those of now', async () => {
    const { calls } = await pick({}, 2, 4);
    expect(screen.queryByText('Confirm new dates')).toBeNull();
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('can be looked for again where the calendar could not be read', async () => {
    let isThere = false;
    const { user } = await openBooking({
      [`GET ${ROOM}`]: () =>
        isThere ? { bookReach: REACH } : refusal({ status: 503, code: 'busy' }),
    });
    await user.click(button() ?? expect.fail());
    await screen.findByText('The calendar could not be loaded');
    isThere = true;
    await user.click(screen.getByText('Try again'));
    await screen.findByText('Your dates');
  });

  it('are for a certain stay whose guest has not come', async () => {
    await openBooking({}, booking({ ...PAID, checkInStatus: true }));
    expect(button()).toBeNull();
  });

  it('are not for a stay that began, or is held', async () => {
    await openBooking({}, booking({ ...PAID, checkInDate: '2026-12-31' }));
    expect(button()).toBeNull();
  });

  it('are offered in Thai', async () => {
    await openBooking({}, PAID, 'th');
    expect(screen.getByRole('button', { name: 'เปลี่ยนวันเข้าพัก' })).toBeEnabled();
  });
});
