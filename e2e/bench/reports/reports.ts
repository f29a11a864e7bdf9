import { REPORT_NAMES } from '@baanpak/contract/report/report.ts';
import { instant } from '@baanpak/domain/values/time/instant.ts';
import { addDays, bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import { idOf } from '../admin-lists/many-bookings.ts';
import { measureReads } from '../admin-lists/measure-reads.ts';
import type { Bench } from '../bench.ts';
import { FACTS, loadManyFacts } from './many-facts.ts';

const A_YEAR = 365;

/** A year of one of a hundred owners, in each report, over HTTP. */
export const reports: Bench = {
  name: 'reports',
  run: () =>
    measureReads({
      load: loadManyFacts,
      over: `${FACTS.toLocaleString('en')} facts`,
      aim: 100,
      reads: REPORT_NAMES.map((name) => [`${name} of a year`, [pathOf(name)]]),
    }),
};

function pathOf(name: string): string {
  const to = bangkokDay(instant(Date.now()));
  const query = { ownerId: idOf('owner 7'), from: addDays(to, -A_YEAR), to };
  return `/reports/${name}?${new URLSearchParams(query)}`;
}
