import { MOST_PER_PAGE } from '@baanpak/contract/answers/paging.ts';
import type {
  HistoryRequest,
  RoomHistoryRequest,
} from '@baanpak/contract/booking/booking-history.ts';
import { MOST_EVENTS } from '@baanpak/contract/events/event-queries.ts';
import { type MoneyCaseEvent, moneyCaseStream } from '@baanpak/domain/money-case/money-case.ts';
import { paymentStream } from '@baanpak/domain/payment/payment.ts';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { refundStream } from '@baanpak/domain/refund/refund.ts';
import { roomStream } from '@baanpak/domain/room/room.ts';
import { userStream } from '@baanpak/domain/user/user.ts';
import type { SubjectKind } from '@baanpak/domain/values/decider/event-entry.ts';
import type { Satang } from '@baanpak/domain/values/money/money.ts';
import { type Action, type Principal, scopeOf } from '@baanpak/domain/values/people/roles.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { type Instant, instant, type Now } from '@baanpak/domain/values/time/instant.ts';
import {
  addDays,
  bangkokDay,
  type LocalDate,
  localDate,
  weekdayOf,
} from '@baanpak/domain/values/time/local-date.ts';
import { comparePositions, type RecordedEvent } from '@baanpak/infrastructure/event-store/port.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import type { FastifyRequest } from 'fastify';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { onDays } from '../database/conditions.ts';
import type { ReadDb } from '../database/read-db.ts';
import { type Deps, type EventLog, type Handler, type PageRange, pageOf } from '../handler.ts';
import { decodeEach, readPlaces } from '../log/read-log.ts';
import { shownIn } from './own-share.ts';
import {
  NOT_SIGNED,
  notOfMoney,
  presentEvent,
  presentUnreadable,
  stepsOf,
} from './present-history.ts';
import { pricesBeforeIn } from './prices-before.ts';
import { tellingOf, textOf } from './read-history.ts';

const DETAIL = { th: 'ประวัติ', en: 'History' };

type Kind = Extract<SubjectKind, 'room' | 'hotel' | 'user'>;
/** A user's history is for who may read users. */
const ACTIONS: Readonly<Record<Kind, Action>> = {
  room: 'read-history',
  hotel: 'read-history',
  user: 'read-users',
};

type Days = Readonly<{ from?: string; to?: string }>;
type Asked = Days & Readonly<{ before?: string }>;

/** Who reads a history, and in which language. */
export type HistoryReader = Readonly<{ principal: Principal; language: Language }>;
type Reading = Readonly<{ db: ReadDb; log: EventLog; now: Now }>;
type AskedOf<Query> = Readonly<{ id: string; query: Query }>;

/** What happened to a room, the newest first; with `day` what set the price of that night. */
export const roomHistory =
  ({ db, now }: Deps, log: EventLog): Handler<'GET /rooms/{id}/history'> =>
  async (request) =>
    readRoomHistory(
      { db, now, log },
      { id: request.params.id, query: request.query },
      readerOf(request),
    );

export async function readRoomHistory(
  reading: Reading,
  asked: AskedOf<RoomHistoryRequest>,
  reader: HistoryReader,
) {
  const { id, query } = asked;
  const { day, from, to, before } = query;
  if (day === undefined) return readHistory('room', reading, asked, reader);
  if (from !== undefined || to !== undefined) throw invalidField('day', NO_DAYS_BESIDE);
  const { db, log } = reading;
  const night = localDate(day);
  const range = rangeOf(query);
  const last = await placeOfEvent(db, before);
  if (last && last.stream !== roomStream(id)) throw invalidField('before', NO_EVENT);
  const earlier = { roomId: id, night, before: last?.revision ?? Number.MAX_SAFE_INTEGER };
  const revisions = await revisionsOfPrice(db, earlier, range);
  const places = revisions.map(({ revision }) => ({ stream: roomStream(id), revision }));
  const stored = await readPlaces(log.store, places.slice(0, range.limit));
  const more = isMore(places.length, range);
  return answer({ db, log, reader, action: ACTIONS.room, night }, stored, { ...range, more });
}

const readerOf = (request: FastifyRequest): HistoryReader => ({
  principal: principalOf(request),
  language: request.language,
});

const NO_DAYS_BESIDE = { th: 'ใช้ร่วมกับ from และ to ไม่ได้', en: 'goes without from and to' };

