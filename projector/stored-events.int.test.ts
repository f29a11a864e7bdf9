import { randomUUID } from 'node:crypto';
import type { Message } from '@baanpak/domain/values/decider/message.ts';
import { eventCodec } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import { type EventStore, START } from '@baanpak/infrastructure/event-store/port.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowChangesOf, writeBatch } from './run/project-batch.ts';
import { type EventType, SCENARIOS, storedEvent } from './testing/event-scenarios.ts';
import {
  LIVE,
  openReadModelsForTest,
  type ReadModelsForTest,
  readPosition,
} from './testing/given-events.ts';

let models: ReadModelsForTest;
beforeAll(async () => {
  models = await openReadModelsForTest();
});
afterAll(() => models.close());

/** Appends events as they were once stored, to a stream of their own like theirs. */
async function append(store: EventStore, types: readonly EventType[]) {
  const samples = types.map(storedEvent);
  const stream = `${samples.at(-1)?.stream}-${randomUUID()}`;
  const events = samples.map(({ type, data, metadata }) => ({
    id: randomUUID(),
    type,
    data,
    metadata,
  }));
  const result = await store.append(stream, 'no-stream', events);
  if (result.outcome !== 'appended') throw new Error(`Nothing was appended to ${stream}`);
  return { stream, position: result.position };
}

describe('an event stored long ago is written to the tables it concerns:', () => {
  it.each(Object.keys(SCENARIOS) as EventType[])('%s', async (type) => {
    const { after = [] } = SCENARIOS[type];
    const { position } = await append(models.store, [...after, type]);
    await models.project(position);
    const checkpoint = await readPosition(models.pool);
    expect(checkpoint.commit).toBeGreaterThanOrEqual(position.commit);
  });
});

describe('an event of a former type', () => {
  const former = 'HotelNamed';
  const codec = eventCodec({
    keys: { obtain: () => Promise.reject(new Error('no key')), find: async () => new Map() },
    now: () => '2027-01-01T03:00:00.000Z' as never,
    types: 'any',
    personalFields: {},
    upcasters: {
      [former]: ({ data }): Message => ({ type: 'HotelRegistered', data }),
    },
  });

  it('is projected as what it says today', async () => {
    const { data, metadata } = storedEvent('HotelRegistered');
    const hotelId = randomUUID();
    const old = { ...data, hotelId, slug: hotelId };
    const event = { id: randomUUID(), type: former, data: old, metadata };
    const stored = { ...event, stream: `hotel-${hotelId}`, revision: 0, position: START };
    const checkpoint = await readPosition(models.pool);
    const target = { ...models, codec, places: LIVE };
    const changes = await rowChangesOf(target, [stored], checkpoint, checkpoint);
    await writeBatch(target, changes, checkpoint, checkpoint);
    const { rows } = await models.pool.query('SELECT slug FROM hotels WHERE hotel_id = $1', [
      hotelId,
    ]);
    expect(rows).toEqual([{ slug: hotelId }]);
  });
});
