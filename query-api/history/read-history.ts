import type { KnownNames } from '@baanpak/contract/history/sentence.ts';
import { subjectsOf } from '@baanpak/domain/events.ts';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import type { SubjectKind } from '@baanpak/domain/values/decider/event-entry.ts';
import { isRecord } from '@baanpak/domain/values/fields/fields.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { anyOf } from '@baanpak/infrastructure/database/kysely.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import { doneBy } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { RecordedEvent } from '@baanpak/infrastructure/event-store/port.ts';
import { hashedId, shownStream } from '@baanpak/projector/events/tables.ts';
import type { ReadDb } from '../database/read-db.ts';
import { namesOf } from '../user/users.ts';

export type HistoryEvent = EventEnvelope<DomainEvent>;

/** What the list of events knows of some of them: who caused them. */
async function listedAs(db: ReadDb, events: readonly Pick<RecordedEvent, 'id'>[]) {
  if (events.length === 0) return new Map<string, { caused_by: string | null }>();
  const found = await db
    .selectFrom('listed_events')
    .select(['event_id', 'caused_by'])
    .where('event_id', '=', anyOf(events.map(({ id }) => id)))
    .execute();
  return new Map(found.map((row) => [row.event_id, row]));
}

/** Members that open something to a guest or to staff, or that name requests. */
const ACTING = new Set([
  ...['guestId', 'guestIdHash', 'uid', 'checkoutUid', 'requestId', 'requestHash', 'attemptId'],
  ...['chargeId', 'providerRefundId', 'transferId', 'slipId', 'fileId', 'authorizeUri', 'qrUri'],
  ...['tokenHash', 'passwordVersion', 'secretVersion', 'recoveryVersion', 'personId'],
]);
/** Of these, what opens a booking or a payment; the others name requests and papers, which staff read in a booking. */
const OPENING = new Set([
  ...['guestId', 'guestIdHash', 'uid', 'checkoutUid', 'attemptId', 'chargeId'],
]);
/** These may have the id of an attempt to pay in them, which another event names. */
const WITH_ACTING = new Set(['caseId', 'refundId']);
const PROVIDER_ID = /\b(?:chrg|trxn|rfnd|dspt|src|tokn|card|cust)_(?:test_)?[\da-z]{8,}/g;
const UUIDS = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;

/** Every value of a member that acts: it may stand in other members, too, such as a refund's id. */
function valuesOf(
  members: ReadonlySet<string>,
  events: readonly HistoryEvent[],
): readonly string[] {
  const values = new Set<string>();
  const collect = (data: unknown): void => {
    if (Array.isArray(data)) data.forEach(collect);
    else if (isRecord(data))
      for (const [name, value] of Object.entries(data)) {
        if (members.has(name) && typeof value === 'string' && value !== '') values.add(value);
        collect(value);
      }
  };
  for (const { data } of events) collect(data);
  return [...values];
}

/** As it is stored: not every event has every member of it. */
export type Metadata = Readonly<Record<string, unknown>>;
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** What histories tell of events beside what the events say. */
export type Told = Readonly<{
  known: KnownNames;
  who: (
    event: Readonly<{ id: string; metadata: Metadata }>,
  ) => Readonly<{ by: string; via: string | null }>;
  streamOf: (event: Pick<RecordedEvent, 'stream'>) => string;
  /** Data as recorded, without what acts; commission rates for who may read money. */
  dataOf: (event: HistoryEvent, readsMoney: boolean) => Record<string, unknown>;
  /** With hashes in place of ids that act. */
  withoutActing: <Value>(value: Value) => Value;
}>;

type Telling = Readonly<{
  language: Language;
  /** Of which none is told in data: what acts in an event that is not shown acts all the same. */
  acting: readonly HistoryEvent[];
  unreadable?: readonly RecordedEvent[];
}>;

