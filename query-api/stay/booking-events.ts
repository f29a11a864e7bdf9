import { IdParams } from '@baanpak/contract/fields/query-fields.ts';
import { BookingEventsAnswer } from '@baanpak/contract/stay/booking-queries.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps.ts';
import type { BookingWatch } from '../live/booking-watch.ts';
import { openStreams } from '../live/open-streams.ts';
import { openedBy } from './opened-by.ts';

/** What becomes of a booking, as it happens; without an API key, since EventSource cannot send one. */
export const bookingEvents =
  (deps: Deps, watch: BookingWatch): FastifyPluginAsyncTypebox =>
  async (app) => {
    const openStream = openStreams(app);
    const schema = {
      tags: ['bookings'],
      summary: 'Server-sent `status` events: the state now, then each change',
      params: IdParams,
      response: { 200: BookingEventsAnswer },
    };
    app.get(
      '/outreach/bookings/:id/events',
      { config: { open: true, private: true }, exposeHeadRoute: false, schema },
      async ({ params }, reply) => {
        const bookingId = await findBooking(deps, params.id);
        const _id = params.id.toLowerCase();
        const stream = openStream(reply);
        const unfollow = watch.follow(bookingId, ({ bookingId: __, ...state }) =>
          stream.send('status', { _id, ...state }),
        );
        stream.onEnd(unfollow);
        return reply;
      },
    );
  };

/** The id by which a guest's booking is watched. */
async function findBooking({ db, ids }: Deps, guestId: string): Promise<string> {
  const found = await db
    .selectFrom('bookings')
    .select('booking_id')
    .where('booking_id', '=', openedBy(ids, guestId))
    .executeTakeFirst();
  if (!found) throw new Refusal('not-found', 'No such booking');
  return found.booking_id;
}
