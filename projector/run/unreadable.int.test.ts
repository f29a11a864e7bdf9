import { randomUUID } from 'node:crypto';
import { bookingStream } from '@baanpak/domain/booking/booking.ts';
import { hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { STORED_EVENTS } from '@baanpak/domain/processes/stored-events.ts';
import { minute } from '@baanpak/domain/testing/samples.ts';
import type { Message } from '@baanpak/domain/values/decider/message.ts';
import { type EventCodec, eventCodec } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import { comparePositions, type Position } from '@baanpak/infrastructure/event-store/port.ts';
import { postgresPersonalKeys } from '@baanpak/infrastructure/personal-keys/postgres.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GROUPS } from '../read-models.ts';
import { readCheckpoints } from '../schema/checkpoints.ts';
import { openReadModelsForTest, type ReadModelsForTest } from '../testing/given-events.ts';
import { bookingPlaced, hotelRegistered, roomRegistered } from '../testing/sample-events.ts';
import { startProjecting as startProjectingGroups } from '../testing/start-projecting.ts';
import { rebuild } from './rebuild.ts';

let models: ReadModelsForTest;
const running: { stop(): Promise<void> }[] = [];
beforeEach(async () => {
  models = await openReadModelsForTest();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((projector) => projector.stop()));
  await models.close();
});

const SOON = { timeout: 20_000, interval: 10 };
const SECRET = 'anna@example.com';

/** A projector of some version at work, until `stop`. */
function startProjecting(codec: EventCodec = models.codec) {
  const error = vi.fn();
  const projector = startProjectingGroups({ ...models, codec, error });
  running.push(projector);
  return { projector, error };
}

/** The version after this one, which reads what this one does not. */
const nextVersion = (upcasters: Record<string, (event: Message) => Message>): EventCodec =>
  eventCodec({
    keys: postgresPersonalKeys(models.pool, Buffer.alloc(32, 7)),
    now: () => minute(0),
    ...STORED_EVENTS,
    upcasters,
  });

const slugs = async () =>
  (await models.pool.query<{ slug: string }>('SELECT slug FROM hotels ORDER BY 1')).rows.map(
    ({ slug }) => slug,
  );
const checkpoints = () =>
  readCheckpoints(
    models.pool,
    GROUPS.map(({ schema }) => schema),
  );
const passed = (position: Position) => async () => {
  for (const checkpoint of (await checkpoints()).values())
    expect(comparePositions(checkpoint.position, position)).toBeGreaterThanOrEqual(0);
};
const registered = (slug: string) => hotelRegistered({}, { slug });
const append = (event: DomainEvent, stream: string) => models.append(stream, event);

/** A hotel before and one behind an event that this version cannot read. */
async function around(stream: string, event: DomainEvent) {
  const [before, behind] = [registered('before'), registered('behind')];
  await append(before, hotelStream(before.data.hotelId));
  await append(event, stream);
  const end = await append(behind, hotelStream(behind.data.hotelId));
  await models.untilShown(end);
  return end;
}

const unknown = () => {
  const hotelId = randomUUID();
  const event = { type: 'HotelSold', data: { hotelId, to: SECRET } } as unknown as DomainEvent;
  return { event, stream: hotelStream(hotelId) };
};
/** In a shape no decider ever wrote. */
const shapeless = () => {
  const hotelId = randomUUID();
  const event = {
    type: 'HotelRegistered',
    data: { hotelId, mail: SECRET },
  } as unknown as DomainEvent;
  return { event, stream: hotelStream(hotelId) };
};
/** In the right shape, with what no row takes. */
const unstorable = () => {
  const event = hotelRegistered({ provinceId: null as unknown as string });
  return { event, stream: hotelStream(event.data.hotelId) };
};
const sealed = () => {
  const event = bookingPlaced(roomRegistered(hotelRegistered()), {}, { email: SECRET });
  return { event, stream: bookingStream(event.data.bookingId) };
};

