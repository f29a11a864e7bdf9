import { runRaw } from '@baanpak/infrastructure/database/raw-query.ts';
import { heldBackBy } from '@baanpak/infrastructure/event-store/postgres/read.ts';
import type { Pool } from 'pg';
import { type Check, warning, wrong } from './finding.ts';
import { serverFacts } from './raw-queries.ts';

/** Of PostgreSQL's major version. */
const OLDEST = 15;
/** One process of all takes about so many. */
const CONNECTIONS = 60;
const MAY_DIFFER_SECONDS = 2;
const LONG_SECONDS = 10;

/** PostgreSQL as it answers now: its version, rights, settings, transactions, and its clock beside ours. */
export const databaseChecks = (pool: Pool): Check[] => [
  {
    what: 'database',
    todo: 'Start PostgreSQL, or mend DATABASE_URL: host, port, user, password, database.',
    look: async () => {
      const asked = Date.now();
      const [facts] = await runRaw(pool, serverFacts([], undefined));
      if (!facts) throw new Error('It says nothing of itself');
      const skew = Number(facts.clock) - (asked + Date.now()) / 2_000;
      return [...settingsOf(facts), clockOf(skew)];
    },
  },
  {
    what: 'transactions',
    todo: 'Look at pg_stat_activity on the server.',
    look: async () => {
      const by = await heldBackBy(pool);
      if (!by) return 'none holds the log back';
      const { pid, application, seconds } = by;
      const says = `"${application}" (pid ${pid}) has one open for ${seconds} s, which holds back what is read of the log`;
      const todo = `End it: SELECT pg_terminate_backend(${pid}).`;
      return seconds > LONG_SECONDS ? wrong(says, todo) : warning(says, todo);
    },
  },
];

type Facts = Readonly<{
  version: number;
  fsync: string;
  fullPageWrites: string;
  encoding: string;
  connections: number;
  used: number;
  mayCreate: boolean;
  isStandby: boolean;
}>;

function settingsOf(facts: Facts) {
  const major = Math.floor(facts.version / 10_000);
  const said = [];
  if (major < OLDEST) said.push(wrong(`PostgreSQL ${major}`, `Use PostgreSQL ${OLDEST} or later.`));
  if (facts.isStandby)
    said.push(wrong('is a standby: nothing can be written', 'Name the primary in DATABASE_URL.'));
  if (!facts.mayCreate)
    said.push(
      wrong(
        'its user may not make schemas',
        'GRANT CREATE ON DATABASE to the user of DATABASE_URL.',
      ),
    );
  if (facts.encoding !== 'UTF8')
    said.push(wrong(`its encoding is ${facts.encoding}`, 'Make the database anew with UTF8.'));
  for (const name of ['fsync', 'fullPageWrites'] as const)
    if (facts[name] !== 'on')
      said.push(
        warning(
          `${name === 'fsync' ? name : 'full_page_writes'} is off: a power cut loses data`,
          'Turn it on in postgresql.conf.',
        ),
      );
  if (facts.connections < CONNECTIONS)
    said.push(
      warning(`max_connections is ${facts.connections}`, `Raise it to ${CONNECTIONS} or more.`),
    );
  else if (facts.used > facts.connections * 0.9)
    said.push(
      warning(
        `${facts.used} of ${facts.connections} connections are taken`,
        'Raise max_connections, or run fewer processes.',
      ),
    );
  const isWrong = said.some(({ state }) => state === 'wrong');
  return isWrong ? said : [`PostgreSQL ${major} answers`, ...said];
}

function clockOf(skew: number) {
  const seconds = Math.round(Math.abs(skew));
  if (Math.abs(skew) <= MAY_DIFFER_SECONDS) return 'its clock and ours agree';
  return wrong(
    `its clock is ${seconds} s ${skew > 0 ? 'ahead of' : 'behind'} ours`,
    'Let both machines keep time by NTP.',
  );
}
