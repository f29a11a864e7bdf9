import type { ReadSchema } from '@baanpak/projector/read-models.ts';
import { CompiledQuery, sql, type Transaction } from 'kysely';
import type { ReadDb } from '../deps.ts';
import type { Definition } from './definition.ts';
import { openSpool, type Spool } from './export/spool.ts';
import { type Order, orderedRows, type ReportRow, toRow } from './read-rows.ts';
import type { ReportRequest } from './report-request.ts';

const ROWS_AT_ONCE = 2_000;

/**
 * Every row of a report in an order, some thousands at a time. Its facts are grouped once: what does not fit into
 * the first list waits on disk, so that a slow reader holds neither memory nor a connection.
 */
export async function* allRows(
  db: ReadDb,
  definition: Definition,
  asked: ReportRequest,
  order: Order,
): AsyncGenerator<readonly ReportRow[]> {
  const others = openSpool<object>();
  try {
    const query = orderedRows(db, definition, asked, order).compile();
    const first = await db.transaction().execute((held) => readOnce(held, query, others));
    yield first.map(toRow(definition));
    for await (const rows of others.lists()) yield rows.map(toRow(definition));
  } finally {
    await others.close();
  }
}

/** Answers the first rows, and puts the others. */
async function readOnce(
  held: Transaction<ReadSchema>,
  { sql: text, parameters }: CompiledQuery,
  others: Spool<object>,
): Promise<readonly object[]> {
  const declare = `DECLARE report_rows NO SCROLL CURSOR FOR ${text}`;
  await held.executeQuery(CompiledQuery.raw(declare, [...parameters]));
  const first = await fetchRows(held);
  for (let last = first; last.length === ROWS_AT_ONCE; ) {
    last = await fetchRows(held);
    await others.put(last);
  }
  return first;
}

const fetchRows = async (held: Transaction<ReadSchema>): Promise<readonly object[]> =>
  (await sql<object>`FETCH ${sql.lit(ROWS_AT_ONCE)} FROM report_rows`.execute(held)).rows;