/** Looks up what events are told with, in a few queries whatever their number. */
export async function tellingOf(
  db: ReadDb,
  events: readonly HistoryEvent[],
  { language, acting: all, unreadable = [] }: Telling,
): Promise<Told> {
  const listed = await listedAs(db, [...events, ...unreadable]);
  const who: Told['who'] = ({ id, metadata }) => {
    const causedBy = textOf(metadata.causedBy) ?? listed.get(id)?.caused_by;
    return doneBy({ actor: textOf(metadata.actor) ?? UNKNOWN, ...(causedBy && { causedBy }) });
  };
  const acting = valuesOf(ACTING, all);
  const opening = valuesOf(OPENING, all);
  const bookings = new Set(
    events.flatMap(subjectsOf).flatMap(({ kind, id }) => (kind === 'booking' ? [id] : [])),
  );
  const hashed = (text: string, ids: readonly string[]): string =>
    ids.reduce(
      (result, id) => result.replaceAll(id, hashedId(id)),
      text.replace(PROVIDER_ID, (id) => hashedId(id)),
    );
  const inData = (name: string, text: string): string => {
    const known = hashed(text, acting);
    return WITH_ACTING.has(name) && known === text
      ? text.replace(UUIDS, (id) => (bookings.has(id) ? id : hashedId(id)))
      : known;
  };
  return {
    who,
    known: await knownNames(
      db,
      events,
      [...events, ...unreadable].map((event) => who(event).by),
      language,
    ),
    streamOf: ({ stream }) => {
      const [kind = '', ...rest] = stream.split('-');
      return acting.includes(rest.join('-'))
        ? `${kind}-${hashedId(rest.join('-'))}`
        : shownStream(stream);
    },
    dataOf: ({ data }, readsMoney) =>
      JSON.parse(
        JSON.stringify(data, (name, value) => {
          if (ACTING.has(name) || (name === 'rates' && !readsMoney)) return undefined;
          return typeof value === 'string' ? inData(name, value) : value;
        }),
      ),
    withoutActing: (value) =>
      JSON.parse(
        JSON.stringify(value, (_, member) =>
          typeof member === 'string' ? hashed(member, opening) : member,
        ),
      ),
  };
}

/** By whom an event was caused that does not say. */
const UNKNOWN = 'server';

/** What the things and people that events concern are called. */
async function knownNames(
  db: ReadDb,
  events: readonly HistoryEvent[],
  actors: readonly string[],
  language: Language,
): Promise<KnownNames> {
  const subjects = events.flatMap((event) => subjectsOf(event));
  const ids = (...kinds: readonly SubjectKind[]) => [
    ...new Set(subjects.flatMap(({ kind, id }) => (kinds.includes(kind) ? [id] : []))),
  ];
  const [bookings, rooms, hotels] = [ids('booking'), ids('room'), ids('hotel')];
  const [users, codes, titles, names] = await Promise.all([
    namesOf(db, [...actors, ...ids('user', 'owner')]),
    db
      .selectFrom('bookings')
      .select(['booking_id as id', 'code as name'])
      .where('booking_id', '=', anyOf(bookings))
      .execute(),
    db
      .selectFrom('rooms')
      .select((eb) => [
        'room_id as id',
        eb.ref('details', '->').key('title').key(language).as('name'),
      ])
      .where('room_id', '=', anyOf(rooms))
      .execute(),
    db
      .selectFrom('hotels')
      .select((eb) => [
        'hotel_id as id',
        eb.ref('details', '->').key('hotelName').key(language).as('name'),
      ])
      .where('hotel_id', '=', anyOf(hotels))
      .execute(),
  ]);
  const byId = (rows: readonly Readonly<{ id: string; name: string }>[]) =>
    new Map(rows.map(({ id, name }) => [id, name]));
  return {
    users: new Map([...users].filter(([, name]) => name !== '')),
    ...{ bookings: byId(codes), rooms: byId(titles), hotels: byId(names) },
  };
}
