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
import type { ReadDb, Sortable, Sorts } from '../database/read-db.ts';
import type { Deps, EventLog, Handler } from '../handler.ts';
import { listedInWords, notElsewhere } from '../history/listed-events.ts';
import { namesOf } from '../user/users.ts';
import { type ListPage, listOf, when, whenOnDays } from './list.ts';

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
export const eventList = (deps: Deps, log: EventLog): Handler<'GET /admin-api/events'> =>
  listOf<EventListRequest, { events: EventJson[] }>({
    detail: DETAIL,
    owner: ref('e.owner_id'),
    where: ({ _id, type, stream, actor, ...days }) => ({
      _id: when(_id, (ids) => eb('e.event_id', '=', anyOf(ids))),
      type: when(type, (one) => eb('e.type', '=', one)),
      stream: when(stream, (one) => eb('e.stream', '=', one)),
      actor: when(actor, (one) => eb(isProcess(one) ? 'e.actor' : 'e.caused_by', '=', one)),
      ...whenOnDays(ref('e.at'), days),
      ...{ before: [], code: [] }, // `read` looks them up
    }),
    sorts: () => SORTS,
    async read({ db }, page, request) {
      const { query, language } = request;
      const earlier = query.before === undefined ? [] : [await earlierThan(db, query.before)];
      const ofCode = when(query.code, (code) => ofBooking(db, code));
      const principal = principalOf(request);
      const where = [...page.where, ...ofCode, ...earlier, ...(await notElsewhere(db, principal))];
      const { rows, total } = await findEvents(db, { ...page, where }, query.sort);
      const reader = { principal, language };
      return { events: await toEvents({ db, log }, rows, reader), total };
    },
  })(deps);

async function findEvents(db: ReadDb, { where, limit, offset }: ListPage, sort: string) {
  const some = db.selectFrom('listed_events as e').where(({ and }) => and(where));
  const [{ total }, rows] = await Promise.all([
    db
      .selectFrom(some.select(eb.lit(1).as('one')).limit(MOST_EVENTS).as('listed'))
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    some
      .selectAll()
      .$call(wholly(sort))
      .limit(Math.max(0, Math.min(limit, MOST_EVENTS - offset)))
      .offset(Math.min(offset, MOST_EVENTS))
      .execute(),
  ]);
  return { rows, total };
}

/** An event by its id. */
export const eventPage =
  ({ db }: Deps, log: EventLog): Handler<'GET /admin-api/events/{id}'> =>
  async (request) => {
    const { params, language } = request;
    const principal = principalOf(request);
    const found = await find(db, params.id, await notElsewhere(db, principal));
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

const find = (
  db: ReadDb,
  id: string,
  where: readonly Expression<SqlBool>[] = [],
): Promise<EventRow | undefined> =>
  db
    .selectFrom('listed_events as e')
    .selectAll()
    .where('e.event_id', '=', id)
    .where(({ and }) => and(where))
    .executeTakeFirst();

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
