import { MOST_IN_RADIUS, type TouchJson } from '@baanpak/contract/events/radius.ts';
import { subjectsOf } from '@baanpak/domain/events.ts';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { type Principal, type Scope, scopeOf } from '@baanpak/domain/values/people/roles.ts';
import type { Now } from '@baanpak/domain/values/time/instant.ts';
import { anyOf } from '@baanpak/infrastructure/database/kysely.ts';
import type { RecordedEvent } from '@baanpak/infrastructure/event-store/port.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import type { BookingRow } from '@baanpak/projector/booking/tables.ts';
import type { EventRow } from '@baanpak/projector/events/tables.ts';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { inScope } from '../database/conditions.ts';
import type { ReadDb } from '../database/read-db.ts';
import type { Deps, EventLog, Handler } from '../handler.ts';
import { decodeEach, inOrderOfLog, readPlaces } from '../log/read-log.ts';
import { compensationsFor } from './compensations.ts';
import type { HistoryReader } from './history-of.ts';
import { notElsewhere } from './listed-events.ts';
import { bookingsWhere, setsPolicy, setsPrice, type Touched, touchedBy } from './made-under.ts';
import { shownIn } from './own-share.ts';
import { presentEvent, presentUnreadable } from './present-history.ts';
import { pricesBeforeIn } from './prices-before.ts';
import { type HistoryEvent, tellingOf } from './read-history.ts';

const DETAIL = { th: 'ผลกระทบของเหตุการณ์', en: 'The radius of the event' };

type Reading = Readonly<{ db: ReadDb; log: EventLog; now: Now }>;
type Asked = Readonly<{ event: string; after?: string }>;

/** What an event led to, which bookings it concerns, and what mends it (docs/adr/0159-radius-of-a-mistake.md). */
export const radius =
  ({ db, now }: Deps, log: EventLog): Handler<'GET /log/radius'> =>
  async (request) => {
    const { query, language } = request;
    return readRadius({ db, log, now }, query, { principal: principalOf(request), language });
  };

async function readRadius(reading: Reading, asked: Asked, reader: HistoryReader) {
  const { db } = reading;
  const { principal } = reader;
  const { row, followers, isCut } = await listedWithFollowers(db, asked.event, principal);
  const { told, shown } = await inWords(
    reading,
    [row, ...followers.slice(0, MOST_IN_RADIUS)],
    reader,
  );
  const [event, ...follows] = told;
  if (event?.id !== row.event_id) throw noSuchEvent();
  const [first, ...others] = shown;
  // of an event that nobody can read, only what followed is known
  const isRead = first?.id === row.event_id;
  const readable = isRead ? first : undefined;
  const touched = await touchedIn(
    reading,
    { event: readable, follows: isRead ? others : shown },
    { scope: scopeOf(principal, 'read-money'), after: asked.after },
  );
  const page = touched.slice(0, MOST_IN_RADIUS);
  return {
    event,
    follows,
    touches: page.map(toTouch),
    compensations: readable
      ? await compensationsFor({ ...reading, principal }, readable, page)
      : [],
    more: touched.length > page.length,
    moreFollows: isCut || followers.length > MOST_IN_RADIUS,
    detail: DETAIL[reader.language],
  };
}

const toTouch = ({ booking, under }: Touched): TouchJson => ({
  ...{ _id: booking.bookingId, bookingId: booking.code, amount: booking.price, under },
});

const noSuchEvent = () => new Refusal('not-found', 'No such event');

const events = expressionBuilder<{ e: EventRow }, 'e'>();
const bookings = expressionBuilder<{ b: BookingRow }, 'b'>();

/** So many events of one correlation are looked through for what followed from one of them. */
const MOST_LOOKED_AT = 5 * MOST_IN_RADIUS;

/**
 * An event and what followed from it by cause: what it led to, and what the same request or process recorded behind it.
 * Throws `not-found` where it is another owner's.
 */
async function listedWithFollowers(db: ReadDb, eventId: string, principal: Principal) {
  const where = await ofReader(db, principal);
  const listed = db.selectFrom('listed_events as e').where(({ and }) => and(where));
  const row = await listed.selectAll('e').where('e.event_id', '=', eventId).executeTakeFirst();
  if (!row) throw noSuchEvent();
  const later = await db
    .selectFrom('listed_events as e')
    .selectAll('e')
    .where('e.correlation', '=', row.correlation)
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('e.commit_position', 'e.prepare_position'),
        '>',
        tuple(row.commit_position, row.prepare_position),
      ),
    )
    .orderBy('e.commit_position')
    .orderBy('e.prepare_position')
    .limit(MOST_LOOKED_AT)
    .execute();
  const led = new Set([row.event_id]);
  for (const { event_id: id, causation_id: cause } of later)
    if (cause === row.causation_id || (cause !== null && led.has(cause))) led.add(id);
  const readable = await listed
    .select('e.event_id')
    .where('e.event_id', '=', anyOf(later.map(({ event_id }) => event_id)))
    .execute();
  const mayRead = new Set(readable.map(({ event_id }) => event_id));
  const followers = later.filter(({ event_id: id }) => led.has(id) && mayRead.has(id));
  return { row, followers, isCut: later.length === MOST_LOOKED_AT };
}

