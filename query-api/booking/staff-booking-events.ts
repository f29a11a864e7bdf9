import { ChangedRecordsAnswer } from '@baanpak/contract/answers/changed-record.ts';
import type { Doing, PresenceJson } from '@baanpak/contract/answers/presence.ts';
import { StaffEventsHeaders, StaffEventsQuery } from '@baanpak/contract/booking/event-streams.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { isRecord } from '@baanpak/domain/values/fields/fields.ts';
import { anyOf } from '@baanpak/infrastructure/database/any-of.ts';
import { isUuid } from '@baanpak/infrastructure/http/formats.ts';
import { assertInScope, principalOf } from '@baanpak/infrastructure/http/staff.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { endWithSession, openStreams } from '../live/open-streams.ts';
import type { PresenceWatch } from '../live/presence.ts';
import type { SessionWatch } from '../live/session-watch.ts';
import type { StaffWatch } from '../live/staff-watch.ts';
import { namesOf } from '../user/names-of.ts';

/** In ms: then the browser asks again, and what it may see is looked at again. */
export const LONGEST = 5 * 60_000;
/** In ms: who hears nothing for twice as long asks again, and knows that what is shown may be old. */
export const HEARTBEAT = 4_000;
/** In ms: for so long somebody is still there whose stream ended, for a browser opens it again when pages open and close. */
const LINGER = 2_000;

const DESCRIPTION =
  'One stream for all pages of a browser: `present` says which bookings they have open, and it is opened again when these change. An `open` event comes first. A `missed` event says that changes were not told: read the lists again, as after each stream that was opened without a `last-event-id`. Who sends that header, empty the first time, is sent ids to name there. A `present` event says who else has a booking open (`{id, people}`); those that are open come after `open`. Without `present` in the query `presence` events come as well, with the caller among the people, as of /bookings/{id}/presence. A comment comes every four seconds. The stream ends with the session, within a second or two, and after five minutes, for who is listening to be asked again.';

type Watches = Readonly<{ staff: StaffWatch; presence: PresenceWatch; sessions: SessionWatch }>;

/** What changes in one's scope, as it happens, and who else has which booking open. */
export const staffBookingEvents =
  (
    { db }: Deps,
    { staff, presence, sessions }: Watches,
    longest: number = LONGEST,
  ): FastifyPluginAsyncTypebox =>
  async (app) => {
    const openStream = openStreams(app, HEARTBEAT);
    app.get(
      '/bookings/events',
      {
        config: { staff: { action: 'read-stays' }, refuses: ['not-found'] },
        exposeHeadRoute: false,
        preValidation: (request) => assertOpenInScope(db, request),
        schema: {
          tags: ['bookings'],
          summary: 'Server-sent `change` events: each record of one’s scope that changes',
          description: DESCRIPTION,
          querystring: StaffEventsQuery,
          headers: StaffEventsHeaders,
          response: { 200: ChangedRecordsAnswer },
        },
      },
      async (request, reply) => {
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
        endWithSession(stream, { sessions, session, longest }, leaveAll);
        stream.onEnd(() => {
          unfollow();
          part();
          setTimeout(leaveAll, LINGER).unref();
        });
        return reply;
      },
    );
  };

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
