import { PresenceAnswer, PresenceQuery } from '@baanpak/contract/answers/presence.ts';
import { IdParams } from '@baanpak/contract/fields/query-fields.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps.ts';
import { endWithSession, openStreams } from '../live/open-streams.ts';
import type { PresenceWatch } from '../live/presence.ts';
import type { SessionWatch } from '../live/session-watch.ts';
import { namesOf } from '../user/names-of.ts';
import { ownerOfBooking } from './owner-of-booking.ts';
import { HEARTBEAT, LONGEST } from './staff-booking-events.ts';

type Watches = Readonly<{ presence: PresenceWatch; sessions: SessionWatch }>;

/** Says that the caller has a booking open, for as long as the stream lasts, and who else has. */
export const staffBookingPresence =
  (
    { db }: Deps,
    { presence, sessions }: Watches,
    longest: number = LONGEST,
  ): FastifyPluginAsyncTypebox =>
  async (app) => {
    const openStream = openStreams(app, HEARTBEAT);
    app.get(
      '/bookings/:id/presence',
      {
        config: { staff: { action: 'read-stays', of: (id) => ownerOfBooking(db, id) } },
        exposeHeadRoute: false,
        schema: {
          tags: ['bookings'],
          summary: 'Server-sent `presence` events: who has the booking open, the caller among them',
          description:
            'Anyone who listens here is named to others, here and by `presence` events of `/bookings/events`. The stream ends with the session, within a second or two, and after five minutes, for who is listening to be asked again.',
          params: IdParams,
          querystring: PresenceQuery,
          response: { 200: PresenceAnswer },
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        const principal = principalOf(request);
        const [owned, names, session] = await Promise.all([
          ownerOfBooking(db, id),
          namesOf(db, [principal.userId]),
          sessions.sessionOf(request),
        ]);
        if (!owned?.ownerId) throw new Refusal('not-found', 'No such booking');
        const { doing = 'looks' } = request.query;
        const name = names.get(principal.userId) ?? principal.role;
        const stream = openStream(reply);
        stream.send('open', {});
        const unfollow = presence.follow({
          principal,
          present: (booking) => {
            if (booking.id === id) stream.send('presence', booking);
          },
        });
        const booking = { bookingId: id, ownerId: owned.ownerId };
        const leave = presence.enter(booking, { _id: principal.userId, name, doing });
        endWithSession(stream, { sessions, session, longest }, leave);
        stream.onEnd(() => {
          unfollow();
          leave();
        });
        return reply;
      },
    );
  };
