import type { BookingStateJson } from '@baanpak/contract/booking/booking-state.ts';
import {
  type HeldStream,
  type SharedStream,
  shareStream,
} from '@baanpak/web-ui/live/shared-stream.ts';
import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { BookingJson } from '../../shell/api/bookings.ts';
import { noteBooking } from '../held/note-booking.ts';
import { whenOver } from '../held/when-over.ts';

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

const RECONNECT_AFTER = 5_000;
/** Bookings that one stream tells of. */
const MOST = 20;

type Told = (state: BookingStateJson) => void;

const followers = new Map<string, Set<Told>>();
let shared: SharedStream | undefined;

/**
 * Tells of a booking while the page is in sight: its state once it is followed or the page is shown again, then each
 * change; gives back its end. All pages of a browser share one stream; past twenty bookings, those of the pages that
 * were shown last are told of.
 */
export function followBooking(id: string, told: Told): () => void {
  const ofBooking = followers.get(id) ?? new Set();
  followers.set(id, ofBooking.add(told));
  shared ??= shareStream<BookingStateJson>({
    name: 'bookings',
    open: openEvents,
    hear,
    most: MOST,
  });
  shared.want([...followers.keys()]);
  return () => {
    ofBooking.delete(told);
    if (ofBooking.size === 0) followers.delete(id);
    shared?.want([...followers.keys()]);
    if (followers.size > 0) return;
    shared?.close();
    shared = undefined;
  };
}

function hear(state: BookingStateJson): void {
  for (const told of followers.get(state._id) ?? []) told(state);
}

/** A dropped connection is the browser's to mend; one that the server refused is opened again here. */
function openEvents(ids: readonly string[], send: Told): HeldStream<BookingStateJson> {
  const states = new Map<string, BookingStateJson>();
  let source: EventSource | undefined;
  let reconnecting: ReturnType<typeof setTimeout> | undefined;
  const open = () => {
    const opened = new EventSource(`/outreach/bookings/events?ids=${ids}`);
    opened.addEventListener('status', ({ data }: MessageEvent<string>) => {
      const state: BookingStateJson = JSON.parse(data);
      states.set(state._id, state);
      send(state);
    });
    opened.addEventListener('error', () => {
      if (opened.readyState === EventSource.CLOSED)
        reconnecting = setTimeout(open, RECONNECT_AFTER);
    });
    source = opened;
  };
  if (ids.length > 0) open();
  return {
    soFar: () => [...states.values()],
    close() {
      source?.close();
      clearTimeout(reconnecting);
    },
  };
}
