import { randomUUID } from 'node:crypto';
import { singleFlight } from '@baanpak/infrastructure/concurrency/single-flight.ts';
import { END, EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { event } from '../append.ts';
import type { Reserving } from './event-store-db.ts';

/** The same calls by EventStoreDB's client alone: nothing is awaited, checked or kept but their answers. */
export async function bareClient(
  url: string,
  streams: number,
  followers: number,
): Promise<Reserving> {
  const client = EventStoreDBClient.connectionString(url);
  const subscriptions = Array.from({ length: followers }, () =>
    client.subscribeToAll({
      fromPosition: END,
      filter: { filterOn: 'streamName', regex: '^[^$]', checkpointInterval: 1 },
    }),
  );
  for (const subscription of subscriptions) subscription.on('data', () => undefined);
  const look = singleFlight(async () => {
    const last = client.readAll({
      ...{ direction: 'backwards', fromPosition: END, maxCount: 1, requiresLeader: true },
    });
    for await (const _ of last);
  });
  return {
    async reserve() {
      await look();
      for (let n = 0; n < streams; n += 1)
        await client.appendToStream(`bench-${randomUUID()}`, jsonEvent({ ...event() }), {
          expectedRevision: 'no_stream',
          // named for each call, so that each append is a call of its own
          credentials: { username: 'baanpak', password: '' },
          requiresLeader: true,
        });
    },
    async close() {
      await Promise.all(subscriptions.map((subscription) => subscription.unsubscribe()));
      await client.dispose();
    },
  };
}
