import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { getBooking } from '../api/bookings.ts';
import type { Api } from '../api/client.ts';
import { serverNow } from '../api/server-clock.ts';
import { useApp } from '../app/context.ts';
import { dropHold, noteBooking } from './note-booking.ts';
import type { OwnHold } from './own-holds.ts';

/** What ends a hold is an event, a moment after its time. */
const END_OF_HOLD = 3_000;

/**
 * Asks the server what became of the holds this browser remembers: on every page, when the guest comes
 * back to the window (from the bank's app, say), and when one should be over.
 */
export function useVerifiedHolds(holds: readonly OwnHold[]): void {
  const { api } = useApp();
  const { pathname } = useLocation();
  const ids = holds.map(({ bookingId }) => bookingId).join(' ');
  const end = holds[0]?.until;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is a reason to look again
  useEffect(() => {
    if (ids === '') return;
    const look = () => {
      if (document.visibilityState === 'visible') void verify(api, holds);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [api, pathname, ids]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end stands for the holds
  useEffect(() => {
    if (end === undefined) return;
    const left = Math.max(Date.parse(end) - serverNow(), 0);
    const looking = setTimeout(() => void verify(api, holds), left + END_OF_HOLD);
    return () => clearTimeout(looking);
  }, [api, end]);
}

/** What cannot be read now is believed until its time. */
async function verify(api: Api, holds: readonly OwnHold[]): Promise<void> {
  await Promise.all(
    holds.map(async ({ bookingId, checkoutId }) => {
      try {
        const book = await getBooking(api, bookingId);
        if (book) noteBooking(book);
        else dropHold(checkoutId);
      } catch {
        // offline, or the server is away
      }
    }),
  );
}