/**
 * What set the price of a night, the newest first, one more than a page holds: its paints, and base prices that counted
 * on it because nothing else was set.
 */
async function revisionsOfPrice(
  db: ReadDb,
  { roomId, night, before }: Readonly<{ roomId: string; night: LocalDate; before: number }>,
  { limit, offset }: PageRange,
): Promise<readonly Readonly<{ revision: number }>[]> {
  return db
    .with('said', (of) =>
      of
        .selectFrom('night_prices')
        .select(['revision', 'part', 'price', sql<boolean>`false`.as('is_base')])
        .where('room_id', '=', roomId)
        .where('revision', '<', before)
        .where('from_night', '<=', night)
        .where('to_night', '>', night)
        .where(sql<SqlBool>`weekdays & ${1 << weekdayOf(night)} <> 0`)
        .unionAll(
          of
            .selectFrom('base_prices')
            .select(['revision', sql<number>`0`.as('part'), sql<Satang | null>`NULL`.as('price')])
            .select(sql<boolean>`true`.as('is_base'))
            .where('room_id', '=', roomId)
            .where('revision', '<', before),
        ),
    )
    .with('numbered', (of) =>
      of
        .selectFrom('said')
        .select(['revision', 'price', 'is_base'])
        .select(
          sql`count(*) FILTER (WHERE NOT is_base) OVER (ORDER BY revision, part)`.as('paint'),
        ),
    )
    .with('counting', (of) =>
      of
        .selectFrom('numbered')
        .select(['revision', 'is_base'])
        .select(sql<Satang | null>`max(price) OVER (PARTITION BY paint)`.as('own')),
    )
    .selectFrom('counting')
    .select('revision')
    .distinct()
    .where(({ or, not, eb }) => or([not('is_base'), eb('own', 'is', null)]))
    .orderBy('revision', 'desc')
    .limit(limit + 1)
    .offset(offset)
    .execute();
}

/** What happened to a hotel or a user, the newest first. */
export const historyOf =
  (kind: Kind, { db, now }: Deps, log: EventLog): Handler<'GET /hotels/{id}/history'> =>
  async (request) =>
    readHistory(
      kind,
      { db, now, log },
      { id: request.params.id, query: request.query },
      readerOf(request),
    );

export async function readHistory(
  kind: Kind,
  { db, log, now }: Reading,
  { id, query }: AskedOf<HistoryRequest>,
  reader: HistoryReader,
) {
  const range = rangeOf(query);
  assertBegun(query, now());
  const { principal } = reader;
  const places = await placesOnPage(db, { kind, id, principal }, query, range);
  const stored = await readPlaces(log.store, places.slice(0, range.limit));
  const more = isMore(places.length, range);
  return answer({ db, log, reader, action: ACTIONS[kind] }, stored, { ...range, more });
}

/** What happened to one attempt to pay, the newest first: it has few events. */
export async function readPaymentHistory(
  { db, log }: Omit<Reading, 'now'>,
  attemptId: string,
  reader: HistoryReader,
) {
  const stored = await log.store.readStream(paymentStream(attemptId), { limit: MOST_PER_PAGE });
  const page = { page: 1, perPage: MOST_PER_PAGE, more: false };
  return answer({ db, log, reader, action: 'read-money' }, stored, page);
}

/** Pages so deep that the index would be walked through to them are empty. */
function rangeOf(query: Parameters<typeof pageOf>[0]): PageRange {
  const { limit, offset, ...page } = pageOf(query);
  const within = Math.max(0, Math.min(limit, MOST_EVENTS - offset));
  return { ...page, limit: within, offset: Math.min(offset, MOST_EVENTS) };
}

/** Whether there are older ones; of a page behind the last that may be there are none. */
const isMore = (found: number, { limit }: PageRange): boolean => limit > 0 && found > limit;

type Subject = Readonly<{ kind: Kind; id: string; principal: Principal }>;

