import type { Pool } from 'pg';
import type { AppendResult } from '../port.ts';
import { query } from './connection.ts';
import type { Append } from './group-appends.ts';

type AppendRow = {
  won: boolean;
  last_revision: string | null;
  last_transaction: string;
  last_position: string;
};

/** Sends a group of appends in one round trip and one transaction; outcomes in the group's order. */
export const appendGroup =
  (pool: Pool, schema: string) =>
  async (group: readonly Append[]): Promise<AppendResult[]> => {
    const appends = group.map(({ stream, expected, events: [first, ...rest] }, n) => ({
      n,
      stream,
      expected: expected === 'no-stream' ? -1 : expected,
      ids: [first, ...rest].map((event) => event?.id),
      ...first,
      ...(rest.length > 0 && { rest }),
    }));
    const rows = await query<AppendRow>(pool, {
      name: `${schema} append`,
      text: `SELECT * FROM ${schema}.append_group_1($1::jsonb)`,
      values: [JSON.stringify(appends)],
    });
    return rows.map(outcome);
  };

function outcome(row: AppendRow): AppendResult {
  if (row.won)
    return {
      outcome: 'appended',
      revision: Number(row.last_revision),
      position: { commit: BigInt(row.last_transaction), prepare: BigInt(row.last_position) },
    };
  return {
    outcome: 'conflict',
    revision: row.last_revision === null ? 'no-stream' : Number(row.last_revision),
  };
}
