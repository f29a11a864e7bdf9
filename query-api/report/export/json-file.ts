import { Readable } from 'node:stream';
import type { ExportedRow } from './exported-table.ts';

/** Characters that are sent at once. */
const CHUNK = 64 * 1024;

/** The answer that pages are parts of, with all its rows: the other fields first, as they are. */
export const jsonFile = (
  answer: Readonly<Record<string, unknown>>,
  rows: AsyncIterable<ExportedRow>,
): Readable => Readable.from(chunksOf(answer, rows), { objectMode: false });

async function* chunksOf(
  answer: Readonly<Record<string, unknown>>,
  rows: AsyncIterable<ExportedRow>,
): AsyncGenerator<string> {
  const fields = JSON.stringify(answer).slice(0, -1);
  let pending = `${fields}${fields === '{' ? '' : ','}"rows":[`;
  let separator = '';
  for await (const row of rows) {
    pending += separator + JSON.stringify(row);
    separator = ',';
    if (pending.length < CHUNK) continue;
    yield pending;
    pending = '';
  }
  yield `${pending}]}`;
}
