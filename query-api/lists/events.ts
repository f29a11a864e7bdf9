import type { EventJson } from '@baanpak/contract/events/event.ts';
import {
  type EventListRequest,
  type EventSort,
  MOST_EVENTS,
} from '@baanpak/contract/events/event-queries.ts';
import { readBookingCode } from '@baanpak/domain/booking/booking-code.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { anyOf } from '@baanpak/infrastructure/database/kysely.ts';
import { doneBy, isProcess } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import { type OwnerOf, principalOf } from '@baanpak/infrastructure/http/staff.ts';
import type { EventRow } from '@baanpak/projector/events/tables.ts';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { inScope, ofOwner, onDays } from '../database/conditions.ts';
import type { ReadDb, Sortable, Sorts } from '../database/read-db.ts';
import { type Deps, type EventLog, type Handler, pageOf } from '../handler.ts';
import { listedInWords } from '../history/listed-events.ts';
import { namesOf } from '../user/users.ts';

const DETAIL = { th: 'เหตุการณ์', en: 'Events' };

const eb = expressionBuilder<{ e: EventRow }, 'e'>();
const { ref } = eb;

const SORTS = {
  _id: [ref('e.event_id')],
  time: [ref('e.at'), ref('e.commit_position'), ref('e.prepare_position')],
} satisfies Sorts<EventSort>;

/**
 * What happened in sentences, without its data, in the caller's scope: the newest first, and of as many as there may be
 * the first 10,000, so that neither a page nor the total reads more (docs/adr/0046-events-for-staff.md);
 * `before` goes on from the last of them.
 */
export const eventList =
  ({ db }: Deps, log: EventLog): Handler<'GET /admin-api/events'> =>
  async (request) => {
    const { query, scope, language } = request;
    const { page, perPage, limit, offset } = pageOf(query);
    const where = eb.and([
      inScope(scope, ref('e.owner_id')),
      ofOwner(request, query.ownerId, ref('e.owner_id')),
      ...conditions(query),
      ...(query.code === undefined ? [] : [ofBooking(db, query.code)]),
      ...(query.before === undefined ? [] : [await earlierThan(db, query.before)]),
    ]);
    const some = db.selectFrom('listed_events as e').where(where);
    const [{ total }, rows] = await Promise.all([
      db
        .selectFrom(some.select(eb.lit(1).as('one')).limit(MOST_EVENTS).as('listed'))
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow(),
      some
        .selectAll()
        .$call(wholly(query.sort))
        .limit(Math.max(0, Math.min(limit, MOST_EVENTS - offset)))
        .offset(Math.min(offset, MOST_EVENTS))
        .execute(),
    ]);
    const principal = principalOf(request);
    const events = await toEvents({ db, log }, rows, { principal, language });
    return { events, total, page, perPage, detail: DETAIL[language] };
  };

/** An event by its id. */
export const eventPage =
  ({ db }: Deps, log: EventLog): Handler<'GET /admin-api/events/{id}'> =>
  async (request) => {
    const { params, language } = request;
    const found = await find(db, params.id);
    const principal = principalOf(request);
    const [event] = found ? await toEvents({ db, log }, [found], { principal, language }) : [];
    if (!event) throw new Refusal('not-found', 'No such event');
    return { event, detail: DETAIL[language] };
  };

/** Whose an event is; undefined for one that is not listed. */
export const ownerOfEvent =
  (db: ReadDb): OwnerOf =>
  async (id) => {
    const found = await find(db, id);
    return found && { ownerId: found.owner_id };
  };

/** The other way round by every column: events of one moment stand in the order of the log, or against it. */
const wholly = (sort: string) => {
  const columns = SORTS[sort.endsWith('time') ? 'time' : '_id'];
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  return <Query extends Sortable<Query>>(query: Query): Query =>
    columns.reduce((sorted, by) => sorted.orderBy(by, direction), query);
};

/** What happened before an event. Throws InvalidRequest for one that is not listed. */
async function earlierThan(db: ReadDb, eventId: string): Promise<Expression<SqlBool>> {
  const event = await find(db, eventId);
  if (!event) throw invalidField('before', NO_EVENT);
  const place = eb.refTuple('e.at', 'e.commit_position', 'e.prepare_position');
  return eb(place, '<', eb.tuple(event.at, event.commit_position, event.prepare_position));
}

/** What happened to a booking, by its code as people write it, and to its order. */
function ofBooking(db: ReadDb, text: string): Expression<SqlBool> {
  const booking = db.selectFrom('bookings').where('code', '=', readBookingCode(text) ?? '');
  const events = db
    .selectFrom('event_subjects as s')
    .innerJoin('listed_events as l', (join) =>
      join
        .onRef('l.at', '=', 's.at')
        .onRef('l.commit_position', '=', 's.commit_position')
        .onRef('l.prepare_position', '=', 's.prepare_position'),
    )
    .select('l.event_id');
  return eb(
    'e.event_id',
    'in',
    events
      .where('s.kind', '=', 'booking')
      .where('s.id', 'in', booking.select('booking_id'))
      .union(
        events.where('s.kind', '=', 'checkout').where('s.id', 'in', booking.select('checkout_uid')),
      ),
  );
}

const NO_EVENT = { th: 'ไม่มีเหตุการณ์นี้', en: 'is no event' };

const find = (db: ReadDb, id: string): Promise<EventRow | undefined> =>
  db.selectFrom('listed_events').selectAll().where('event_id', '=', id).executeTakeFirst();

const conditions = (asked: EventListRequest): Expression<SqlBool>[] => {
  const { _id: ids, type, stream, actor } = asked;
  return [
    ...(ids === undefined ? [] : [eb('e.event_id', '=', anyOf(ids))]),
    ...(type === undefined ? [] : [eb('e.type', '=', type)]),
    ...(stream === undefined ? [] : [eb('e.stream', '=', stream)]),
    ...(actor === undefined ? [] : [eb(isProcess(actor) ? 'e.actor' : 'e.caused_by', '=', actor)]),
    ...onDays(eb.ref('e.at'), asked),
  ];
};

const doneByRow = ({ actor, caused_by: causedBy }: EventRow) =>
  doneBy({ actor, ...(causedBy !== null && { causedBy }) });

async function toEvents(
  reading: Readonly<{ db: ReadDb; log: EventLog }>,
  rows: readonly EventRow[],
  reader: Parameters<typeof listedInWords>[2],
): Promise<EventJson[]> {
  const [names, inWords] = await Promise.all([
    namesOf(
      reading.db,
      rows.map((row) => doneByRow(row).by),
    ),
    listedInWords(reading, rows, reader),
  ]);
  return rows.flatMap((row): EventJson[] => {
    const { by, via } = doneByRow(row);
    const { event_id: _id, type, stream, at: time } = row;
    const name = names.get(by) ?? null;
    const words = inWords.get(_id);
    return words
      ? [{ ...{ _id, type, stream, time, via, by, name, actor: by, actorName: name }, ...words }]
      : [];
  });
}
