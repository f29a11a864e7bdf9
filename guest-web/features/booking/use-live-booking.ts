import type { BookingStateJson } from '@baanpak/contract/booking/booking-state.ts';
import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { BookingJson } from '../../shell/api/bookings.ts';
import { noteBooking } from '../held/note-booking.ts';
import { whenOver } from '../held/when-over.ts';
import { followBooking } from './live-bookings.ts';

const signOf = ({ status, paymentStatus, holdExpiresAt, version }: BookingStateJson): string =>
  [status, paymentStatus, holdExpiresAt, version].join(' ');

/**
 * Loads the page's data again when something becomes of a booking, as the server tells it, and when its
 * hold should have ended. What it shows is what this browser knows of the guest's own holds.
 */
export function useLiveBooking(book: BookingJson): void {
  const { _id, holdExpiresAt } = book;
  const { revalidate } = useRevalidator();
  const shown = useRef('');
  shown.current = signOf(book);
  useEffect(() => noteBooking(book), [book]);
  useEffect(
    () =>
      followBooking(_id, (state) => {
        if (signOf(state) !== shown.current) void revalidate();
      }),
    [_id, revalidate],
  );
  useEffect(() => {
    if (!holdExpiresAt) return;
    return whenOver(holdExpiresAt, () => navigator.onLine && void revalidate());
  }, [holdExpiresAt, revalidate]);
}
