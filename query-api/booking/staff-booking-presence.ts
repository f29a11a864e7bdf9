import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import type { Deps } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { endWithSession, type StaffWatches } from '../live/open-streams.ts';
import { namesOf } from '../user/names-of.ts';
import { ownerOfBooking } from './owner-of-booking.ts';

/** Says that the caller has a booking open, for as long as the stream lasts, and who else has. */
export const staffBookingPresence =
  (
    { db }: Deps,
    { presence, sessions, openStream }: StaffWatches,
  ): Handler<'GET /bookings/{id}/presence'> =>
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
    endWithSession(stream, { sessions, session }, leave);
    stream.onEnd(() => {
      unfollow();
      leave();
    });
    return reply;
  };
