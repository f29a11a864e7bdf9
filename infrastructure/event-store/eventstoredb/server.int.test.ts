import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { LogUnderTest } from '../contract-suite/log-under-test.ts';
import { describeEventStore } from '../contract-suite.ts';
import { openEventStoreDb } from './event-store-db.ts';

const run = promisify(execFile);

type Server = { url: string; stop: () => Promise<unknown> };

const { EVENTSTORE_URL: given } = process.env;
const isThere = given !== undefined || (await dockerAnswers());
if (!isThere) console.log('skipped: no EventStoreDB');

describeEventStore(
  'the event log in EventStoreDB',
  async () => {
    const { url, stop } = given ? { url: given, stop: async () => undefined } : await inDocker();
    return {
      open: () => openEventStoreDb({ url }),
      ...troublesOf('EVENTSTORE'),
      remove: async () => void (await stop()),
    };
  },
  { skip: !isThere },
);

const { EVENTSTORE_CLUSTER_URL: cluster } = process.env;
if (cluster === undefined) console.log('skipped: no EventStoreDB of three nodes');

describeEventStore(
  'the event log in EventStoreDB of three nodes',
  async () => ({
    open: () => openEventStoreDb({ url: cluster ?? '' }),
    ...troublesOf('EVENTSTORE_CLUSTER'),
    remove: async () => undefined,
  }),
  { skip: cluster === undefined },
);

/**
 * What environment variables say how to do, e.g. EVENTSTORE_KILL: a shell command that ends when the
 * server answers again (of EVENTSTORE_RESIGN: when it was asked). Whose variable is absent is skipped.
 */
function troublesOf(prefix: string): Partial<LogUnderTest> {
  const command = (name: string) => process.env[`${prefix}_${name}`];
  const named = (['restart', 'kill', 'pause', 'resign'] as const).flatMap((trouble) => {
    const shell = command(trouble.toUpperCase());
    return shell === undefined ? [] : [[trouble, () => run('sh', ['-c', shell])] as const];
  });
  return Object.fromEntries(named);
}

async function dockerAnswers(): Promise<boolean> {
  const { getContainerRuntimeClient } = await import('testcontainers');
  return getContainerRuntimeClient().then(
    () => true,
    () => false,
  );
}

async function inDocker(): Promise<Server> {
  const { GenericContainer, Wait } = await import('testcontainers');
  const container = await new GenericContainer('eventstore/eventstore:23.10.0-bookworm-slim')
    .withEnvironment({
      EVENTSTORE_CLUSTER_SIZE: '1',
      EVENTSTORE_INSECURE: 'true',
      EVENTSTORE_RUN_PROJECTIONS: 'None',
      EVENTSTORE_NODE_PORT: '2113',
      EVENTSTORE_TELEMETRY_OPTOUT: 'true',
      EVENTSTORE_MEM_DB: 'true',
    })
    .withExposedPorts(2113)
    .withWaitStrategy(
      Wait.forHttp('/health/live', 2113).forStatusCodeMatching((code) => code < 300),
    )
    .withStartupTimeout(120_000)
    .start();
  const url = `esdb://${container.getHost()}:${container.getMappedPort(2113)}?tls=false`;
  return { url, stop: () => container.stop() };
}
