import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { anyOf } from '@baanpak/infrastructure/database/any-of.ts';
import { openKysely } from '@baanpak/infrastructure/database/kysely.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { Pool } from 'pg';
import { type Change, type Folding, put, type RememberedStates } from '../../projection.ts';
import type { Fact } from '../fact.ts';
import type { ReportTables } from '../tables.ts';
import type { ChangedState, Folded, SaidDetail, States } from './fold.ts';
import { foldsOf, followsBy } from './folds.ts';
import type { StateOf } from './states.ts';

type Event = EventEnvelope<DomainEvent>;

/** Runs the folds of an event one after the other, and makes rows of what they say. */
export const folding: Folding = {
  subjects: (event, remembered) => [
    LOG,
    ...foldsOf(event.type).flatMap(({ subjects }) => subjects(event, statesIn(remembered))),
  ],
  fold(event, remembered) {
    const changes = new Map<string, object>();
    const states = statesIn((subject) => changes.get(subject) ?? remembered(subject));
    const keep = (changed: readonly ChangedState[] = []) => {
      for (const { subject, state } of changed) changes.set(subject, state);
    };
    const folded = foldsOf(event.type).map((fold) => {
      const each = followsBy(fold, event, states);
      keep(each.states);
      return each;
    });
    const latestAt = latest(event, states);
    keep([{ subject: LOG, state: { latestAt } }]);
    const rows = [
      ...rowsOf(event, folded),
      put('fact_log', { ...placeOf(event), latest_at: latestAt }),
    ];
    const kept = [...changes].map(([subject, state]) => put('fact_states', { subject, state }));
    return { states: changes, changes: [...rows, ...kept] };
  },
  read: readStates,
};

const LOG = 'log:';

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

/** Each kind of subject has the states that its folds gave it: see `changed`. */
const isOfKind = <Kind extends keyof StateOf>(
  _: Kind,
  state: object | undefined,
): state is StateOf[Kind] => state !== undefined;

const placeOf = ({ position: { commit, prepare } }: Event) => ({
  commit_position: Number(commit),
  prepare_position: Number(prepare),
});

function rowsOf(event: Event, folded: readonly Folded[]): Change[] {
  const facts = folded.flatMap((each) => each.facts ?? []);
  const details = folded.flatMap((each) => each.details ?? []);
  return [
    ...facts.map((fact, n) => put('facts', { ...placed(event, n), ...rowOf(fact) })),
    ...details.map(({ subject, detail }: SaidDetail, n) =>
      put('fact_details', { ...placed(event, n), subject, detail }),
    ),
  ];
}

const placed = (event: Event, n: number) => ({ event_id: event.id, n, ...placeOf(event) });

const rowOf = (fact: Fact) => ({
  ...{ kind: fact.kind, owner_id: fact.ownerId, hotel_id: fact.hotelId },
  ...{ room_id: fact.roomId ?? null, booking_id: fact.bookingId ?? null },
  ...{ date: fact.date, at: fact.at },
  ...{ units: fact.units ?? 0, satang: fact.satang ?? 0, vat: fact.vat ?? 0 },
  ...{ channel: fact.channel ?? null, method: fact.method ?? null },
  ...{ party: fact.party ?? null, ref: fact.ref ?? null },
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
