import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { EventStream } from '@baanpak/infrastructure/http/event-stream.ts';
import type { Deps } from '../deps.ts';
import type { Handler } from '../handler.ts';
import type { BookingLookup } from '../live/booking-lookup.ts';
import type { BookingWatch } from '../live/booking-watch.ts';
import type { OpenStream } from '../live/open-streams.ts';
import { openOrder } from './order.ts';

export type Followed = Readonly<{
  lookup: BookingLookup;
  bookings: BookingWatch;
  openStream: OpenStream;
}>;

/** What becomes of a booking and its order, as it happens; without an API key, since EventSource cannot send one. */
export const bookingEvents =
  (
    deps: Deps,
    { lookup, bookings, openStream }: Followed,
  ): Handler<'GET /outreach/bookings/{id}/events'> =>
  async ({ params, network, signal }, reply) => {
    const _id = params.id.toLowerCase();
    const there = await lookup.read([_id]);
    const own = there.get(_id) ?? (await lookup.waitFor(_id, network, signal));
    if (own === undefined) throw new Refusal('not-found', 'No such booking');
    const order = await openOrder(deps, _id);
    const stream = openStream(reply);
    for (const { bookingId, guestId } of order)
      if (guestId !== undefined) follow(bookings, stream, bookingId, guestId);
    return reply;
  };

/** The same of several bookings, for all pages of a browser. */
export const eventsOfBookings =
  ({ lookup, bookings, openStream }: Followed): Handler<'GET /outreach/bookings/events'> =>
  async (request, reply) => {
    const ids = new Set(request.query.ids.toLowerCase().split(','));
    const there = await lookup.read([...ids]);
    const stream = openStream(reply);
    stream.comment('open'); // headers leave with the first byte, and there may be nothing to tell
    const { network, signal } = request;
    const followLater = async (_id: string): Promise<void> => {
      const bookingId = await lookup.waitFor(_id, network, signal);
      if (bookingId !== undefined && !stream.isOver()) follow(bookings, stream, bookingId, _id);
    };
    for (const _id of ids) {
      const bookingId = there.get(_id);
      if (bookingId !== undefined) follow(bookings, stream, bookingId, _id);
      else void followLater(_id);
    }
    return reply;
  };

function follow(bookings: BookingWatch, stream: EventStream, bookingId: string, _id: string): void {
  const unfollow = bookings.follow(bookingId, ({ bookingId: __, ...state }) =>
    stream.send('status', { _id, ...state }),
  );
  stream.onEnd(unfollow);
}