describe('a projector at an event it cannot read', () => {
  it.each([
    ['of a type it does not know', 'search', unknown, 'this version does not know the type'],
    ['with broken data', 'search', shapeless, 'its data is broken'],
    ['whose row the database refuses', 'search', unstorable, 'provinc'],
    ['without its key', 'bookings', sealed, 'its personal-data key is missing'],
  ])(
    '%s stops its group there and names it, with all before it done',
    async (_, name, given, why) => {
      const { event, stream } = given();
      const end = await around(stream, event);
      await models.pool.query('DELETE FROM command.personal_keys');
      const { store } = models;
      const { projector, error } = startProjecting(nextVersion({})); // its keys are its own
      await vi.waitFor(() => expect(projector.status.stoppedAt).not.toBeNull(), SOON);
      const [stored] = await store.readStream(stream);
      expect(projector.status.stoppedAt).toEqual({
        position: `${stored?.position.commit}/${stored?.position.prepare}`,
        id: stored?.id,
        stream,
        type: event.type,
        why: expect.stringContaining(why),
      });
      expect(projector.status).toMatchObject({ caughtUp: false, problem: expect.any(String) });
      // whatever is in an event, it is listed: that group stops at each
      const others = GROUPS.filter((group) => ![name, 'events', 'reports'].includes(group.name));
      await vi.waitFor(async () => {
        for (const { schema } of others)
          expect((await checkpoints()).get(schema)?.position).toEqual(end);
      }, SOON);
      expect(await slugs()).toEqual(name === 'search' ? ['before'] : ['before', 'behind']);
      const [stopped] = GROUPS.filter((group) => group.name === name);
      const at = (await checkpoints()).get(stopped?.schema ?? '')?.position;
      expect(at).toEqual(projector.statusOf(name)?.position);
      expect(at && stored && comparePositions(at, stored.position)).toBeLessThan(0);
      const shown = JSON.stringify([projector.status.problem, error.mock.calls]);
      expect(shown).toContain(stream);
      expect(shown).not.toContain(SECRET);
    },
  );

  it('is followed by a version that can, from the same checkpoint', async () => {
    const { event, stream } = unknown();
    const end = await around(stream, event);
    const { projector: old } = startProjecting();
    await vi.waitFor(() => expect(old.status.stoppedAt).not.toBeNull(), SOON);
    await old.stop();
    const asHotel = registered('sold');
    const upcasters = { HotelSold: () => asHotel };
    const { projector: next } = startProjecting(nextVersion(upcasters));
    await vi.waitFor(passed(end), SOON);
    expect(await slugs()).toEqual(['before', 'behind', 'sold']);
    await vi.waitFor(
      () => expect(next.status).toMatchObject({ problem: null, stoppedAt: null }),
      SOON,
    );
  });

  it('goes on by itself once a key is there again, or what the database lacked', async () => {
    const { event, stream } = sealed();
    const end = await around(stream, event);
    await models.pool.query(`CREATE TABLE kept AS SELECT * FROM command.personal_keys;
      DELETE FROM command.personal_keys; ALTER TABLE hotels RENAME TO hotels_away`);
    const { projector } = startProjecting(nextVersion({}));
    const search = () => projector.statusOf('search');
    await vi.waitFor(() => expect(search()?.problem).toEqual(expect.any(String)), SOON);
    expect(search()?.stoppedAt).toBeNull(); // that is no event's fault
    await models.pool.query('ALTER TABLE hotels_away RENAME TO hotels');
    await vi.waitFor(() => expect(projector.statusOf('bookings')?.stoppedAt).not.toBeNull(), SOON);
    await models.pool.query('INSERT INTO command.personal_keys SELECT * FROM kept');
    await vi.waitFor(passed(end), SOON);
    await vi.waitFor(
      () => expect(projector.status).toMatchObject({ problem: null, stoppedAt: null }),
      SOON,
    );
  });
});

describe('a group that fails', () => {
  it('stops no other of those that share its batches, and goes on alone until it is up with them', async () => {
    const { projector, error } = startProjecting();
    const first = registered('first');
    const seen = await append(first, hotelStream(first.data.hotelId));
    await vi.waitFor(passed(seen), SOON);
    await models.pool.query('ALTER TABLE hotels RENAME TO hotels_away');
    const next = registered('next');
    const end = await append(next, hotelStream(next.data.hotelId));
    await vi.waitFor(() => expect(projector.statusOf('search')?.problem).not.toBeNull(), SOON);
    const others = GROUPS.filter(({ name }) => name !== 'search');
    await vi.waitFor(async () => {
      for (const { schema } of others)
        expect((await checkpoints()).get(schema)?.position).toEqual(end);
    }, SOON);
    const told = error.mock.calls.map(([, message]) => message);
    expect([...new Set(told)]).toEqual(['The projector of search stopped']);
    await models.pool.query('ALTER TABLE hotels_away RENAME TO hotels');
    await vi.waitFor(passed(end), SOON);
    await vi.waitFor(() => expect(projector.status.problem).toBeNull(), SOON);
    expect(await slugs()).toEqual(['first', 'next']);
  });
});

describe('a rebuild at an event it cannot read', () => {
  it.each([
    ['of an unknown type', unknown],
    ['whose row is refused', unstorable],
  ])('%s names it and leaves the live read models', async (_, given) => {
    const { event, stream } = given();
    await around(stream, event);
    const { projector: live } = startProjecting();
    await vi.waitFor(() => expect(live.status.stoppedAt).not.toBeNull(), SOON);
    await expect(rebuild(models)).rejects.toMatchObject({
      name: 'UnreadableEvent',
      at: { stream, type: event.type },
    });
    expect(await slugs()).toEqual(['before']);
  });

  it('at a start goes as far as it can, so that the next version takes it from there', async () => {
    const { event, stream } = unknown();
    const end = await around(stream, event);
    await models.pool.query(
      'TRUNCATE hotels; UPDATE read_models.schemas SET commit = 0, prepare = 0',
    );
    const { stoppedAt } = await rebuild({ ...models, asFarAsItGoes: true });
    expect(stoppedAt).toMatchObject({ stream, type: 'HotelSold' });
    expect(await slugs()).toEqual(['before']);
    startProjecting(nextVersion({ HotelSold: () => registered('sold') }));
    await vi.waitFor(passed(end), SOON);
    expect(await slugs()).toEqual(['before', 'behind', 'sold']);
  });
});
