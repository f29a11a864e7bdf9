import { countFailing } from '@baanpak/command-api/processes/count-timers.ts';
import { postgresDeadLetters } from '@baanpak/command-api/processes/dead-letters.ts';
import { PROCESS_STREAMS } from '@baanpak/command-api/processes/follow-log.ts';
import { postgresTimerStore } from '@baanpak/command-api/processes/timer-store.ts';
import { postgresMailQueue } from '@baanpak/command-api/stores/mail-queue.ts';
import { instant } from '@baanpak/domain/values/time/instant.ts';
import { lagOf } from '@baanpak/infrastructure/event-store/lag.ts';
import { assertOfLog } from '@baanpak/infrastructure/event-store/of-this-log.ts';
import { LogLostItsEnd } from '@baanpak/infrastructure/event-store/port.ts';
import type { OpenStores } from '@baanpak/infrastructure/program/open-stores.ts';
import { PROJECTED_GROUPS } from '@baanpak/projector/projections.ts';
import { streamsOf } from '@baanpak/projector/run/projection.ts';
import { readCheckpoints, readLastEvents } from '@baanpak/projector/schema/checkpoints.ts';
import { openReadPool, openReads } from '@baanpak/query-api/http/reads.ts';
import { countOpenCases } from '@baanpak/query-api/lists/cases.ts';
import { type Check, warning, wrong } from './finding.ts';

const START_IT =
  'Start the product (or the projector and command-api processes); where it runs, look at its /readyz and log.';
const RESTORE_IT = 'Run `npm run restore` with the product stopped.';
/** As `/readyz` has it. */
const MAY_LAG = { processes: 30, projector: 10, mail: 600 };

const now = () => instant(Date.now());

/** The log and all that follows it: how far each is, and what waits for somebody. */
export const logChecks = (stores: OpenStores, databaseUrl: string): Check[] => [
  {
    what: 'event log',
    todo: 'Start the event store, or mend EVENTSTORE_URL, its user and its rights to read $all.',
    look: async () => {
      const { commit, prepare } = await stores.store.head();
      return `answers; it ends at ${commit}/${prepare}`;
    },
  },
  ...othersChecks(stores),
  {
    what: 'processes',
    todo: RESTORE_IT,
    look: () => lookAtProcesses(stores),
  },
  { what: 'read models', todo: START_IT, look: () => lookAtReadModels(stores).catch(orRestore) },
  {
    what: 'mail queue',
    todo: START_IT,
    look: async () => {
      const { events, seconds } = await postgresMailQueue(stores.pool, stores.relaxed).overdue(
        now(),
      );
      if (seconds <= MAY_LAG.mail) return `${events} mails are due`;
      return warning(
        `${events} mails are due, the first for ${seconds} s`,
        'Look at the mail server, and at `mail` in /readyz.',
      );
    },
  },
  {
    what: 'money cases',
    todo: START_IT,
    look: () => lookAtCases(databaseUrl),
  },
];

const LOOK_THROUGH_MS = 8_000;

/** Where other clients can append to the log. */
function othersChecks({ store }: OpenStores): Check[] {
  const { eventsOfOthers } = store;
  if (!eventsOfOthers) return [];
  const look = async () => {
    const { count, first, isWhole } = await eventsOfOthers(LOOK_THROUGH_MS);
    const where = isWhole ? 'in the log' : 'in the first part of the log, all that was looked at';
    if (!first) return `none ${where}`;
    const { type, id, stream, position } = first;
    const at = `${position.commit}/${position.prepare}`;
    return warning(
      `${count} ${where} are stepped over, the first is ${type} (${stream}, id ${id}, at ${at})`,
      'Nothing is in the way. Give other programs a log of their own.',
    );
  };
  return [{ what: 'events of others', todo: 'See "event log".', look }];
}

function orRestore(error: unknown) {
  if (error instanceof LogLostItsEnd) return wrong(error.message, RESTORE_IT);
  throw error;
}

async function lookAtProcesses({ store, pool }: OpenStores) {
  const place = await postgresTimerStore(pool, await store.storeId()).place();
  await assertOfLog(place, store);
  const lag = await lagOf(store, { position: place.position, filter: PROCESS_STREAMS }, now());
  const [aside, failing] = await Promise.all([
    postgresDeadLetters(pool).described(),
    countFailing(pool),
  ]);
  const said = [behind(lag, MAY_LAG.processes)];
  if (aside !== null)
    said.push(wrong(aside, 'Look at the log, and bring a version without the bug: it does them.'));
  for (const [queue, count] of Object.entries(failing))
    said.push(
      warning(`${count} timers of queue ${queue} failed when they were last tried`, 'See the log.'),
    );
  return said;
}

async function lookAtReadModels({ store, pool }: OpenStores) {
  const schemas = PROJECTED_GROUPS.map(({ schema }) => schema);
  const checkpoints = await readCheckpoints(pool, schemas);
  const lastEvents = await readLastEvents(pool, schemas);
  const said = [];
  for (const group of PROJECTED_GROUPS) {
    const checkpoint = checkpoints.get(group.schema);
    if (!checkpoint) said.push(warning(`${group.name} is not made yet`, START_IT));
    else {
      await assertOfLog(
        { position: checkpoint.position, last: lastEvents.get(group.schema) },
        store,
      );
      const filter = streamsOf([group]);
      const lag = await lagOf(store, { position: checkpoint.position, filter }, now());
      said.push(behind(lag, MAY_LAG.projector, `${group.name}: `));
    }
  }
  return said;
}

type Lag = Awaited<ReturnType<typeof lagOf>>;

function behind({ events, seconds }: Lag, mayLag: number, of = '') {
  if (events === 0) return `${of}nothing waits`;
  const says = `${of}${events}${events === 1_000 ? ' or more' : ''} events wait, the first for ${seconds} s`;
  return seconds > mayLag ? wrong(says, START_IT) : says;
}

async function lookAtCases(databaseUrl: string) {
  const pool = openReadPool(databaseUrl);
  try {
    const open = Object.entries(await countOpenCases(openReads(pool).db)).filter(([, n]) => n > 0);
    if (open.length === 0) return 'none is open';
    const says = open.map(([kind, count]) => `${count} of ${kind}`).join(', ');
    return warning(`open: ${says}`, 'Decide them at /admin/money-cases.');
  } finally {
    await pool.end();
  }
}
