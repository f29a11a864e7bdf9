import { describeEventStore } from '../contract-suite.ts';
import { openEventStoreDb } from './event-store-db.ts';

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
      remove: async () => void (await stop()),
    };
  },
  { skip: !isThere },
);

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
