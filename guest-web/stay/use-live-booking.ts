import type { BookingStateJson } from '@baanpak/query-api/contract/booking-state.ts';
import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';

type State = Pick<BookingStateJson, '_id' | 'status' | 'paymentStatus'>;

/** Loads the page's data anew when something becomes of a booking, as the server tells it. */
export function useLiveBooking({ _id, status, paymentStatus }: State): void {
  const { revalidate } = useRevalidator();
  const shown = useRef('');
  shown.current = `${status} ${paymentStatus}`;
  useEffect(() => {
    const source = new EventSource(`/outreach/bookings/${_id}/events`);
    source.addEventListener('status', ({ data }: MessageEvent<string>) => {
      const state: BookingStateJson = JSON.parse(data);
      if (`${state.status} ${state.paymentStatus}` !== shown.current) void revalidate();
    });
    return () => source.close();
  }, [_id, revalidate]);
}