/** The events of one's own, and those of nobody's: whether some of it is one's own share is looked at in the log. */
async function ofReader(db: ReadDb, principal: Principal): Promise<readonly Expression<SqlBool>[]> {
  const scope = scopeOf(principal, 'read-money');
  const owner = events.ref('e.owner_id');
  return [
    events.or([inScope(scope, owner), events(owner, 'is', null)]),
    ...(await notElsewhere(db, principal)),
  ];
}

/** Events as histories tell them, with those that can be read; what is nobody's is left out but for one's own share. */
async function inWords(
  { db, log }: Reading,
  rows: readonly EventRow[],
  { principal, language }: HistoryReader,
) {
  const scope = scopeOf(principal, 'read-money');
  const places = rows.map(({ log_stream, stream, revision }) => ({
    ...{ stream: log_stream ?? stream, revision },
  }));
  const stored = await readPlaces(log.store, places);
  const { events: found, unreadable: hidden } = await decodeEach<DomainEvent>(log.codec, stored);
  const isOwn = await ownIn(db, scope, rows, found);
  const unreadable = hidden.filter(isOwn);
  const { events: shown, withheld } = await shownIn(scope, { db, log }, found.filter(isOwn));
  const [told, storeId, pricesBefore] = await Promise.all([
    tellingOf(db, shown, { language, acting: found, unreadable }),
    log.store.storeId(),
    pricesBeforeIn(db, shown),
  ]);
  const presenting = { told, language, storeId, readsMoney: true, withheld, pricesBefore };
  const all: readonly (HistoryEvent | RecordedEvent)[] = inOrderOfLog([...shown, ...unreadable]);
  const words = new Map([
    ...shown.map((event) => [event.id, presentEvent(event, presenting)] as const),
    ...unreadable.map((event) => [event.id, presentUnreadable(event, presenting)] as const),
  ]);
  return {
    told: all.flatMap(({ id }) => words.get(id) ?? []),
    shown: inOrderOfLog(shown),
  };
}

/** Whether events are of a scope: by their owner, and where they have none by a booking of the scope that they name. */
async function ownIn(
  db: ReadDb,
  scope: Scope,
  rows: readonly EventRow[],
  found: readonly HistoryEvent[],
): Promise<(event: Readonly<{ id: string }>) => boolean> {
  if (typeof scope !== 'object') return () => scope === 'all';
  const owners = new Map(rows.map((row) => [row.event_id, row.owner_id]));
  const nobodys = found.filter(({ id }) => owners.get(id) === null);
  const idsOf = (event: HistoryEvent) =>
    subjectsOf(event).flatMap(({ kind, id }) =>
      kind === 'booking' || kind === 'checkout' ? [id] : [],
    );
  const named = anyOf(nobodys.flatMap(idsOf));
  const own = await db
    .selectFrom('bookings as b')
    .select(['b.booking_id as bookingId', 'b.checkout_uid as checkoutUid'])
    .where('b.owner_id', '=', scope.ownerId)
    .where(({ or, eb }) => or([eb('b.booking_id', '=', named), eb('b.checkout_uid', '=', named)]))
    .execute();
  const ids = new Set(own.flatMap(({ bookingId, checkoutUid }) => [bookingId, checkoutUid]));
  const shared = new Set(
    nobodys.flatMap((event) => (idsOf(event).some((id) => ids.has(id)) ? [event.id] : [])),
  );
  return ({ id }) => owners.get(id) === scope.ownerId || shared.has(id);
}

type Touching = Readonly<{ event: HistoryEvent | undefined; follows: readonly HistoryEvent[] }>;
type Page = Readonly<{ scope: Scope; after: string | undefined }>;

/** One booking more than an answer has, if there is one. Throws InvalidRequest where `after` is no booking of the scope. */
async function touchedIn(
  { db, log }: Reading,
  { event, follows }: Touching,
  { scope, after }: Page,
): Promise<readonly Touched[]> {
  const isOwn = inScope(scope, bookings.ref('b.owner_id'));
  if (after !== undefined) {
    const [last] = await bookingsWhere(db, [bookings('b.booking_id', '=', after), isOwn]);
    if (!last) throw invalidField('after', NO_BOOKING);
  }
  if (event && (setsPrice(event) || setsPolicy(event)))
    return touchedBy({ db, log }, event, { after, most: MOST_IN_RADIUS });
  const named = [...(event ? [event] : []), ...follows]
    .flatMap(subjectsOf)
    .flatMap(({ kind, id }) => (kind === 'booking' ? [id] : []));
  const where = [bookings('b.booking_id', '=', anyOf([...new Set(named)])), isOwn];
  const found = await bookingsWhere(db, where, { behind: after, most: MOST_IN_RADIUS + 1 });
  return found.map((booking) => ({ booking, under: false }));
}

const NO_BOOKING = { th: 'ไม่มีการจองนี้', en: 'is no booking' };
