import type { ClientBase, Pool } from 'pg';
import { runRaw } from '../../database/raw-query.ts';
import {
  type Append,
  type AppendResult,
  type Position,
  type RecordedEvent,
  SealedWithLostKey,
  START,
  StoreUnavailable,
} from '../port.ts';
import { query } from './connection.ts';
import { appendEvents, appendSealedEvents, importEvents } from './raw-queries.ts';

/** Sends a group of appends in one round trip and one transaction; outcomes by unit, in its order. */
export const appendGroup =
  (pool: Pool, schema: string) =>
  async (group: readonly Unit[]): Promise<AppendResult[][]> => {
    const appends = group.flatMap((unit, n) =>
      unit.map((append) => ({ append, unit: unit.length > 1 ? n : undefined })),
    );
    let events = 0;
    const records = appends.map(({ append, unit }, n) => {
      const first = events + 1;
      events += append.events.length;
      return { n, unit, first, ...recordOf(append) };
    });
    // Rows are locked in the order of the streams, so that two groups never wait for each other.
    records.sort((a, b) => compareText(a.stream, b.stream));
    const rows = await query(pool, statementOf(JSON.stringify(records), events, group, schema));
    if (rows.length === 0) throw new SealedWithLostKey('A key is not stored any more');
    const outcomes = rows.map(outcome);
    return group.map((unit) => outcomes.splice(0, unit.length));
  };

function statementOf(records: string, events: number, group: readonly Unit[], schema: string) {
  const keys = new Set(keysOf(group));
  if (keys.size === 0) return appendEvents([records, events], schema);
  const subjects = [...keys].map(({ subject }) => subject);
  const wrapped = [...keys].map((key) => key.wrapped);
  return appendSealedEvents([records, events, subjects, wrapped], schema);
}

const keysOf = (group: readonly Unit[]) =>
  group.flat().flatMap(({ events }) => events.flatMap(({ sealedWith }) => sealedWith ?? []));

const recordOf = ({ stream, expected, events: [first, ...rest] }: Append) => ({
  stream,
  expected: expected === 'no-stream' ? -1 : expected,
  ids: [first, ...rest].map((event) => event?.id),
  ...first,
  ...(rest.length > 0 && { rest }),
});

function outcome(row: NonNullable<ReturnType<typeof appendEvents>['row']>): AppendResult {
  if (row.won)
    return {
      outcome: 'appended',
      revision: row.last_revision ?? 0,
      position: { commit: BigInt(row.last_transaction), prepare: BigInt(row.last_position) },
    };
  return {
    outcome: 'conflict',
    revision: row.last_revision ?? 'no-stream',
  };
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Appends that are written all or none; most are one alone. */
export type Unit = readonly Append[];

/** Outcomes by unit and append, in the order asked for. */
type SendGroup = (group: readonly Unit[]) => Promise<readonly (readonly AppendResult[])[]>;
type Waiting = {
  unit: Unit;
  resolve: (results: readonly AppendResult[]) => void;
  reject: (error: unknown) => void;
};

const LARGEST_GROUP = 64;

/**
 * Group commit: appends that arrive while others are on their way leave together, in one round trip
 * and one commit. A lone append leaves at once. Each keeps its own outcome. One group at a time: two
 * would be smaller for the same work, and hold back each other's events from the subscriptions.
 */
export function groupAppends(send: SendGroup, onAppended: () => void) {
  const waiting: Waiting[] = [];
  let isUnderWay = false;

  async function sendAll() {
    if (isUnderWay) return;
    isUnderWay = true;
    while (waiting.length > 0) await settle(waiting.splice(0, LARGEST_GROUP));
    isUnderWay = false;
  }

  async function settle(group: Waiting[]) {
    try {
      const results = await send(group.map(({ unit }) => unit));
      if (results.flat().some(({ outcome }) => outcome === 'appended')) onAppended();
      for (const [i, { resolve, reject }] of group.entries()) {
        const result = results[i];
        if (result) resolve(result);
        else reject(new Error('The event log answered fewer outcomes than it was asked for'));
      }
    } catch (error) {
      // An error of one append must not fail the others: nothing was written, so each goes alone.
      const isOfOne = error instanceof SealedWithLostKey || !(error instanceof StoreUnavailable);
      if (group.length > 1 && isOfOne) for (const one of group) await settle([one]);
      else {
        if (error instanceof SealedWithLostKey) forgetKeysOf(group);
        for (const { reject } of group) reject(error);
      }
    }
  }

  function forgetKeysOf(group: readonly Waiting[]) {
    for (const { lost } of keysOf(group.map(({ unit }) => unit))) lost();
  }

  return (unit: Unit): Promise<readonly AppendResult[]> =>
    new Promise((resolve, reject) => {
      waiting.push({ unit, resolve, reject });
      void sendAll();
    });
}

/** A statement of so many takes about a tenth of a second. */
const EVENTS_AT_ONCE = 2_000;

export type PastEvent = Omit<RecordedEvent, 'position'>;

/**
 * Writes events of many streams in the order given, in the transaction that the client is in: for a log that
 * has none of these streams and that nobody writes to meanwhile. Answers the position of the last.
 */
export async function importHistory(
  client: ClientBase,
  events: readonly PastEvent[],
  schema = 'events',
): Promise<Position> {
  let last = START;
  for (let from = 0; from < events.length; from += EVENTS_AT_ONCE) {
    const page = JSON.stringify(events.slice(from, from + EVENTS_AT_ONCE));
    const written = (await runRaw(client, importEvents([page], schema))).at(-1);
    if (written)
      last = { commit: BigInt(written.transaction_id), prepare: BigInt(written.position) };
  }
  return last;
}