/** One more than the page holds, to know whether there are older ones. */
async function placesOnPage(
  db: ReadDb,
  { kind, id, principal }: Subject,
  asked: Asked,
  { limit, offset }: PageRange,
) {
  const scope = scopeOf(principal, ACTIONS[kind]);
  const readsMoney = scopeOf(principal, 'read-money') !== 'none';
  const elsewhere =
    kind === 'user' && typeof scope === 'object' ? await timesElsewhere(db, id, scope.ownerId) : [];
  const before = await placeOfEvent(db, asked.before);
  return db
    .selectFrom('event_subjects as s')
    .select(['s.stream', 's.revision'])
    .where('s.kind', '=', kind)
    .where('s.id', '=', id)
    .where((eb) => eb.and(onDays(eb.ref('s.at'), asked)))
    .where(({ eb, and, refTuple, tuple }) =>
      and(
        before
          ? [
              eb(
                refTuple('s.at', 's.commit_position', 's.prepare_position'),
                '<',
                tuple(before.at, before.commit_position, before.prepare_position),
              ),
            ]
          : [],
      ),
    )
    .$if(!readsMoney, (shown) =>
      shown.where((eb) => notOfMoney(eb.ref('s.stream'), principal.userId)),
    )
    .$if(typeof scope === 'object', (shown) =>
      // users move: an owner reads that they came or went, and nothing of what they did elsewhere
      shown.where(({ eb, or, and, not, exists, selectFrom }) => {
        const another = selectFrom('event_subjects as o')
          .select('o.id')
          .where('o.kind', '=', 'owner')
          .where('o.id', '<>', typeof scope === 'object' ? scope.ownerId : '')
          .whereRef('o.at', '=', 's.at')
          .whereRef('o.commit_position', '=', 's.commit_position')
          .whereRef('o.prepare_position', '=', 's.prepare_position');
        const moved = and([eb('s.stream', 'like', 'user-%'), eb('s.revision', '>', 0)]);
        return or([not(exists(another)), moved]);
      }),
    )
    .$if(elsewhere.length > 0, (shown) => shown.where(({ not }) => not(isInTimes('s', elsewhere))))
    .orderBy('s.at', 'desc')
    .orderBy('s.commit_position', 'desc')
    .orderBy('s.prepare_position', 'desc')
    .limit(limit + 1)
    .offset(offset)
    .execute();
}

/** Where an event stands that a page goes on from. Throws InvalidRequest for one that is not listed. */
async function placeOfEvent(db: ReadDb, eventId: string | undefined) {
  if (eventId === undefined) return undefined;
  const event = await db
    .selectFrom('listed_events')
    .select(['at', 'commit_position', 'prepare_position', 'stream', 'revision'])
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  if (!event) throw invalidField('before', NO_EVENT);
  return event;
}
const NO_EVENT = { th: 'ไม่มีเหตุการณ์นี้', en: 'is no event' };

/** Behind one place in the log and before another; null: until now. */
type Time = Readonly<{ after: LogPlace; before: LogPlace | null }>;
type LogPlace = Readonly<{ commit_position: number; prepare_position: number }>;

/** When a user did not work for an owner: that owner reads nothing that concerned them then. */
export async function timesElsewhere(
  db: ReadDb,
  userId: string,
  ownerId: string,
): Promise<readonly Time[]> {
  const assigned = await db
    .selectFrom('event_subjects as s')
    .innerJoin('listed_events as l', (join) =>
      join
        .onRef('l.at', '=', 's.at')
        .onRef('l.commit_position', '=', 's.commit_position')
        .onRef('l.prepare_position', '=', 's.prepare_position')
        .on('l.type', 'in', ['UserRegistered', 'UserAssigned']),
    )
    .leftJoin('event_subjects as o', (join) =>
      join
        .onRef('o.at', '=', 's.at')
        .onRef('o.commit_position', '=', 's.commit_position')
        .onRef('o.prepare_position', '=', 's.prepare_position')
        .on('o.kind', '=', 'owner'),
    )
    .select(['s.commit_position', 's.prepare_position', 'o.id as ownerId'])
    .where('s.kind', '=', 'user')
    .where('s.id', '=', userId)
    .where('s.stream', '=', userStream(userId))
    .orderBy('s.revision')
    .execute();
  const isOwn = (one: (typeof assigned)[number] | undefined) => one?.ownerId === ownerId;
  // from when they left, or were first somebody else's, until they came
  return assigned.flatMap((one, n) =>
    isOwn(one) || (n > 0 && !isOwn(assigned[n - 1]))
      ? []
      : [{ after: one, before: assigned.slice(n).find(isOwn) ?? null }],
  );
}

