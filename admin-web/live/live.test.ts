import { describe, expect, it, vi } from 'vitest';
import { openLive } from './live.ts';

type Say = ReadableStreamDefaultController<Uint8Array>;
const bytes = (text: string) => new TextEncoder().encode(text);
const change = (data: object) => bytes(`event: change\ndata: ${JSON.stringify(data)}\n\n`);
const OPEN = bytes('event: open\ndata: {}\n\n');
const CASE = { resource: 'cases', id: 'c1', version: 2, by: 'u1', name: 'Malee' };

/** A server whose streams a test speaks through; `silence` in ms. */
function liveOn(silence = 60_000) {
  const streams: Say[] = [];
  const open = async (signal: AbortSignal) =>
    new ReadableStream<Uint8Array>({
      start(stream) {
        streams.push(stream);
        signal.addEventListener('abort', () => stream.error(new Error('Dropped')));
      },
    });
  const live = openLive({ changes: open, presence: () => open }, { silence, pause: () => 0 });
  const told = { changed: vi.fn(), missed: vi.fn() };
  live.follow(told);
  return { live, told, streams };
}

describe('what others do', () => {
  it('is told to whoever follows, and of a record to who watches it', async () => {
    const { live, told, streams } = liveOn();
    const watching = { changed: vi.fn(), missed: vi.fn() };
    const unwatch = live.watch('cases', 'c1', watching);
    const other = { changed: vi.fn(), missed: vi.fn() };
    live.watch('cases', 'c2', other);
    const stop = live.start();
    await expect.poll(() => streams.length).toBe(1);
    streams[0]?.enqueue(change(CASE));
    await expect.poll(() => told.changed.mock.calls).toEqual([[CASE]]);
    expect(watching.changed.mock.calls).toEqual([[CASE]]);
    expect(other.changed).not.toHaveBeenCalled();
    expect([live.isWatched('cases', 'c1'), live.isWatched('rooms', 'c1')]).toEqual([true, false]);
    unwatch();
    expect(live.isWatched('cases', 'c1')).toBe(false);
    stop();
  });

  it('may have been missed before a stream is open, and each time it is opened again', async () => {
    const { live, told, streams } = liveOn();
    const stop = live.start();
    await expect.poll(() => streams.length).toBe(1);
    streams[0]?.enqueue(OPEN);
    await expect.poll(() => told.missed).toHaveBeenCalledTimes(1);
    streams[0]?.close();
    await expect.poll(() => streams.length).toBe(2);
    streams[1]?.enqueue(OPEN);
    await expect.poll(() => told.missed).toHaveBeenCalledTimes(2);
    stop();
  });

  it('is heard by one connection, until nobody listens any more', async () => {
    const { live, streams } = liveOn();
    const stops = [live.start(), live.start()];
    await expect.poll(() => streams.length).toBe(1);
    stops[0]?.();
    streams[0]?.close();
    await expect.poll(() => streams.length).toBe(2);
    stops[1]?.();
    await new Promise(setImmediate);
    expect(streams).toHaveLength(2);
  });

  it('is who has a booking open, anew with each stream', async () => {
    const { live, streams } = liveOn();
    const stop = live.start();
    const people = [{ _id: 'u1', name: 'Malee', doing: 'looks' }];
    const present = bytes(`event: presence\ndata: ${JSON.stringify({ id: 'b1', people })}\n\n`);
    await expect.poll(() => streams.length).toBe(1);
    streams[0]?.enqueue(OPEN);
    streams[0]?.enqueue(present);
    await expect.poll(() => live.presence.at('b1')).toEqual(people);
    streams[0]?.close();
    await expect.poll(() => streams.length).toBe(2);
    streams[1]?.enqueue(OPEN);
    await expect.poll(() => live.presence.at('b1')).toEqual([]);
    stop();
  });

  it('tells others that a booking is open here until it is closed', async () => {
    const { live, streams } = liveOn();
    const leave = live.enter('b1', 'looks');
    await expect.poll(() => streams.length).toBe(1);
    streams[0]?.close(); // as the server does now and then
    await expect.poll(() => streams.length).toBe(2);
    leave(); // which ends its stream
    await new Promise(setImmediate);
    expect(streams).toHaveLength(2);
  });

  it('is not told where nothing is heard for long, which shows until something is', async () => {
    const { live, streams } = liveOn(20);
    const states: boolean[] = [];
    live.subscribe(() => states.push(live.isOn()));
    const stop = live.start();
    await expect.poll(() => states).toEqual([false]);
    await expect.poll(() => streams.length).toBeGreaterThan(1); // it was dropped, and asked for again
    const speak = () => {
      streams.at(-1)?.enqueue(bytes(': alive\n\n'));
      return states.slice(0, 2);
    };
    await expect.poll(speak).toEqual([false, true]);
    stop();
  });
});
