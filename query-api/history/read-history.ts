import { createHash } from 'node:crypto';
import type { KnownNames } from '@baanpak/contract/history/sentence.ts';
import { subjectsOf } from '@baanpak/domain/events.ts';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import type { SubjectKind } from '@baanpak/domain/values/decider/event-entry.ts';
import { isRecord } from '@baanpak/domain/values/fields/fields.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { anyOf } from '@baanpak/infrastructure/database/kysely.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import { doneBy } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import { comparePositions, type RecordedEvent } from '@baanpak/infrastructure/event-store/port.ts';
import type { EventLog } from '../booking/event-log.ts';
import type { ReadDb } from '../deps.ts';
import { namesOf } from '../user/names-of.ts';

export type HistoryEvent = EventEnvelope<DomainEvent>;

/** Where an event lies in the log. */
export type EventPlace = Readonly<{ stream: string; revision: number }>;

/** What an index of the log says of one thing, the oldest first. */
export const placesOf = (db: ReadDb, kind: SubjectKind, id: string): Promise<EventPlace[]> =>
  db
    .selectFrom('event_subjects')
    .select(['stream', 'revision'])
    .where('kind', '=', kind)
    .where('id', '=', id)
    .orderBy('at')
    .orderBy('commit_position')
    .orderBy('prepare_position')
    .execute();

/** So few events between two of a history are read with them: one read more costs more. */
const BETWEEN = 10;

/** The events at some places as they are stored, by ranges of their streams: no stream is read whole. */
export async function readPlaces(
  store: EventLog['store'],
  places: readonly EventPlace[],
): Promise<RecordedEvent[]> {
  const revisions = new Map<string, Set<number>>();
  for (const { stream, revision } of places)
    revisions.set(stream, (revisions.get(stream) ?? new Set()).add(revision));
  const read = await Promise.all(
    [...revisions].flatMap(([stream, wanted]) =>
      rangesOf(wanted).map(async ({ from, to }) => {
        const range = await store.readStream(stream, { from, limit: to - from + 1 });
        return range.filter(({ revision }) => wanted.has(revision));
      }),
    ),
  );
  return read.flat();
}

function rangesOf(revisions: Iterable<number>): { from: number; to: number }[] {
  const ranges: { from: number; to: number }[] = [];
  for (const revision of [...revisions].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && revision - last.to <= BETWEEN) last.to = revision;
    else ranges.push({ from: revision, to: revision });
  }
  return ranges;
}

export const inOrderOfLog = (events: readonly HistoryEvent[]): HistoryEvent[] =>
  events.toSorted((a, b) => comparePositions(a.position, b.position));

/** What the list of events knows of some of them: their streams as staff may read them, and who caused them. */
async function listedAs(db: ReadDb, events: readonly HistoryEvent[]) {
  if (events.length === 0) return new Map<string, { stream: string; caused_by: string | null }>();
  const found = await db
    .selectFrom('listed_events')
    .select(['event_id', 'stream', 'caused_by'])
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

/** Every value of a member that acts: it may stand in other members, too, such as a refund's id. */
function actingValues(events: readonly HistoryEvent[]): ReadonlySet<string> {
  const values = new Set<string>();
  const collect = (data: unknown): void => {
    if (Array.isArray(data)) data.forEach(collect);
    else if (isRecord(data))
      for (const [name, value] of Object.entries(data)) {
        if (ACTING.has(name) && typeof value === 'string') values.add(value);
        collect(value);
      }
  };
  for (const { data } of events) collect(data);
  return values;
}

/** What histories tell of events beside what the events say. */
export type Told = Readonly<{
  known: KnownNames;
  who: (event: HistoryEvent) => Readonly<{ by: string; via: string | null }>;
  streamOf: (event: HistoryEvent) => string;
  /** Data as recorded, without what acts; commission rates for who may read money. */
  dataOf: (event: HistoryEvent, readsMoney: boolean) => Record<string, unknown>;
}>;

/** Looks up what events are told with, in a few queries whatever their number. */
export async function tellingOf(
  db: ReadDb,
  events: readonly HistoryEvent[],
  language: Language,
): Promise<Told> {
  const listed = await listedAs(db, events);
  const who = ({ id, metadata }: HistoryEvent) => {
    const causedBy = metadata.causedBy ?? listed.get(id)?.caused_by;
    return doneBy({ actor: metadata.actor, ...(causedBy && { causedBy }) });
  };
  const acting = actingValues(events);
  return {
    who,
    known: await knownNames(
      db,
      events,
      events.map((event) => who(event).by),
      language,
    ),
    streamOf: ({ id, stream }) => {
      const shown = listed.get(id)?.stream ?? stream;
      const [kind = '', ...rest] = shown.split('-');
      return acting.has(rest.join('-')) ? `${kind}-${hashOf(rest.join('-'))}` : shown;
    },
    dataOf: ({ data }, readsMoney) =>
      JSON.parse(
        JSON.stringify(data, (name, value) =>
          ACTING.has(name) || acting.has(value) || (name === 'rates' && !readsMoney)
            ? undefined
            : value,
        ),
      ),
  };
}

const hashOf = (id: string): string => createHash('md5').update(id).digest('hex');

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
