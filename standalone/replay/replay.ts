import type { ThingEventJson } from '@baanpak/contract/booking/booking-history.ts';
import { shownToStaff } from '@baanpak/contract/booking/present-booking.ts';
import { bahtText } from '@baanpak/contract/history/sentence.ts';
import { toStaffHotel } from '@baanpak/contract/hotel/to-hotel.ts';
import { readBookingCode } from '@baanpak/domain/booking/booking-code.ts';
import { paymentStream } from '@baanpak/domain/payment/payment.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { Principal } from '@baanpak/domain/values/people/roles.ts';
import type { Now } from '@baanpak/domain/values/time/instant.ts';
import {
  NO_PAST_SNAPSHOTS,
  postgresPastSnapshots,
} from '@baanpak/infrastructure/commands/past-snapshots.ts';
import type { EventStore } from '@baanpak/infrastructure/event-store/port.ts';
import { isUuid } from '@baanpak/infrastructure/http/formats.ts';
import { InvalidRequest } from '@baanpak/infrastructure/http/invalid-request.ts';
import { TransportError } from '@baanpak/infrastructure/http/transport-problems.ts';
import { BootError } from '@baanpak/infrastructure/process/errors.ts';
import { hashedId, LISTED_STREAMS } from '@baanpak/projector/events/tables.ts';
import { GROUP_NAMES, type GroupName } from '@baanpak/projector/schema/read-model.ts';
import { exactAsOfText, groupsAt, placesIn } from '@baanpak/query-api/as-of/as-of.ts';
import { bookingAt } from '@baanpak/query-api/as-of/booking-at.ts';
import { hotelAt } from '@baanpak/query-api/as-of/hotel-at.ts';
import { type Past, pastReader, wasThere } from '@baanpak/query-api/as-of/past.ts';
import { roomAt } from '@baanpak/query-api/as-of/room-at.ts';
import { userAt } from '@baanpak/query-api/as-of/user-at.ts';
import type { ReadDb } from '@baanpak/query-api/database/read-db.ts';
import type { EventLog } from '@baanpak/query-api/handler.ts';
import { readBookingHistory } from '@baanpak/query-api/history/booking-history.ts';
import {
  readHistory,
  readPaymentHistory,
  readRoomHistory,
} from '@baanpak/query-api/history/history-of.ts';
import type { Pool } from 'pg';
import type { Replayed } from './arguments.ts';
import { printHistory, printThing, thingWithDots, withDots } from './print-history.ts';

/** An operator has the stores' secrets, and so reads all of the site. */
const OPERATOR: Principal = { userId: 'operator', role: 'admin', ownerId: null };

const PER_PAGE = 100;
/** More of a thing that has no end, such as a room, is left out. */
const MOST_PRINTED = 2_000;

type Reading = Readonly<{
  db: ReadDb;
  pool: Pool;
  log: EventLog & Readonly<{ store: Pick<EventStore, 'head' | 'readAll'> }>;
  now: Now;
}>;
type History = Readonly<{ events: readonly ThingEventJson[]; more: boolean }>;

/** What the API answers of a thing, printed. Throws BootError for what there is not. */
export async function replay(reading: Reading, asked: Replayed): Promise<string> {
  const { language, json, at } = asked;
  const then =
    at === undefined
      ? undefined
      : await thingThen(reading, { ...asked, at }).catch((error) => asSentence(error, asked));
  if (then && asked.kind !== 'booking')
    return json
      ? `${JSON.stringify({ thing: thingWithDots(then.thing), at: then.at }, undefined, 2)}\n`
      : printThing(then.thing, { at: then.at, language });
  const history = await historyOf(reading, asked).catch((error) => asSentence(error, asked));
  if (history.events.length === 0) throw nothingOf(asked);
  const { events, more } = history;
  const thing = then && { thing: thingWithDots(then.thing), at: then.at };
  const behind = at === undefined && (await areBehind(reading));
  if (json)
    return `${JSON.stringify({ events: events.map(withDots), more, behind, ...thing }, undefined, 2)}\n`;
  const printed = printHistory(events, { language, more, behind });
  return then ? `${printed}\n${printThing(then.thing, { at: then.at, language })}` : printed;
}

type AskedThen = Replayed & Readonly<{ at: string }>;

/** A thing as the API answers an operator as of then, and the `at` that gives it again. Keeps no snapshot: nothing is changed. */
async function thingThen(
  reading: Reading,
  { kind, id: text, at }: AskedThen,
): Promise<Readonly<{ thing: object; at: string }>> {
  const { db, pool, log, now } = reading;
  const { find } = postgresPastSnapshots(pool);
  const reader = pastReader({
    ...{ db, now, log, snapshots: { ...NO_PAST_SNAPSHOTS, find } },
    places: placesOf(reading, GROUP_NAMES),
    groupsAt: (groups) => groupsAt(pool, groups),
    onProblem: () => undefined,
  });
  const id = kind === 'booking' ? await bookingOf(db, text) : text.toLowerCase();
  if (id === undefined || !isUuid(id)) throw new BootError(`There is no ${kind} ${text}.`);
  const asOf = await reader.asOf(at);
  return {
    thing: wasThere(await THINGS[kind](reader.pastOf(asOf), id)),
    at: exactAsOfText(asOf),
  };
}

const THINGS: Record<Replayed['kind'], (past: Past, id: string) => Promise<object | undefined>> = {
  async booking(past, id) {
    const known = await bookingAt(past, id);
    return known && shownToStaff(OPERATOR, known);
  },
  async hotel(past, id) {
    const known = await hotelAt(past, id);
    return known && toStaffHotel(known.facts, known.minPrice);
  },
  room: roomAt,
  user: userAt,
  payment: async () => undefined,
};

