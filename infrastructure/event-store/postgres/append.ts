import type { Pool } from 'pg';
import type { Append, AppendResult } from '../port.ts';
import { query } from './connection.ts';
import type { Unit } from './group-appends.ts';
import { appendEvents } from './raw-queries.ts';

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
    const rows = await query(pool, appendEvents([JSON.stringify(records), events], schema));
    const outcomes = rows.map(outcome);
    return group.map((unit) => outcomes.splice(0, unit.length));
  };

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