/** Whether a row's event happened in one of these times; `table` is an alias. */
export const isInTimes = (table: string, times: readonly Time[]): Expression<SqlBool> => {
  const place = sql`(${sql.ref(`${table}.commit_position`)}, ${sql.ref(`${table}.prepare_position`)})`;
  const at = ({ commit_position, prepare_position }: LogPlace) =>
    sql`(${commit_position}::bigint, ${prepare_position}::bigint)`;
  return eb.or(
    times.map(({ after, before }) =>
      eb.and([
        sql<SqlBool>`${place} > ${at(after)}`,
        ...(before ? [sql<SqlBool>`${place} < ${at(before)}`] : []),
      ]),
    ),
  );
};
const eb = expressionBuilder<object>();

/** What happened to a case of money, and to the refund that settles it. */
export const caseHistory =
  ({ db, now }: Deps, log: EventLog): Handler<'GET /bookings/cases/{id}/history'> =>
  async (request) => {
    const { params, query } = request;
    const range = rangeOf(query);
    assertBegun(query, now());
    // read whole and paged here: a case and its refund have some ten events
    const ofCase = await log.store.readStream(moneyCaseStream(params.id));
    const { events: cases } = await decodeEach<MoneyCaseEvent>(log.codec, ofCase);
    const refunds = new Set([params.id, ...cases.flatMap(({ data }) => data.refundId ?? [])]);
    const ofRefunds = await Promise.all(
      [...refunds].map((refundId) => log.store.readStream(refundStream(refundId))),
    );
    const whole = newestFirst([ofCase, ...ofRefunds].flat(), recordedAt);
    const last = whole.findIndex(({ id }) => id === query.before);
    if (query.before !== undefined && last < 0) throw invalidField('before', NO_EVENT);
    const all = whole.slice(last + 1).filter((event) => isOnDays(recordedAt(event), query));
    const stored = all.slice(range.offset, range.offset + range.limit);
    const more = isMore(all.length - range.offset, range);
    return answer({ db, log, reader: readerOf(request), action: 'read-money' }, stored, {
      ...range,
      more,
    });
  };

const recordedAt = ({ metadata }: RecordedEvent): string => textOf(metadata.recordedAt) ?? '';

const isOnDays = (at: string, { from, to }: Days): boolean =>
  (from === undefined || bangkokDay(instant(Date.parse(at))) >= localDate(from)) &&
  (to === undefined || bangkokDay(instant(Date.parse(at))) <= localDate(to));

const newestFirst = <Event extends Pick<RecordedEvent, 'position'>>(
  events: readonly Event[],
  at: (event: Event) => string,
): Event[] =>
  events.toSorted((a, b) => at(b).localeCompare(at(a)) || comparePositions(b.position, a.position));

/** Refuses a history from a day that is still to come, such as one in the Buddhist era. */
function assertBegun({ from }: Days, now: Instant): void {
  if (from !== undefined && localDate(from) > addDays(bangkokDay(now), 1))
    throw invalidField('from', TO_COME);
}
const TO_COME = { th: 'ยังมาไม่ถึง', en: 'is in the future' };

type Answering = Readonly<{
  db: ReadDb;
  log: EventLog;
  reader: HistoryReader;
  action: Action;
  /** The one whose prices are asked for. */
  night?: LocalDate;
}>;
type Page = Pick<PageRange, 'page' | 'perPage'> & Readonly<{ more: boolean }>;

async function answer(
  { db, log, reader: { principal, language }, action, night }: Answering,
  stored: readonly RecordedEvent[],
  { page, perPage, more }: Page,
) {
  const { events: found, unreadable } = await decodeEach<DomainEvent>(log.codec, stored);
  const { events, withheld } = await shownIn(scopeOf(principal, action), { db, log }, found);
  const [told, storeId, pricesBefore] = await Promise.all([
    tellingOf(db, events, { language, acting: found, unreadable }),
    log.store.storeId(),
    pricesBeforeIn(db, events, night),
  ]);
  const readsMoney = scopeOf(principal, 'read-money') !== 'none';
  const presenting = { told, language, storeId, readsMoney, withheld, pricesBefore };
  const shown = new Map([
    ...events.map((event) => [event.id, presentEvent(event, presenting)] as const),
    ...unreadable.map((event) => [event.id, presentUnreadable(event, presenting)] as const),
  ]);
  const presented = newestFirst(stored, recordedAt).flatMap(({ id }) => shown.get(id) ?? []);
  return {
    events: presented,
    steps: stepsOf(presented),
    ...{ page, perPage, more },
    ...NOT_SIGNED,
    detail: DETAIL[language],
  };
}
