import { expect, it } from 'vitest';
import {
  comparePositions,
  type Position,
  type RecordedEvent,
  START,
  StoreUnavailable,
} from '../port.ts';
import type { EventPage } from './read.ts';
import { sharedPages } from './shared-pages.ts';

const at = (n: number): Position => ({ commit: BigInt(n), prepare: BigInt(n) });
const event = (n: number, stream = 'thing-1'): RecordedEvent => ({
  ...{ id: `event ${n}`, type: 'Happened', data: {}, metadata: {}, stream, revision: n },
  position: at(n),
});
const ALL = { limit: 1_000 };
const ids = ({ events }: EventPage) => events.map(({ id }) => id);

/** A log, how often it was read, and signals of its appends. */
function given({ milliseconds = 60_000 }: Readonly<{ milliseconds?: number }> = {}) {
  const log: RecordedEvent[] = [];
  const state = { reads: 0, signals: 0, isAway: false, hidden: false };
  const pagesFor = sharedPages(
    async ({ after, filter, limit }) => {
      state.reads += 1;
      const looked = log
        .filter(({ position }) => comparePositions(position, after) > 0)
        .slice(0, limit);
      const { isAway, hidden } = state;
      await Promise.resolve();
      if (isAway) throw new StoreUnavailable('away');
      const isWanted = ({ stream }: RecordedEvent) =>
        filter?.streamPrefixes.some((prefix) => stream.startsWith(prefix)) ?? true;
      return {
        events: looked.filter(isWanted),
        position: looked.at(-1)?.position ?? after,
        full: looked.length === limit,
        hidden,
      };
    },
    () => state.signals,
    milliseconds,
  );
  const append = (...events: RecordedEvent[]) => {
    log.push(...events);
    state.signals += 1;
  };
  return { state, pagesFor, append };
}

it('one read serves all followers that ask together, each by its filter', async () => {
  const { state, pagesFor, append } = given();
  const [one, other] = [pagesFor(ALL), pagesFor({ ...ALL, filter: { streamPrefixes: ['b-'] } })];
  await one(START);
  append(event(1, 'a-1'), event(2, 'b-1'));
  const pages = await Promise.all([one(START), other(START)]);
  expect(pages.map(ids)).toEqual([['event 1', 'event 2'], ['event 2']]);
  expect(pages.map(({ position }) => position)).toEqual([at(2), at(2)]);
  expect(state.reads).toBe(2);
});

it('a follower that comes later has what the others read, and reads on only after an append', async () => {
  const { state, pagesFor, append } = given();
  const [one, later] = [pagesFor(ALL), pagesFor(ALL)];
  await one(START);
  append(event(1));
  await one(START);
  append(event(2));
  await one(at(1));
  const reads = state.reads;
  expect(ids(await later(START))).toEqual(['event 1', 'event 2']);
  const position = at(2);
  const nothing = await one(position);
  expect(nothing).toMatchObject({ events: [], full: false, hidden: false });
  expect(nothing.position).toBe(position); // the very one: the subscription has not moved
  expect(state.reads).toBe(reads);
});

it('an append during a read is read by whoever asks after it', async () => {
  const { pagesFor, append } = given();
  const [one, other] = [pagesFor(ALL), pagesFor(ALL)];
  await one(START);
  append(event(1));
  const reading = one(START);
  append(event(2));
  expect(ids(await other(START))).toEqual(['event 1', 'event 2']);
  expect(ids(await reading)).toContain('event 1');
});

it('without a signal it is read again after a while, and while events are hidden at once', async () => {
  const { state, pagesFor } = given({ milliseconds: 0 });
  const one = pagesFor(ALL);
  await one(START);
  await one(START);
  expect(state.reads).toBe(2);
  const patient = given();
  const other = patient.pagesFor(ALL);
  patient.state.hidden = true;
  expect(await other(START)).toMatchObject({ hidden: true });
  patient.state.hidden = false;
  expect(await other(START)).toMatchObject({ hidden: false });
});

it('a follower far behind reads for itself until it is at the end', async () => {
  const { pagesFor, append } = given();
  const one = pagesFor(ALL);
  append(...Array.from({ length: 5 }, (_, n) => event(n + 1)));
  await one(START);
  append(event(6));
  await one(at(5));
  const far = pagesFor({ limit: 2 });
  expect(await far(START)).toMatchObject({ position: at(2), full: true });
  expect(await far(at(2))).toMatchObject({ position: at(4), full: true });
  expect(await far(at(4))).toMatchObject({ position: at(6), full: true });
  expect(await far(at(6))).toMatchObject({ events: [], full: false });
});

it('hands over no more at once than was asked for', async () => {
  const { pagesFor, append } = given();
  const [one, small] = [pagesFor(ALL), pagesFor({ limit: 2 })];
  await one(START);
  append(event(1), event(2), event(3));
  expect(await small(START)).toMatchObject({ position: at(2), full: true });
  const rest = await small(at(2));
  expect(ids(rest)).toEqual(['event 3']);
  expect(rest.full).toBe(false);
});

it('keeps the newest thousand events', async () => {
  const { state, pagesFor, append } = given();
  const one = pagesFor(ALL);
  await one(START);
  for (let n = 0; n < 3; n += 1) {
    append(...Array.from({ length: 400 }, (_, m) => event(400 * n + m + 1)));
    await one(at(400 * n));
  }
  const reads = state.reads;
  expect((await pagesFor(ALL)(at(200))).events).toHaveLength(1_000);
  expect(state.reads).toBe(reads);
  expect((await pagesFor(ALL)(at(199))).events).toHaveLength(1_000); // by a read of its own
  expect(state.reads).toBe(reads + 1);
});

it('keeps fewer where they are long, and who is behind these reads for itself', async () => {
  const { state, pagesFor, append } = given();
  const one = pagesFor(ALL);
  await one(START);
  const long = (n: number) => ({ ...event(n), data: { text: 'x'.repeat(1_000_000) } });
  append(...Array.from({ length: 12 }, (_, n) => long(n + 1)));
  expect((await one(START)).events).toHaveLength(12);
  const reads = state.reads;
  expect((await pagesFor(ALL)(at(5))).events).toHaveLength(7);
  expect(state.reads).toBe(reads);
  expect((await pagesFor(ALL)(at(4))).events).toHaveLength(8);
  expect(state.reads).toBe(reads + 1);
});

it('after a failed read each follower is told once, also one that was not reading', async () => {
  const { state, pagesFor, append } = given();
  const [one, other] = [pagesFor(ALL), pagesFor(ALL)];
  await Promise.all([one(START), other(START)]);
  append(event(1));
  state.isAway = true;
  await expect(one(START)).rejects.toThrow(StoreUnavailable);
  state.isAway = false;
  expect(ids(await one(START))).toEqual(['event 1']);
  await expect(other(START)).rejects.toThrow(StoreUnavailable);
  expect(ids(await other(START))).toEqual(['event 1']);
});
