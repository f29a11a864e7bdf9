import { randomUUID } from 'node:crypto';
import { instant } from '@baanpak/domain/values/time/instant.ts';
import { openPool } from '../../database/pool.ts';
import { eventCodec } from '../../event-store/codec/codec.ts';
import type { CommandContext } from '../../event-store/codec/metadata.ts';
import { type FollowedLog, followedLog } from '../../event-store/followed-log.ts';
import { openPostgresEventStore } from '../../event-store/postgres/postgres-event-store.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { commandHandler } from '../command-handler.ts';
import { watchedStore } from './watched-store.ts';

export const NOW = instant('2027-01-01T03:00:00.000Z');

export const someContext = (): CommandContext => ({
  actor: 'anna',
  correlationId: randomUUID(),
  causationId: null,
  commandId: randomUUID(),
});

type Heard = Parameters<typeof followedLog>[0];
export type Following = Readonly<{ heard?(from: Heard): Heard; patienceMs?: number }>;

/** Command handlers as those of several processes: one log, caches of their own, every call seen. */
export async function openHandlersForTest() {
  const database = await createTestDatabase();
  const pool = openPool(database.url);
  const store = await openPostgresEventStore({ pool, wakeUp: 'in-process' });
  const noKeys = { obtain: () => Promise.reject(new Error('none')), find: async () => new Map() };
  const events = { types: 'any', personalFields: {}, upcasters: {}, streams: 'any' } as const;
  const codec = eventCodec({ keys: noKeys, now: () => NOW, ...events });
  const followedLogs: FollowedLog[] = [];
  return {
    store,
    codec,
    newHandler() {
      const { store: seen, ...watched } = watchedStore(store);
      return { ...commandHandler({ store: seen, codec }), ...watched };
    },
    /** Of a process that hears of what others append, perhaps not as it should. */
    newFollower({ heard = (from: Heard) => from, patienceMs }: Following = {}) {
      const { store: seen, ...watched } = watchedStore(store);
      const followed = followedLog(heard(seen), patienceMs);
      followedLogs.push(followed);
      return { ...commandHandler({ store: seen, codec, followed }), ...watched };
    },
    async close() {
      await Promise.all(followedLogs.map((followed) => followed.close()));
      await store.close();
      await pool.end();
      await database.drop();
    },
  };
}

export type HandlersForTest = Awaited<ReturnType<typeof openHandlersForTest>>;
