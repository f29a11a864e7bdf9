import { type Answers, unreachable } from '@baanpak/web-ui/testing/api-in-tests.ts';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BookingJson } from '../../shell/api/bookings.ts';
import { open, openPage } from '../../testing/open.tsx';
import { booking } from '../../testing/samples.ts';
import { HeldRooms } from './held-rooms.tsx';
import { keepHold } from './note-booking.ts';
import { keptHolds } from './own-holds.ts';

const HELD = booking({ holdExpiresAt: '2026-12-24T10:30:00.000Z' });
const READ = `GET /outreach/bookings/${HELD._id}`;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-24T10:10:00Z') });
  keptHolds.write([]);
  keepHold([HELD]);
});

const now = (given: Partial<BookingJson> = {}): Answers => ({ [READ]: { book: booking(given) } });
const chip = () => screen.findByRole('link', { name: /^Room held 20:00/ });
async function isGone() {
  await waitFor(() => expect(keptHolds.read()).toEqual([]));
  expect(screen.queryByRole('link')).toBeNull();
}
const comeBack = () => act(() => document.dispatchEvent(new Event('visibilitychange')));

describe('a held room in the bar', () => {
  it('counts down and leads to its payment', async () => {
    await open(<HeldRooms />, { answers: now() });
    expect(await chip()).toHaveAttribute(
      'href',
      `/en/hotel/talay-ngoen-kata/checkout-omise?bookingId=${HELD._id}`,
    );
  });

  it('loads its payment page again from every other, and is not on that page', async () => {
    const followed = async (at: string) => {
      const Component = () => (
        <main>
          <HeldRooms />
        </main>
      );
      const { user } = await openPage({ Component }, { path: '*', at, answers: now() });
      const heard = vi.fn((event: Event) => {
        const { defaultPrevented } = event;
        event.preventDefault(); // there is no other document here
        return !defaultPrevented;
      });
      window.addEventListener('click', heard, { once: true });
      await user.click(await chip());
      cleanup();
      return heard.mock.results[0]?.value;
    };
    const payment = '/en/hotel/talay-ngoen-kata/checkout-omise?bookingId=';
    expect(await followed('/en')).toBe(true);
    expect(await followed(`${payment}another`)).toBe(true);
    const Component = () => (
      <main>
        <HeldRooms />
      </main>
    );
    const at = `${payment}${HELD._id}&way=card`;
    const { calls } = await openPage({ Component }, { path: '*', at, answers: now() });
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('goes when the server knows better', async () => {
    await open(<HeldRooms />, { answers: now({ status: 'Booked', paymentStatus: 'paid' }) });
    await isGone();
  });

  it('goes when nobody knows the booking any more', async () => {
    await open(<HeldRooms />);
    await isGone();
  });

  it('stays where nothing answers', async () => {
    const { calls } = await open(<HeldRooms />, { answers: { [READ]: unreachable } });
    await chip();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(await chip()).toBeVisible();
  });

  it('is looked at again when the guest comes back to the window', async () => {
    let isPaid = false;
    const answer = () => ({ book: booking(isPaid ? { status: 'Booked' } : {}) });
    const { calls } = await open(<HeldRooms />, { answers: { [READ]: answer } });
    await waitFor(() => expect(calls).toHaveLength(1));
    isPaid = true;
    comeBack();
    await isGone();
  });
});
