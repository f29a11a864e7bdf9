import { execFileSync } from 'node:child_process';

/** First line of a test file that `npm run test:long` runs and the gate leaves out. */
const TAG = '^/\\*\\* @module-tag long \\*/$';

/** The long tests, as paths from the root: the files say it themselves, in their first line. */
export const longTests = (): readonly string[] =>
  execFileSync('git', ['grep', '--untracked', '-l', TAG, '--', '*.test.ts', '*.test.tsx'], {
    encoding: 'utf8',
  })
    .trim()
    .split('\n');

const CRASHES = ['e2e/crash.e2e.test.ts', 'e2e/crash/points.e2e.test.ts'];
const FAULTS = [
  'e2e/faults.e2e.test.ts',
  'e2e/faults/paused-append.e2e.test.ts',
  'e2e/pauses.e2e.test.ts',
];
const OVERLOAD = ['e2e/overload.e2e.test.ts'];
const CLUSTER = ['e2e/cluster.e2e.test.ts', 'e2e/faults/new-version.e2e.test.ts'];
/** What the build before began, this one finishes. */
const UPGRADE = ['e2e/upgrade.e2e.test.ts'];
const BACKUPS = ['e2e/backup.e2e.test.ts', 'e2e/restore.e2e.test.ts'];
const MONEY = [
  'command-api/use-cases/payment/money.model.int.test.ts',
  'e2e/crash/points.e2e.test.ts',
];
const REPORTS = [
  'simulation/reports/as-it-was.model.int.test.ts',
  'simulation/reports/invariants.model.int.test.ts',
];
const EXPORTS = [
  'query-api/reports/export/export-memory.test.ts',
  'query-api/reports/export/whole-report.int.test.ts',
];
const HISTORIES = [
  'command-api/use-cases/booking/history-of-long-streams.int.test.ts',
  'command-api/use-cases/booking/long-calendar-as-of.int.test.ts',
  'command-api/use-cases/booking/things-as-they-were.int.test.ts',
  'standalone/demo/as-it-was.int.test.ts',
  'standalone/demo/histories.int.test.ts',
];
const EVERY_CALL = [
  'standalone/forgotten-fields.test.ts',
  'standalone/fuzz.int.test.ts',
  'standalone/numbers.int.test.ts',
  'standalone/rights.int.test.ts',
];
const POSTGRES = ['infrastructure/database/embedded-postgres/start.int.test.ts'];
const DEMO = [
  'standalone/demo/load.int.test.ts',
  'standalone/demo/past/simulate-history.int.test.ts',
];

/** docker-compose.yml, run from setup to a backup that is put back. */
const COMPOSE = ['e2e/compose/whole-site.compose.test.ts'];
const SHOWN_PRICES = [
  'command-api/use-cases/booking/shown-prices.model.int.test.ts',
  'domain/processes/many-shown-prices.model.test.ts',
];

/** What a change of these sources is tried with, beside the gate. A source may stand in several rows. */
const TRIED_WITH: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /^infrastructure\/(event-store|commands)\//,
    [
      'infrastructure/event-store/postgres/no-event-is-missed.int.test.ts',
      'infrastructure/event-store/eventstoredb/many-followers.int.test.ts',
      'e2e/burst.e2e.test.ts',
      ...CRASHES,
      ...FAULTS,
    ],
  ],
  [/^infrastructure\/database\//, [...POSTGRES, ...CRASHES, ...BACKUPS]],
  [
    /^infrastructure\/(http|process|program|bus|config|concurrency)\//,
    [...OVERLOAD, ...CLUSTER, ...FAULTS],
  ],
  [/^infrastructure\/payment-provider\/|^payment-sandbox\//, MONEY],
  [/^domain\/(booking|room-calendar|checkout|payment|refund|money-case|ledger|processes)\//, MONEY],
  [
    /^(domain|command-api\/use-cases)\/(booking|room-calendar)\/|^command-api\/use-cases\/checkout\//,
    ['e2e/burst.e2e.test.ts'],
  ],
  [
    /^domain\/(checkout|room)\/|^command-api\/use-cases\/(booking|room-calendar|checkout|payment)\//,
    SHOWN_PRICES,
  ],
  [
    /^command-api\/(processes|use-cases\/(booking|room-calendar|checkout|payment|refund|money-case|ledger))\//,
    MONEY,
  ],
  [
    /^command-api\/(processes|stores|schema|use-cases\/restore)\/|^standalone\/backup\//,
    [...CRASHES, ...BACKUPS, ...UPGRADE],
  ],
  [/^domain\/processes\//, UPGRADE],
  [
    /^projector\/(run|schema)\//,
    ['e2e/faults/backlog/backlog.e2e.test.ts', ...CRASHES, ...CLUSTER],
  ],
  [/^projector\/report\/|^query-api\/reports\//, REPORTS],
  [/^query-api\/reports\/export\//, EXPORTS],
  [/^query-api\/(as-of|history|lists|log)\/|^projector\/events\//, HISTORIES],
  [/^contract\/|^(command|query)-api\/http\//, EVERY_CALL],
  [/^infrastructure\/sign-in\/|^command-api\/use-cases\/user\/|^query-api\/user\//, EVERY_CALL],
  [/^standalone\/(cluster|pages)\/|^deploy\/|^Dockerfile$/, CLUSTER],
  [
    /^(deploy|e2e\/compose)\/|^(docker-compose\.yml|Dockerfile|\.dockerignore)$|\/protocol-server\//,
    COMPOSE,
  ],
  [/^standalone\/demo\//, DEMO],
  [/^e2e\/testing\/(?:product|program|cluster|crashing)\.ts$/, [...CRASHES, ...CLUSTER]],
  [/^e2e\/faults\//, [...FAULTS, ...CLUSTER]],
  [/^e2e\/crash\//, CRASHES],
];

/** Long tests of the sources that changed, and those that changed themselves. */
export function longTestsOf(changed: readonly string[]): readonly string[] {
  const all = longTests();
  const rows = TRIED_WITH.filter(([source]) => changed.some((path) => source.test(path)));
  const wanted = new Set([...rows.flatMap(([, tests]) => tests), ...changed]);
  return all.filter((test) => wanted.has(test));
}

/** Rows of the table, by their sources. */
export const sourcesInTable = (): readonly RegExp[] => TRIED_WITH.map(([source]) => source);

/** All that the table names. */
export const namedInTable = (): readonly string[] => [
  ...new Set(TRIED_WITH.flatMap(([, tests]) => tests)),
];
