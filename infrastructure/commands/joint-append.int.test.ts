import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EventCodec } from '../event-store/codec/codec.ts';
import { metadataOf } from '../event-store/codec/metadata.ts';
import {
  AppendTooLarge,
  comparePositions,
  SealedWithLostKey,
  StoreUnavailable,
} from '../event-store/port.ts';
import { commandStep } from './commands-in-order.ts';
import {
  type CrowdFaults,
  type CrowdParts,
  crowdBefore,
  expectChained,
  type Fault,
  guests,
  ownPlace,
} from './testing/crowd.ts';
import { type HandlersForTest, openHandlersForTest, someContext } from './testing/handlers.ts';
import { drop, take } from './testing/shelf.ts';

let log: HandlersForTest;
beforeAll(async () => {
  log = await openHandlersForTest();
});
afterAll(() => log.close());

const given = (faults?: CrowdFaults, parts?: CrowdParts) => crowdBefore(log, faults, parts);

async function expectWhole({ taken, placeOf }: ReturnType<typeof given>, by: readonly string[]) {
  const events = await taken();
  expect(events.map(({ data }) => data.by).toSorted()).toEqual(by.toSorted());
  expectChained(events);
  const places = await Promise.all(by.map((guest) => log.store.readStream(placeOf(guest))));
  for (const place of places) expect(place).toHaveLength(1);
}

