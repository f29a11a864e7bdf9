import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { fieldsOf } from '@baanpak/domain/values/fields/fields.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import { anyOf, openKysely } from '@baanpak/infrastructure/database/kysely.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import type { Pool } from 'pg';
import { LISTED_STREAMS } from '../events/tables.ts';
import { put } from '../row-changes.ts';
import {
  noRows,
  type Projection,
  type RememberedStates,
  type StatefulProjection,
} from '../run/projection.ts';
import { addRows } from '../run/raw-queries.ts';
import type { Change } from '../run/rows.ts';
import type {
  ChangedAttributes,
  ChangedState,
  Reduction,
  StateOf,
  States,
} from './reducers/reducer.ts';
import { reduce, reducedTypes, reducersOf, WITHOUT_FACTS } from './reducers/reducers.ts';
import {
  type Fact,
  type FactDetailRow,
  type FactRow,
  type ReportTables,
  reportModel,
} from './tables.ts';

type Event = EventEnvelope<DomainEvent>;

const LOG = 'log:';

/** Runs the reducers of an event one after the other, and makes rows of what they say. */
export const reportProjection: StatefulProjection = {
  subjects(event, remembered) {
    const states = statesIn(remembered);
    const named: string[] = [LOG];
    for (const reducer of reducersOf(event.type)) named.push(...reducer.subjects(event, states));
    return named;
  },
  fold(event, remembered) {
    const changes = new Map<string, object>();
    const states = statesIn((subject) => changes.get(subject) ?? remembered(subject));
    const keep = (changed: readonly ChangedState[] = []) => {
      for (const { subject, state } of changed) changes.set(subject, state);
    };
    const reductions = reducersOf(event.type).map((reducer) => {
      const each = reduce(reducer, event, states);
      keep(each.states);
      return each;
    });
    const latestAt = latest(event, states);
    keep([{ subject: LOG, state: { latestAt } }]);
    const rows = rowsOf(event, reductions);
    rows.push(logRow(event, latestAt));
    return { states: changes, changes: rows };
  },
  keep: (states) => [...states].map(([subject, state]) => put('fact_states', { subject, state })),
  read: readStates,
};

type OfEveryEvent = Omit<Projection<never>, 'when'> &
  Readonly<{ when: Readonly<Record<string, () => readonly Change[]>> }>;

/** What reports are made of (docs/adr/0057-facts.md). */
export const reports: OfEveryEvent = {
  model: reportModel,
  streams: LISTED_STREAMS,
  folding: reportProjection,
  puts: { facts: addRows, fact_details: addRows, fact_log: addRows },
  when: Object.fromEntries(
    [...reducedTypes(), ...fieldsOf(WITHOUT_FACTS)].map((type) => [
      type,
      noRows('reducers make them'),
    ]),
  ),
};

function latest({ recordedAt }: Event, states: States) {
  const before = states.get('log', '')?.latestAt;
  return before && before > recordedAt ? before : recordedAt;
}

const statesIn = (remembered: RememberedStates): States => ({
  get(kind, id) {
    const state = remembered(`${kind}:${id}`);
    return isOfKind(kind, state) ? state : undefined;
  },
});

/** Each kind of subject has the states that its reducers gave it: see `changedState`. */
const isOfKind = <Kind extends keyof StateOf>(
  _: Kind,
  state: object | undefined,
): state is StateOf[Kind] => state !== undefined;

/** Written out, for it is done for every row of a log: spread and put together, rows took most of the time. */
function rowsOf(event: Event, reductions: readonly Reduction[]): Change[] {
  const rows: Change[] = [];
  let [facts, details] = [0, 0];
  for (const each of reductions) {
    for (const fact of each.facts ?? []) rows.push(factRow(event, facts++, fact));
    for (const detail of each.details ?? []) rows.push(detailRow(event, details++, detail));
  }
  return rows;
}

function factRow({ id, position: { commit, prepare } }: Event, n: number, fact: Fact): Change {
  const put: FactRow = {
    event_id: id,
    n,
    commit_position: Number(commit),
    prepare_position: Number(prepare),
    kind: fact.kind,
    owner_id: fact.ownerId,
    hotel_id: fact.hotelId,
    room_id: fact.roomId ?? null,
    booking_id: fact.bookingId ?? null,
    date: fact.date,
    at: fact.at,
    units: fact.units ?? 0,
    satang: fact.satang ?? 0,
    vat: fact.vat ?? 0,
    channel: fact.channel ?? null,
    method: fact.method ?? null,
    party: fact.party ?? null,
    ref: fact.ref ?? null,
  };
  return { table: 'facts', key: { ...placeOf({ commit, prepare }), n }, put };
}

function detailRow(
  { id, position }: Event,
  n: number,
  { subject, detail }: ChangedAttributes,
): Change {
  const { commit_position, prepare_position } = placeOf(position);
  const put: FactDetailRow = {
    subject,
    event_id: id,
    n,
    commit_position,
    prepare_position,
    detail,
  };
  return { table: 'fact_details', key: { commit_position, prepare_position, n }, put };
}

function logRow({ position }: Event, latest_at: Instant): Change {
  const key = placeOf(position);
  const { commit_position, prepare_position } = key;
  return { table: 'fact_log', key, put: { commit_position, prepare_position, latest_at } };
}

const placeOf = ({ commit, prepare }: Position) => ({
  commit_position: Number(commit),
  prepare_position: Number(prepare),
});

async function readStates(pool: Pool, schema: string, subjects: readonly string[]) {
  const rows = await openKysely<ReportTables>(pool)
    .withSchema(schema)
    .selectFrom('fact_states')
    .select(['subject', 'state'])
    .where('subject', '=', anyOf(subjects))
    .execute();
  return new Map(rows.map(({ subject, state }) => [subject, state]));
}
