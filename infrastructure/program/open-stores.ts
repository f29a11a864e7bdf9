import type { Now } from '@baanpak/domain/values/time/instant.ts';
import type { Pool } from 'pg';
import { openMemoryBus } from '../bus/memory.ts';
import { openNatsBus } from '../bus/nats.ts';
import type { Bus } from '../bus/port.ts';
import type { ProcessSettings } from '../config/config.ts';
import type { Secrets } from '../config/data-directory.ts';
import { openAsyncCommitPool, openPool } from '../database/pool.ts';
import { waitForDatabase } from '../database/wait-for-database.ts';
import { type EventCodec, eventCodec, type StoredEvents } from '../event-store/codec/codec.ts';
import { openEventStoreDb } from '../event-store/eventstoredb/event-store-db.ts';
import { type FollowedLog, followedLog } from '../event-store/followed-log.ts';
import type { EventStore, RecordedEvent } from '../event-store/port.ts';
import { openPostgresEventStore } from '../event-store/postgres/postgres-event-store.ts';
import { erasedListIn } from '../personal-keys/erased-list.ts';
import type { PersonalKeys } from '../personal-keys/port.ts';
import { postgresPersonalKeys } from '../personal-keys/postgres.ts';
import { openTracing } from '../telemetry/tracing.ts';
import { observedStore, type Work, workMetrics } from '../telemetry/work.ts';

export type OpenStores = Readonly<{
  pool: Pool;
  /** The same database, for what the log gives again after a crash. */
  relaxed: Pool;
  store: EventStore;
  /** Of a log that costs more to read than to follow. */
  followed: FollowedLog | undefined;
  codec: EventCodec;
  keys: PersonalKeys;
  bus: Bus;
  work: Work;
  close(): Promise<void>;
}>;

type Options = Readonly<{
  config: Pick<ProcessSettings, 'embedded' | 'stores' | 'erasedList'> &
    Partial<Pick<ProcessSettings, 'tracesUrl'>> &
    Readonly<{ secrets: Pick<Secrets, 'data'> }>;
  /** The configured database, or the embedded one. */
  databaseUrl: string;
  events: StoredEvents;
  now: Now;
  log: Record<'info' | 'warn', (details: object, message: string) => void>;
  /** Whether other processes append or subscribe too; default: when the stores are not embedded. */
  wakeUp?: 'notify' | 'in-process';
}>;

/** A database that says nothing for so long counts as away. */
const SILENCE_MS = 10_000;

/**
 * The stores that the configuration names: EventStoreDB or PostgreSQL for the log, PostgreSQL for the rest. A
 * database that is still starting is waited for; throws `BootError` where it takes over a minute.
 */
export async function openStores(options: Options): Promise<OpenStores> {
  const { config, databaseUrl, events, now, log } = options;
  const pool = openPool(databaseUrl, { max: 20, queryTimeout: SILENCE_MS });
  const relaxed = openAsyncCommitPool(databaseUrl, { queryTimeout: SILENCE_MS });
  await waitForDatabase(() => pool.query('SELECT 1'), { log });
  const { eventStoreUrl } = config.stores;
  const wakeUp = options.wakeUp ?? (config.embedded ? 'in-process' : 'notify');
  const work = { metrics: workMetrics(), tracing: await openTracing(config.tracesUrl) };
  const unobserved =
    eventStoreUrl === undefined
      ? await openPostgresEventStore({ connectionString: databaseUrl, wakeUp })
      : await openEventStoreDb({
          url: eventStoreUrl,
          streams: events.streams,
          onEventOfOthers: countOthers(work, log),
          onProblem: (err) => log.warn({ err }, 'A subscription ended and begins again'),
        });
  const store = observedStore(unobserved, work);
  const followed = eventStoreUrl === undefined ? undefined : followedLog(store);
  const bus = openBus(config.stores.natsUrl, log);
  const keys = postgresPersonalKeys(pool, config.secrets.data, erasedListIn(config.erasedList));
  const codec = eventCodec({ keys, now, ...events });
  return {
    pool,
    relaxed,
    store,
    followed,
    codec,
    keys,
    bus,
    work,
    async close() {
      await followed?.close();
      await store.close();
      await work.tracing?.close();
      await bus.close();
      await Promise.all([pool.end(), relaxed.end()]);
    },
  };
}

/** Each is counted, the first is named. */
function countOthers({ metrics }: Work, log: Options['log']) {
  let isFirst = true;
  return ({ id, stream, type, position }: RecordedEvent): void => {
    metrics.eventsOfOthers.inc();
    if (!isFirst) return;
    isFirst = false;
    log.warn(
      { id, stream, type, position: `${position.commit}/${position.prepare}` },
      'The event log holds events of others, which are stepped over; this is the first met',
    );
  };
}

function openBus(natsUrl: string | undefined, log: Options['log']): Bus {
  const onSubscriberError = (err: unknown, topic: string) =>
    log.warn({ err, topic }, 'A subscriber failed');
  if (natsUrl === undefined) return openMemoryBus(onSubscriberError);
  return openNatsBus({
    url: natsUrl,
    onSubscriberError,
    onState: (state, err) =>
      state === 'connected'
        ? log.info({}, 'NATS is connected')
        : log.warn({ err }, 'NATS is away: readers look for themselves until it is back'),
  });
}