describe('commands of many who wait for one stream', () => {
  it('are appended together, and each is told its own states', async () => {
    const all = given();
    const asked = guests(8).map((guest) => all.steps(guest));
    const results = await Promise.all(
      asked.map((steps) => all.handler.handleInOrder(steps, someContext())),
    );
    const events = await all.taken();
    for (const [n, result] of results.entries()) {
      if (result.outcome === 'refused') throw result.refusal;
      const [first, second] = asked[n] ?? [];
      const event = events[n];
      if (!first || !second || !event) throw new Error('Two were asked for');
      const { revision, position } = result.stateAfter(first);
      expect(revision).toBe(n);
      expect(comparePositions(position, event.position)).toBeGreaterThanOrEqual(0);
      expect(result.stateAfter(second)).toMatchObject({ revision: 0 });
    }
    expect(all.appends.map((append) => append.length)).toEqual([1 + 1, 1 + 7]);
    await expectWhole(all, guests(8));
  });

  it('are sixteen callers’ at the most', async () => {
    const all = given({}, { size: 100 });
    await Promise.all(guests(40).map((guest) => all.asks(guest)));
    expect(all.appends.map((append) => append.length)).toEqual([1 + 1, 1 + 16, 1 + 16, 1 + 7]);
    await expectWhole(all, guests(40));
  });

  it('are each caller’s own append where a store writes one after another', async () => {
    const all = given({}, { store: { writesAllOrNone: false } });
    await Promise.all(guests(4).map((guest) => all.asks(guest)));
    expect(all.appends.map((append) => append.length)).toEqual([2, 2, 2, 2]);
  });

  it('are those of each: actor and request of every event are its caller’s', async () => {
    const { handler, steps, taken } = given();
    const contexts = guests(5).map((actor) => ({ ...someContext(), actor }));
    await Promise.all(
      contexts.map((context) => handler.handleInOrder(steps(context.actor), context)),
    );
    const events = await taken();
    expect(
      events.map(({ metadata }) => {
        const { actor, commandId } = metadataOf(metadata);
        return { actor, commandId };
      }),
    ).toEqual(contexts.map(({ actor, commandId }) => ({ actor, commandId })));
  });

  it('are refused to as many as come too late, on what was really appended', async () => {
    const all = given();
    const results = await Promise.all(guests(40).map((guest) => all.asks(guest)));
    expect(results.map(({ outcome }) => outcome)).toEqual([
      ...Array(10).fill('done'),
      ...Array(30).fill('refused'),
    ]);
    for (const result of results.slice(10))
      expect(result).toMatchObject({ begun: false, untouched: true });
    await expectWhole(all, guests(10));
    expect(all.appends).toHaveLength(2);
  });

  it('are taken along by nobody where their first is on another stream', async () => {
    const { handler, decider, shared, appends, placeOf } = given();
    const placeFirst = (guest: string) => [
      commandStep(ownPlace, placeOf(guest), take(guest)),
      commandStep(decider, shared, take(guest)),
    ];
    await Promise.all(
      guests(4).map((guest) => handler.handleInOrder(placeFirst(guest), someContext())),
    );
    expect(appends.map((append) => append.length)).toEqual([2, 2, 2, 2]);
  });

  it('are decided again where somebody else was quicker', async () => {
    let isBlocked = false;
    const all = given({
      2: async (append) => {
        isBlocked = true;
        await log
          .newHandler()
          .handle(all.decider, all.shared, take('somebody else'), someContext());
        return append();
      },
    });
    const results = await Promise.all(guests(12).map((guest) => all.asks(guest)));
    expect(isBlocked).toBe(true);
    expect(all.appends.map((append) => append.length)).toEqual([2, 1 + 9, 2, 1 + 7]);
    expect(results.filter(({ outcome }) => outcome === 'done')).toHaveLength(9);
    expect(await all.taken()).toHaveLength(10);
  });

  it('are written once where the answer got lost', async () => {
    const all = given({
      2: async (append) => {
        await append();
        throw new StoreUnavailable('the answer got lost');
      },
    });
    const results = await Promise.all(guests(6).map((guest) => all.asks(guest)));
    expect(results.map(({ outcome }) => outcome)).toEqual(Array(6).fill('done'));
    await expectWhole(all, guests(6));
  });

  it('may have been written, say those who are refused after an answer got lost', async () => {
    const nine = guests(9);
    const all = given({
      2: async () => {
        for (const guest of nine) await all.asks(guest, log.newHandler());
        throw new StoreUnavailable('the answer got lost');
      },
    });
    const [first, ...others] = await Promise.all(
      ['anna', 'bob', 'carl'].map((guest) => all.asks(guest)),
    );
    expect(first).toMatchObject({ outcome: 'done' });
    for (const each of others)
      expect(each).toMatchObject({ outcome: 'refused', begun: false, untouched: false });
  });

  it('fail together where the store is away, and can be asked for again', async () => {
    const away: Fault = () => Promise.reject(new StoreUnavailable('away'));
    const all = given({ 2: away, 3: away, 4: away, 5: away });
    const [first, ...others] = await Promise.allSettled(guests(6).map((guest) => all.asks(guest)));
    expect(first).toMatchObject({ status: 'fulfilled' });
    for (const each of others)
      expect(each).toMatchObject({ status: 'rejected', reason: { name: 'StoreUnavailable' } });
    expect(all.appends).toHaveLength(5);
    await Promise.all(guests(6).map((guest) => all.asks(guest)));
    await expectWhole(all, guests(6));
  });

  it('go alone where they are too large together', async () => {
    const all = given({ 2: () => Promise.reject(new AppendTooLarge(2_000_000)) });
    const results = await Promise.all(guests(4).map((guest) => all.asks(guest)));
    expect(results.map(({ outcome }) => outcome)).toEqual(Array(4).fill('done'));
    expect(all.appends.map((append) => append.length)).toEqual([2, 4, 2, 2, 2]);
    await expectWhole(all, guests(4));
  });

  it('do not fail for the lost key of another', async () => {
    const all = given({ 2: () => Promise.reject(new SealedWithLostKey('a key was lost')) });
    const results = await Promise.all(guests(4).map((guest) => all.asks(guest)));
    expect(results.map(({ outcome }) => outcome)).toEqual(Array(4).fill('done'));
    expect(all.appends.map((append) => append.length)).toEqual([2, 4, 2, 2, 2]);
    await expectWhole(all, guests(4));
  });

  it('do not fail for the bug of another', async () => {
    const all = given();
    const { handler, decider, shared, placeOf } = all;
    const buggy = [
      commandStep(decider, shared, drop),
      commandStep(ownPlace, placeOf('nobody'), take('nobody')),
    ];
    const [, bug, ...others] = await Promise.allSettled([
      all.asks('anna'),
      handler.handleInOrder(buggy, someContext()),
      all.asks('bob'),
      all.asks('carl'),
    ]);
    expect(bug).toMatchObject({ status: 'rejected', reason: new TypeError('A bug') });
    for (const each of others) expect(each).toMatchObject({ value: { outcome: 'done' } });
    await expectWhole(all, ['anna', 'bob', 'carl']);
  });

  it('do not fail with one of whom something else has changed, and are tried together once', async () => {
    const all = given({
      2: async (append) => {
        await log
          .newHandler()
          .handle(ownPlace, all.placeOf('bob'), take('somebody else'), someContext());
        return append();
      },
    });
    const [anna, bob, ...others] = await Promise.all(
      ['anna', 'bob', 'carl', 'dora'].map((guest) => all.asks(guest)),
    );
    expect(bob).toMatchObject({ outcome: 'refused' });
    for (const each of [anna, ...others]) expect(each).toMatchObject({ outcome: 'done' });
    expect(all.joint()).toHaveLength(1);
    expect((await all.taken()).map(({ data }) => data.by)).toEqual(['anna', 'carl', 'dora']);
  });

  it('do not fail with one whose events cannot be stored', async () => {
    let encoded = 0;
    const codec: EventCodec = {
      ...log.codec,
      encode: (events, context, previousHash) =>
        context.actor === 'bob' && ++encoded > 1
          ? Promise.reject(new Error('no key'))
          : log.codec.encode(events, context, previousHash),
    };
    const all = given({}, { codec });
    const names = ['anna', 'bob', 'carl', 'dora'];
    const [anna, bob, ...others] = await Promise.allSettled(
      names.map((actor) =>
        all.handler.handleInOrder(all.steps(actor), { ...someContext(), actor }),
      ),
    );
    expect(bob).toMatchObject({ status: 'rejected', reason: new Error('no key') });
    for (const each of [anna, ...others])
      expect(each).toMatchObject({ value: { outcome: 'done' } });
    await expectWhole(all, ['anna', 'carl', 'dora']);
  });
});
