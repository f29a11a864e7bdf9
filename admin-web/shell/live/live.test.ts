import type { TabBrowser } from '@baanpak/web-ui/live/tab-browser.ts';
import { describe, expect, it, vi } from 'vitest';
import { openLive } from './live.ts';

type Say = ReadableStreamDefaultController<Uint8Array>;
type Stream = Readonly<{ present: readonly string[]; lastId: string; say(text: string): void }> &
  Pick<Say, 'close'>;

const event = (name: string, data: object, id?: string) =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n${id === undefined ? '' : `id: ${id}\n`}\n`;
const CASE = { resource: 'cases', id: 'c1', version: 2, by: 'u1', name: 'Malee' };
const PEOPLE = [{ _id: 'u1', name: 'Malee', doing: 'looks' }];

/** Tabs are shared with nobody here; that they are is tested where it is done. */
function openTab() {
  let isInSight = true;
  const moves = new Set<() => void>();
  const browser: TabBrowser = {
    locks: undefined,
    openChannel: undefined,
    isInSight: () => isInSight,
    onSight(moved) {
      moves.add(moved);
      return () => moves.delete(moved);
    },
  };
  const show = (now: boolean) => {
    isInSight = now;
    for (const moved of moves) moved();
  };
  return { browser, show };
}

/** A server whose streams a test speaks through; `silence` in ms. */
function liveOn({ silence = 60_000, refuses = (_: readonly string[]): boolean => false } = {}) {
  const streams: Stream[] = [];
  const open = async (present: readonly string[], lastId: string, signal: AbortSignal) => {
    if (refuses(present)) throw Object.assign(new Error('Refused'), { status: 404 });
    return new ReadableStream<Uint8Array>({
      start(stream) {
        const say = (text: string) => stream.enqueue(new TextEncoder().encode(text));
        streams.push({ present, lastId, say, close: () => stream.close() });
        signal.addEventListener('abort', () => stream.error(new Error('Dropped')));
      },
    });
  };
  const { browser, show } = openTab();
  let name: string | undefined = 'u1/1';
  let moved = () => {};
  const live = openLive({
    open,
    sessionName: () => name,
    onSession(heard) {
      moved = heard;
      return () => {};
    },
    browser,
    silence,
    pause: () => 0,
  });
  const told = { changed: vi.fn(), missed: vi.fn() };
  live.follow(told);
  return {
    live,
    told,
    streams,
    show,
    /** Another tab signs in as somebody else, or out. */
    signIn(session: string | undefined) {
      name = session;
      moved();
    },
  };
}

describe('what others do', () => {
  it('is told to anyone who follows, and of a record to who watches it', async () => {
    const { live, told, streams } = liveOn();
    const watching = { changed: vi.fn(), missed: vi.fn() };
    const unwatch = live.watch('cases', 'c1', watching);
    const other = { changed: vi.fn(), missed: vi.fn() };
    live.watch('cases', 'c2', other);
    const stop = live.start();
    await expect.poll(() => streams.length).toBe(1);
    streams[0]?.say(event('change', CASE));
    await expect.poll(() => told.changed.mock.calls).toEqual([[CASE]]);
    expect(watching.changed.mock.calls).toEqual([[CASE]]);
    expect(other.changed).not.toHaveBeenCalled();
    expect([live.isWatched('cases', 'c1'), live.isWatched('rooms', 'c1')]).toEqual([true, false]);
    unwatch();
    expect(live.isWatched('cases', 'c1')).toBe(false);
    stop();
  });

  it('may have been missed before a stream is open, and where it does not go on from the last id', async () => {
    const { live, told, streams } = liveOn();
    const stop = live.start();
    await expect.poll(() => streams.length).toBe(1);
    expect(streams[0]?.lastId).toBe('');
    streams[0]?.say(event('open', {}, '1/1'));
    await expect.poll(() => told.missed).toHaveBeenCalledTimes(1);
    streams[0]?.say(': alive\nid: 2/2\n\n');
    streams[0]?.close();
    await expect.poll(() => streams.at(-1)?.lastId).toBe('2/2');
    streams.at(-1)?.say(event('open', {}, '2/2') + event('change', CASE, '3/3'));
    await expect.poll(() => told.changed).toHaveBeenCalledTimes(1);
    expect(told.missed).toHaveBeenCalledTimes(1);
    streams.at(-1)?.say(event('missed', {}));
    await expect.poll(() => told.missed).toHaveBeenCalledTimes(2);
    streams.at(-1)?.close();
    await expect.poll(() => streams.at(-1)?.lastId).toBe('3/3');
    streams.at(-1)?.say(event('open', {})); // a server that counts nothing
    await expect.poll(() => told.missed).toHaveBeenCalledTimes(3);
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

  it('is who has a booking open, of whom nobody leaves while the stream is opened again', async () => {
    const { live, streams } = liveOn();
    const stop = live.start();
    const present = (id: string) => event('present', { id, people: PEOPLE });
    await expect.poll(() => streams.length).toBe(1);
    streams[0]?.say(event('open', {}) + present('b1') + present('b2'));
    await expect.poll(() => live.presence.at('b2')).toEqual(PEOPLE);
    streams[0]?.close();
    await expect.poll(() => streams.length).toBe(2);
    streams[1]?.say(event('open', {}) + present('b2') + event('change', CASE));
    expect(live.presence.at('b1')).toEqual(PEOPLE);
    await expect.poll(() => live.presence.at('b1')).toEqual([]);
    expect(live.presence.at('b2')).toEqual(PEOPLE);
    stop();
  });

  it('is told with what is open here, from then on and until it is closed', async () => {
    const { live, streams } = liveOn();
    const stop = live.start();
    const leave = live.enter('b1', 'looks');
    await expect.poll(() => streams.at(-1)?.present).toEqual(['b1:looks']);
    const leaveDialog = live.enter('b1', 'moves');
    await expect.poll(() => streams.at(-1)?.present).toEqual(['b1:looks', 'b1:moves']);
    leaveDialog();
    leave();
    await expect.poll(() => streams.at(-1)?.present).toEqual([]);
    stop();
  });

  it('is told without it where the server refuses what is open', async () => {
    const { live, streams } = liveOn({ refuses: (present) => present.length > 0 });
    live.enter('b1', 'looks');
    const stop = live.start();
    await expect.poll(() => streams.map(({ present }) => present)).toEqual([[]]);
    stop();
  });

  it('is told while the tab is in sight, and from where it was when it is shown again', async () => {
    const { live, streams, told, show } = liveOn({ silence: 200 });
    const stop = live.start();
    await expect.poll(() => streams.length).toBeGreaterThan(0);
    streams.at(-1)?.say(event('open', {}, '1/1') + event('change', CASE, '2/2'));
    await expect.poll(() => told.changed).toHaveBeenCalled();
    show(false);
    const [opened, moved] = [streams.length, vi.fn()];
    live.subscribe(moved);
    await new Promise((resolve) => setTimeout(resolve, 400)); // it is silent because nobody listens
    expect(streams).toHaveLength(opened);
    expect(moved).not.toHaveBeenCalled();
    show(true);
    await expect.poll(() => streams.slice(opened).map(({ lastId }) => lastId)).toContain('2/2');
    stop();
  });

  it('is told to the session that is on, from its beginning', async () => {
    const { live, streams, told, signIn } = liveOn();
    const stop = live.start();
    await expect.poll(() => streams.length).toBe(1);
    streams[0]?.say(event('open', {}, '1/1'));
    await expect.poll(() => told.missed).toHaveBeenCalledTimes(1);
    signIn('u2/2');
    await expect.poll(() => streams.length).toBe(2);
    expect(streams[1]?.lastId).toBe('');
    signIn(undefined);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(streams).toHaveLength(2);
    stop();
  });

  it('is not told where nothing is heard for long, which shows until something is', async () => {
    const { live, streams } = liveOn({ silence: 20 });
    const states: boolean[] = [];
    live.subscribe(() => states.push(live.isOn()));
    const stop = live.start();
    await expect.poll(() => states).toEqual([false]);
    await expect.poll(() => streams.length).toBeGreaterThan(1); // it was dropped, and asked for again
    const speak = () => {
      streams.at(-1)?.say(': alive\n\n');
      return states.slice(0, 2);
    };
    await expect.poll(speak).toEqual([false, true]);
    stop();
  });
});
