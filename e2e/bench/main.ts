import { adminLists } from './admin-lists/admin-lists.ts';
import { timeline } from './admin-lists/timeline.ts';
import { admission } from './admission.ts';
import { append } from './append.ts';
import { availability } from './availability.ts';
import type { Bench } from './bench.ts';
import { frames } from './frames/frames.ts';
import { growth } from './growth/growth.ts';
import { machine } from './machine.ts';
import { rebuild } from './rebuild.ts';
import { reports } from './reports/reports.ts';
import { reserve } from './reserve.ts';
import { search } from './search.ts';
import { start } from './start.ts';
import { table } from './table.ts';
import { visible } from './visible.ts';

const BENCHES: readonly Bench[] = [
  append,
  visible,
  rebuild,
  reserve,
  admission,
  start,
  availability,
  search,
  growth,
  adminLists,
  timeline,
  reports,
  frames,
];

/** `npm run bench`, or with names only those: `npm run bench -- append admission`. */
async function main(wanted: readonly string[]): Promise<void> {
  const names = BENCHES.map(({ name }) => name);
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`There is no ${unknown}; there are ${names.join(', ')}`);
  print(await machine());
  for (const bench of BENCHES) {
    if (wanted.length > 0 && !wanted.includes(bench.name)) continue;
    print(`${bench.name} …`);
    print(`${table(await bench.run())}\n`);
  }
}

const print = (text: string) => void process.stdout.write(`${text}\n`);

await main(process.argv.slice(2));
