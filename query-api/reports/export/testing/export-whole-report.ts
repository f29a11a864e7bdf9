import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { localDate } from '@baanpak/domain/values/time/local-date.ts';
import { openKysely } from '@baanpak/infrastructure/database/kysely.ts';
import { openPool } from '@baanpak/infrastructure/database/pool.ts';
import { parsePositionToken } from '@baanpak/infrastructure/http/position-token.ts';
import { type ReadSchema, SEARCH_PATH } from '@baanpak/projector/read-models.ts';
import { REPORTS } from '../../definitions/definitions.ts';
import { readReport, reportRows } from '../../report.ts';
import type { ReportRequest } from '../../report-request.ts';
import { columnsIn, csvFile } from '../files.ts';

// A process of its own (whole-report.int.test.ts): writes the report of received money of a database as of a position,
// and prints how many lines that were and by how many bytes its memory grew.

const [url = '', position = ''] = process.argv.slice(2);
const [from, today] = [localDate('2026-01-01'), localDate('2027-01-01')];
const asked: ReportRequest = {
  ...{ scope: 'all', from, to: today, today, language: 'en' },
  upTo: parsePositionToken(position),
};
const pool = openPool(url, { settings: { search_path: SEARCH_PATH } });
const db = openKysely<ReadSchema>(pool);
const page = { limit: 1, offset: 0 };
const { columns, sums: totals } = await readReport(db, REPORTS.received, asked, page);
const before = process.memoryUsage.rss();
let lines = 0;
await pipeline(
  csvFile({
    columns: columnsIn('en', columns),
    rows: reportRows(db, REPORTS.received, asked, { totals }),
  }),
  new Writable({
    write(chunk: Uint8Array, _, done) {
      lines += String(chunk).split('\n').length - 1;
      setImmediate(done);
    },
  }),
);
const grown = process.resourceUsage().maxRSS * 1024 - before;
process.stdout.write(JSON.stringify({ lines, grown }));
await pool.end();
