import type { ThingEventJson } from '@baanpak/contract/booking/booking-history.ts';
import { shownToStaff } from '@baanpak/contract/booking/present-booking.ts';
import { toStaffHotel } from '@baanpak/contract/hotel/to-hotel.ts';
import { readBookingCode } from '@baanpak/domain/booking/booking-code.ts';
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
import { GROUP_NAMES } from '@baanpak/projector/schema/read-model.ts';
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
  log: EventLog & Readonly<{ store: Pick<EventStore, 'head'> }>;
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
  if (json)
    return `${JSON.stringify({ events: events.map(withDots), more, ...thing }, undefined, 2)}\n`;
  const printed = printHistory(events, { language, more });
  return then ? `${printed}\n${printThing(then.thing, { at: then.at, language })}` : printed;
}

type AskedThen = Replayed & Readonly<{ at: string }>;

/** A thing as the API answers an operator as of then, and the `at` that gives it again. Keeps no snapshot: nothing is changed. */
async function thingThen(
  { db, pool, log, now }: Reading,
  { kind, id: text, at }: AskedThen,
): Promise<Readonly<{ thing: object; at: string }>> {
  const { find } = postgresPastSnapshots(pool);
  const reader = pastReader({
    ...{ db, now, log, snapshots: { ...NO_PAST_SNAPSHOTS, find } },
    places: placesIn(pool, { passed: async () => false }, log.store, GROUP_NAMES),
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

async function historyOf(reading: Reading, asked: Replayed): Promise<History> {
  const { db, log, now } = reading;
  const { kind, id, language } = asked;
  const reader = { principal: OPERATOR, language };
  if (kind === 'booking') {
    const bookingId = await bookingOf(db, id);
    const places = placesIn(reading.pool, { passed: async () => false }, log.store, [
      ...(['events', 'reports'] as const),
    ]);
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

async function bookingOf(db: ReadDb, text: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('bookings')
    .select('booking_id')
    .where((eb) =>
      isUuid(text) ? eb('booking_id', '=', text) : eb('code', '=', readBookingCode(text) ?? ''),
    )
    .executeTakeFirst();
  return found?.booking_id;
}

async function attemptOf(db: ReadDb, text: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('payments')
    .select('attempt_id')
    .where((eb) => (isUuid(text) ? eb('attempt_id', '=', text) : eb('charge_id', '=', text)))
    .executeTakeFirst();
  return found?.attempt_id;
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
