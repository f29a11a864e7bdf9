import { STORED_EVENTS } from '@baanpak/domain/processes/stored-events.ts';
import { roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import type { Message } from '@baanpak/domain/values/decider/message.ts';
import { commandHandler } from '@baanpak/infrastructure/commands/command-handler.ts';
import { eventCodec } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import { eventHash } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { RecordedEvent } from '@baanpak/infrastructure/event-store/port.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contextForTest, type RoomForTest } from '../testing/catalogue.ts';
import { expectRefusal } from '../testing/expectations.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { personalKeysOf } from '../testing/stores.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());

const SOON = { timeout: 20_000, interval: 20 };

/** What the version after this one writes, and reads as units that changed. */
const units: Message = { type: 'UnitsAuctioned', data: { units: 4 } };
const nextCodec = () =>
  eventCodec({
    keys: personalKeysOf(shop.pool),
    now: shop.clock.now,
    ...STORED_EVENTS,
    upcasters: { UnitsAuctioned: ({ data }) => ({ type: 'UnitsChanged', data }) },
  });

async function written({ roomId }: RoomForTest) {
  const stream = roomCalendarStream(roomId);
  const stored = await shop.store.readStream(stream);
  const events = await shop.codec.encode(
    [{ ...units, data: { ...units.data, roomId } }],
    contextForTest(),
    eventHash(stored.at(-1) as RecordedEvent),
  );
  await shop.store.append(stream, stored.length - 1, events);
  return { stream, id: events[0]?.id };
}

describe('a room whose stream holds an event of a later version', () => {
  it('is 503 to those who write, then and there, while others are served', async () => {
    const room = await shop.newRoom();
    await shop.book(room, nights(1, 3)); // so that the stream is in memory
    await written(room);
    await expectRefusal(
      (headers) => shop.book(room, nights(5, 6), {}, headers),
      503,
      'not-readable',
    );
    await expectRefusal(
      (headers) => shop.book(room, nights(5, 6), {}, headers),
      503,
      'not-readable',
    );
    expect((await shop.book(shop.valley, nights(1, 3))).status).toBe(201);

    const codec = nextCodec();
    const commands = commandHandler({ store: shop.store, codec });
    const next = await shop.routesOf({ ...shop.ports, commands });
    expect((await next.book(room, nights(1, 3))).status).toBe(201); // there are four now
  });
});

describe('the processes at an event they do not know', () => {
  const timers = async (bookingId: string) => {
    const { rows } = await shop.pool.query(
      'SELECT key FROM command.process_timers WHERE command::text LIKE $1',
      [`%${shop.staffIdOf(bookingId)}%`],
    );
    return rows.length;
  };

  it('stop there, name it, and are followed by a version that knows it', async () => {
    const room = await shop.newRoom({ units: 3 });
    const first = (await shop.book(room, nights(1, 3))).body.book._id;
    const { stream, id } = await written(room);
    const other = await shop.newRoom();
    const behind = (await shop.book(other, nights(1, 3))).body.book._id;
    const runner = await shop.runProcesses();
    await vi.waitFor(
      async () => expect((await runner.check()).stoppedAt).toMatchObject({ id, stream }),
      SOON,
    );
    expect(await runner.check()).toMatchObject({
      ok: false,
      stoppedAt: { type: 'UnitsAuctioned' },
    });
    await vi.waitFor(async () => expect(await timers(first)).toBeGreaterThan(0), SOON);
    expect(await timers(behind)).toBe(0);

    const codec = nextCodec();
    const commands = commandHandler({ store: shop.store, codec });
    const next = await shop.runProcesses({ ...shop.ports, commands }, { codec });
    await vi.waitFor(async () => expect(await timers(behind)).toBeGreaterThan(0), SOON);
    await vi.waitFor(
      async () =>
        expect(await next.check()).toMatchObject({
          ok: true,
          detail: 'active',
          lag: { events: 0, seconds: 0 },
        }),
      SOON,
    );
  });
});
