import type { BookingStateJson } from '@baanpak/contract/stay/booking-state.ts';
import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { BookingJson } from '../api/bookings.ts';
import { serverNow } from '../api/server-clock.ts';
import { noteBooking } from '../held/note-booking.ts';

const RECONNECT_AFTER = 5_000;
/** What ends a hold is an event, a moment after its time. */
const END_OF_HOLD = 3_000;

const signOf = ({ status, paymentStatus, holdExpiresAt, version }: BookingStateJson): string =>
  [status, paymentStatus, holdExpiresAt, version].join(' ');

/**
 * Loads the page's data anew when something becomes of a booking, as the server tells it, and when its
 * hold should have ended. A dropped connection is the browser's to mend; one that the server refused is
 * opened again here. What it shows is what this browser knows of the guest's own holds.
 */
export function useLiveBooking(book: BookingJson): void {
  const { _id, holdExpiresAt } = book;
  const { revalidate } = useRevalidator();
  const shown = useRef('');
  shown.current = signOf(book);
  useEffect(() => noteBooking(book), [book]);
  useEffect(() => {
    let source: EventSource;
    let reconnecting: ReturnType<typeof setTimeout> | undefined;
    const open = () => {
      source = new EventSource(`/outreach/bookings/${_id}/events`);
      source.addEventListener('status', ({ data }: MessageEvent<string>) => {
        if (signOf(JSON.parse(data)) !== shown.current) void revalidate();
      });
      source.addEventListener('error', () => {
        if (source.readyState === EventSource.CLOSED)
          reconnecting = setTimeout(open, RECONNECT_AFTER);
      });
    };
    open();
    return () => {
      source.close();
      clearTimeout(reconnecting);
    };
  }, [_id, revalidate]);
  useEffect(() => {
    if (!holdExpiresAt) return;
    const left = Date.parse(holdExpiresAt) - serverNow();
    const looking = setTimeout(
      () => navigator.onLine && void revalidate(),
      Math.max(left, 0) + END_OF_HOLD,
    );
    return () => clearTimeout(looking);
  }, [holdExpiresAt, revalidate]);
}
