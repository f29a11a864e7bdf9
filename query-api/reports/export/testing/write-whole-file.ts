import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { csvFile, type ExportedColumn, type ExportedRow, jsonFile, xlsxFile } from '../files.ts';

// A process of its own (export-memory.test.ts): writes 200,000 rows of 16 columns as what its argument names, and
// prints what was written and by how many bytes its memory grew.

const ROWS = 200_000;
const COLUMNS: readonly ExportedColumn[] = Array.from({ length: 16 }, (_, n) => ({
  name: `column${n}`,
  type: n === 0 ? 'date' : n < 6 ? 'text' : 'money',
  label: `Column ${n}`,
}));

async function* rows(): AsyncGenerator<ExportedRow> {
  for (let row = 0; row < ROWS; row++)
    yield Object.fromEntries(
      COLUMNS.map(({ name, type }, n) => [
        name,
        type === 'date' ? '2026-12-05' : type === 'text' ? `บ้านริมน้ำ ${row}-${n}` : row + n / 100,
      ]),
    );
}

const FILES = {
  csv: () => csvFile({ columns: COLUMNS, rows: rows() }),
  xlsx: () => xlsxFile({ columns: COLUMNS, rows: rows() }, { sheet: 'daily' }),
  json: () => jsonFile({ columns: COLUMNS }, rows()),
};

const kind = process.argv[2];
if (kind !== 'csv' && kind !== 'xlsx' && kind !== 'json') throw new Error('csv, xlsx or json?');
const before = process.memoryUsage.rss();
let bytes = 0;
await pipeline(
  FILES[kind](),
  new Writable({
    write(chunk: Uint8Array, _, done) {
      bytes += chunk.length;
      setImmediate(done);
    },
  }),
);
const grown = process.resourceUsage().maxRSS * 1024 - before;
process.stdout.write(JSON.stringify({ bytes, grown }));