/** Whether the log has events that read models do not: no history names them yet. */
async function areBehind({ pool, log }: Reading): Promise<boolean> {
  const made = await placesOf({ pool, log }, ['events']).made();
  const filter = { streamPrefixes: [...LISTED_STREAMS] };
  const { events } = await log.store.readAll({ after: made.position, filter, limit: 1 });
  return events.length > 0;
}

const placesOf = ({ pool, log }: Pick<Reading, 'pool' | 'log'>, groups: readonly GroupName[]) =>
  placesIn(pool, { passed: async () => false }, log.store, groups);

async function historyOf(reading: Reading, asked: Replayed): Promise<History> {
  const { db, log, now } = reading;
  const { kind, id, language } = asked;
  const reader = { principal: OPERATOR, language };
  if (kind === 'booking') {
    const bookingId = await bookingOf(db, id);
    const places = placesOf(reading, ['events', 'reports']);
    if (bookingId === undefined) throw nothingOf(asked);
    return readBookingHistory({ db, log, now, places }, { id: bookingId, at: asked.at }, reader);
  }
  if (kind === 'payment') {
    const attemptId = await attemptOf(db, id);
    if (attemptId === undefined) throw nothingOf(asked);
    const { events, more } = await readPaymentHistory({ db, log }, attemptId, reader);
    return { events: events.toReversed(), more };
  }
  if (!isUuid(id)) throw nothingOf(asked);
  const read = kind === 'room' ? readRoomHistory : readHistory.bind(undefined, kind);
  const events: ThingEventJson[] = [];
  for (let more = true; more; ) {
    const last = events.at(-1);
    const query = { page: 1, perPage: PER_PAGE, ...(last && { before: last.id }) };
    const page = await read({ db, log, now }, { id, query }, reader);
    events.push(...page.events);
    more = page.more;
    if (more && events.length >= MOST_PRINTED) return { events: events.toReversed(), more };
  }
  return { events: events.toReversed(), more: false };
}

/** A booking by its id or its code. Throws BootError for a code that several bookings have, and lists them. */
async function bookingOf(db: ReadDb, text: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('bookings')
    .select(['booking_id as id', 'code', 'status', 'check_in as checkIn', 'check_out as checkOut'])
    .where((eb) =>
      isUuid(text) ? eb('booking_id', '=', text) : eb('code', '=', readBookingCode(text) ?? ''),
    )
    .orderBy('check_in')
    .limit(MOST_CANDIDATES)
    .execute();
  const lines = found.map(
    ({ id, code, status, checkIn, checkOut }) =>
      `${id}  ${code}, ${checkIn} to ${checkOut}, ${status}`,
  );
  return onlyOne(found, lines, `Several bookings have the code ${text}`)?.id;
}

/**
 * An attempt to pay by its id, by the id that staff read in lists and histories, or by its charge's. Throws BootError
 * where there are several, and lists them as staff read them.
 */
async function attemptOf(db: ReadDb, text: string): Promise<string | undefined> {
  const [, id = text] = /^payment-(.+)$/.exec(text) ?? [];
  const shown = await db
    .selectFrom('listed_events')
    .select('log_stream')
    .where('stream', '=', paymentStream(id))
    .where('revision', '=', 0)
    .executeTakeFirst();
  const attemptId = shown?.log_stream?.slice(paymentStream('').length) ?? id;
  const found = await db
    .selectFrom('payments')
    .select(['attempt_id', 'amount', 'requested_at'])
    .where((eb) =>
      isUuid(attemptId) ? eb('attempt_id', '=', attemptId) : eb('charge_id', '=', attemptId),
    )
    .orderBy('requested_at')
    .limit(MOST_CANDIDATES)
    .execute();
  const lines = found.map(
    ({ attempt_id, amount, requested_at }) =>
      `${hashedId(attempt_id)}  ${bahtText(amount)}, requested ${requested_at}`,
  );
  return onlyOne(found, lines, `Several payments have the charge ${text}`)?.attempt_id;
}

const MOST_CANDIDATES = 20;

/** Throws BootError where there are several: an operator names one of them. */
function onlyOne<Found>(
  found: readonly Found[],
  lines: readonly string[],
  several: string,
): Found | undefined {
  if (found.length > 1)
    throw new BootError(`${several}. Name one of them by its id:\n  ${lines.join('\n  ')}`);
  return found[0];
}

const nothingOf = ({ kind, id }: Replayed) => new BootError(`There is no ${kind} ${id}.`);

const BEHIND: ReadonlySet<string> = new Set(['busy', 'not-readable']);

/** An operator is told what to do, not where in the code it happened. */
function asSentence(error: unknown, asked: Replayed): never {
  if (error instanceof Refusal && error.code === 'not-found')
    throw asked.at === undefined
      ? nothingOf(asked)
      : new BootError(`The ${asked.kind} ${asked.id} was not there by then.`);
  if (error instanceof InvalidRequest)
    throw new BootError(`--at ${asked.at ?? ''} is no moment and no x-position of this log.`);
  if (error instanceof TransportError && BEHIND.has(error.code))
    throw new BootError(
      'The read models end before the log: start the product, and ask again once they have caught up.',
    );
  if (error instanceof Error && 'code' in error && error.code === '42P01')
    throw new BootError('The read models are not made yet: start the product, or npm run rebuild.');
  throw error;
}
