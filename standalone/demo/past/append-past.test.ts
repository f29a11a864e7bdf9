import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Append, AppendResult } from '@baanpak/infrastructure/event-store/port.ts';
import type { PastEvent } from '@baanpak/infrastructure/event-store/postgres/append.ts';
import { describe, expect, it } from 'vitest';
import { appendPast } from './append-past.ts';

type Given = Readonly<{
  stream: string;
  data?: PastEvent['data'];
  because?: PastEvent;
  request?: string;
}>;

/** Events in order of time, as they are stored. */
function past() {
  const events: PastEvent[] = [];
  return {
    events,
    add({ stream, data = {}, because, request = randomUUID() }: Given): PastEvent {
      const revision = events.filter((event) => event.stream === stream).length;
      const metadata = { correlationId: request, causationId: because?.id ?? null };
      const event = { id: randomUUID(), type: 'Happened', stream, revision, data, metadata };
      events.push(event);
      return event;
    },
  };
}

/** Appends take a while, the first longest. */
function slowLog() {
  const written: string[] = [];
  let underWay = 0;
  const log = {
    most: 0,
    written,
    async append(
      _stream: string,
      expected: Append['expected'],
      events: Append['events'],
    ): Promise<AppendResult> {
      underWay += 1;
      log.most = Math.max(log.most, underWay);
      await sleep(Math.max(1, 20 - 2 * written.length));
      underWay -= 1;
      written.push(...events.map(({ id }) => id));
      const place = BigInt(written.length);
      const revision = (expected === 'no-stream' ? 0 : expected + 1) + events.length - 1;
      return { outcome: 'appended', revision, position: { commit: place, prepare: place } };
    },
  };
  return log;
}

describe('the past of a demo, appended to a log of its own', () => {
  it('has streams that owe each other nothing side by side', async () => {
    const { events, add } = past();
    for (let n = 0; n < 30; n += 1) add({ stream: `room-${randomUUID()}` });
    add({ stream: 'demo-catalogue' });
    const log = slowLog();
    const end = await appendPast(log, events);
    expect(log.most).toBeGreaterThan(20);
    expect(new Set(log.written)).toEqual(new Set(events.map(({ id }) => id)));
    expect(log.written.at(-1)).toBe(events.at(-1)?.id);
    expect(end).toEqual({ commit: 31n, prepare: 31n });
  });

  it('has nothing before what it follows from', async () => {
    const { events, add } = past();
    const roomId = randomUUID();
    const owed: [PastEvent, PastEvent][] = [];
    const owes = (later: PastEvent, ...earlier: PastEvent[]) =>
      void owed.push(...earlier.map((one): [PastEvent, PastEvent] => [one, later]));
    const opened = add({ stream: `room-${roomId}`, request: 'opening' });
    const listed = add({ stream: `hotelRooms-${randomUUID()}`, request: 'opening' });
    owes(listed, opened);
    const named = add({ stream: `booking-${randomUUID()}`, data: { stay: { roomId } } });
    owes(named, opened);
    const caused = add({ stream: 'ledger', because: named });
    owes(caused, named);
    const again = add({ stream: `room-${roomId}` });
    owes(again, opened);
    add({ stream: 'other' });
    const log = slowLog();
    await appendPast(log, events);
    const placeOf = ({ id }: PastEvent) => log.written.indexOf(id);
    for (const [earlier, later] of owed) expect(placeOf(earlier)).toBeLessThan(placeOf(later));
  });

  it('is never far out of its order', async () => {
    const { events, add } = past();
    const slow = `room-${randomUUID()}`;
    for (let n = 0; n < 20; n += 1) {
      add({ stream: slow });
      for (let others = 0; others < 30; others += 1) add({ stream: `room-${randomUUID()}` });
    }
    const log = slowLog();
    await appendPast(log, events);
    const places = events.map(({ id }) => log.written.indexOf(id));
    expect(Math.max(...places.map((place, n) => n - place))).toBeLessThan(64);
  });

  it('ends with a sentence where somebody else writes to its streams', async () => {
    const { events, add } = past();
    for (let n = 0; n < 3; n += 1) add({ stream: `room-${n}` });
    const append = async (): Promise<AppendResult> => ({ outcome: 'conflict', revision: 4 });
    await expect(appendPast({ append }, events)).rejects.toThrow('Somebody else writes');
  });
});
