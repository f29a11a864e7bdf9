import type { Doing, PresenceJson } from '@baanpak/contract/answers/presence.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { isRecord } from '@baanpak/domain/values/fields/fields.ts';
import { anyOf } from '@baanpak/infrastructure/database/kysely.ts';
import { isUuid } from '@baanpak/infrastructure/http/formats.ts';
import { assertInScope, principalOf } from '@baanpak/infrastructure/http/staff.ts';
import type { FastifyRequest } from 'fastify';
import { ownerOfBooking } from '../booking/booking.ts';
import type { CheckedHandler, Deps, Handler } from '../handler.ts';
import { namesOf } from '../user/users.ts';
import { endWithSession, type StaffWatches } from './open-streams.ts';
import type { PresenceWatch } from './presence.ts';

/** In ms: for so long somebody is still there whose stream ended, for a browser opens it again when pages open and close. */
const LINGER = 2_000;

/** What changes in one's scope, as it happens, and who else has which booking open. */
export const staffBookingEvents = (
  { db }: Deps,
  { staff, presence, sessions, openStream }: StaffWatches,
): CheckedHandler<'GET /bookings/events'> => ({
  check: (request) => assertOpenInScope(db, request),
  async handler(request, reply) {
    const { present } = request.query;
    const principal = principalOf(request);
    const open = openIn(present ?? '');
    const [owners, names, session] = await Promise.all([
      ownersOf(db, [...open.keys()]),
      namesOf(db, [principal.userId]),
      sessions.sessionOf(request),
    ]);
    const name = names.get(principal.userId) ?? principal.role;
    const entered = [...open].map(([bookingId, doing]) => {
      const ownerId = owners.get(bookingId);
      if (!ownerId) throw new Refusal('not-found', 'No such booking');
      return {
        booking: { bookingId, ownerId },
        person: { _id: principal.userId, name, doing },
      };
    });
    const last = request.headers['last-event-id'];
    const since = last === '' ? undefined : last;
    const idNow = () => (last === undefined ? undefined : staff.position());
    const stream = openStream(reply, idNow);
    stream.send('open', {}, since ?? idNow()); // from now on changes are told
    const unfollow = staff.follow(
      {
        principal,
        changed: (record) => stream.send('change', record, idNow()),
        missed: () => stream.send('missed', {}),
      },
      since,
    );
    const tellOthers = othersOf(principal.userId, (booking) => stream.send('present', booking));
    const part = presence.follow({
      principal,
      present(booking) {
        tellOthers(booking);
        if (present === undefined) stream.send('presence', booking);
      },
    });
    const leaveAll = enterAll(presence, entered);
    endWithSession(stream, { sessions, session }, leaveAll);
    stream.onEnd(() => {
      unfollow();
      part();
      setTimeout(leaveAll, LINGER).unref();
    });
    return reply;
  },
});

type Entered = Readonly<{
  booking: Parameters<PresenceWatch['enter']>[0];
  person: Parameters<PresenceWatch['enter']>[1];
}>;

/** Gives back the end of all of it, which comes once. */
function enterAll(presence: PresenceWatch, entered: readonly Entered[]): () => void {
  const leaves = entered.map(({ booking, person }) => presence.enter(booking, person));
  return () => {
    for (const leave of leaves.splice(0)) leave();
  };
}

/** What a `present` says, by bookings; who moves a stay in one window does so, whatever the others show. */
function openIn(present: string): ReadonlyMap<string, Doing> {
  const open = new Map<string, Doing>();
  for (const entry of present.split(',')) {
    const [id = '', doing] = entry.toLowerCase().split(':');
    if (isUuid(id) && (doing === 'moves' || !open.has(id)))
      open.set(id, doing === 'moves' ? 'moves' : 'looks');
  }
  return open;
}

/** Whose bookings are named must be known before what is malformed is told; what nobody knows is for the route. */
async function assertOpenInScope(db: Deps['db'], request: FastifyRequest): Promise<void> {
  const present = isRecord(request.query) ? request.query.present : undefined;
  const named = openIn([present ?? ''].flat().join(','));
  if (named.size === 0) return;
  for (const ownerId of (await ownersOf(db, [...named.keys()])).values())
    assertInScope(request, { ownerId });
}

async function ownersOf(
  db: Deps['db'],
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('bookings')
    .select(['booking_id', 'owner_id'])
    .where('booking_id', '=', anyOf(bookingIds))
    .execute();
  return new Map(rows.map((row) => [row.booking_id, row.owner_id]));
}

/** Tells of everybody but oneself, where that differs from what was told before. */
function othersOf(userId: string, tell: (booking: PresenceJson) => void) {
  const told = new Map<string, string>();
  return ({ id, people }: PresenceJson) => {
    const others = people.filter(({ _id }) => _id !== userId);
    const text = JSON.stringify(others);
    if (text === (told.get(id) ?? '[]')) return;
    if (others.length > 0) told.set(id, text);
    else told.delete(id);
    tell({ id, people: others });
  };
}

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
