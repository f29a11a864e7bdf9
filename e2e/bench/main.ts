import { parseArgs } from 'node:util';
import { adminLists } from './admin-lists/admin-lists.ts';
import { timeline } from './admin-lists/timeline.ts';
import { admission } from './admission.ts';
import { compareAgainst } from './against.ts';
import { append } from './append.ts';
import { availability } from './availability.ts';
import type { Bench } from './bench.ts';
import { eventStoreDb } from './event-store-db/event-store-db.ts';
import { reserveOnEventStoreDb } from './event-store-db/reserve-on-event-store-db.ts';
import { frames } from './frames/frames.ts';
import { growth } from './growth/growth.ts';
import { handWritten } from './hand-written/hand-written.ts';
import { hotRoom } from './hot-room.ts';
import { longLog } from './long-log.ts';
import { machine } from './machine.ts';
import { rebuild } from './rebuild.ts';
import { type Result, writeReport } from './report.ts';
import { reports } from './reports/reports.ts';
import { reserve } from './reserve.ts';
import { scale } from './scale.ts';
import { search } from './search.ts';
import { start } from './start.ts';
import { table } from './table.ts';
import { visible } from './visible.ts';

const BENCHES: readonly Bench[] = [
  append,
  eventStoreDb,
  reserveOnEventStoreDb,
  visible,
  rebuild,
  reserve,
  handWritten,
  hotRoom,
  admission,
  start,
  availability,
  search,
  scale,
  growth,
  adminLists,
  timeline,
  reports,
  frames,
  longLog,
];

/**
 * `npm run bench`, or with names only those: `npm run bench -- append admission`. `--report docs/benchmarks` writes
 * what was found to docs/benchmarks.md and .json, too. `--against 1a2b3c4` runs them by turns with those of a
 * commit, five each or as many as `--turns`.
 */
async function main(wanted: readonly string[], { report, against, turns }: Options): Promise<void> {
  const names = BENCHES.map(({ name }) => name);
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`There is no ${unknown}; there are ${names.join(', ')}`);
  const takenOn = await machine();
  print(takenOn);
  if (against !== undefined)
    return compareAgainst(against, wanted.length > 0 ? wanted : names, Number(turns));
  const results: Result[] = [];
  for (const { name, run } of BENCHES) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    print(`${name} …`);
    const lines = await run();
    print(`${table(lines)}\n`);
    results.push({ name, lines });
    if (report !== undefined) await writeReport(report, { takenOn, wanted, results });
  }
}

type Options = Readonly<{
  report?: string | undefined;
  against?: string | undefined;
  turns: string;
}>;

const print = (text: string) => void process.stdout.write(`${text}\n`);

const { values, positionals } = parseArgs({
  options: {
    report: { type: 'string' },
    against: { type: 'string' },
    turns: { type: 'string', default: '5' },
  },
  allowPositionals: true,
});
await main(positionals, values);
