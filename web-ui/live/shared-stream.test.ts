import { describe, expect, it, vi } from 'vitest';
import { type SharedStreamOptions, shareStream } from './shared-stream.ts';
import type { Channel } from './tab-browser.ts';

/** A browser whose tabs come into sight and leave as a test says; messages arrive a moment later. */
function openBrowser() {
  const channels = new Set<Channel & { name: string }>();
  const queues = new Map<string, Promise<unknown>>();
  const locks = {
    async request(name: string, ...rest: unknown[]) {
      const work = rest.at(-1) as () => Promise<unknown>;
      const { signal } = rest[0] as { signal: AbortSignal };
      const before = queues.get(name) ?? Promise.resolve();
      const turn = before.then(() => (signal.aborted ? undefined : work()));
      queues.set(name, turn);
      await turn;
    },
  } as Pick<LockManager, 'request'>;
  const openChannel = (name: string) => {
    const channel: Channel & { name: string } = {
      name,
      onmessage: null,
      postMessage(message) {
        const data: unknown = structuredClone(message);
        for (const other of channels)
          if (other !== channel && other.name === name)
            queueMicrotask(() => other.onmessage?.({ data } as MessageEvent));
      },
      close() {
        channels.delete(channel);
        channel.onmessage = null;
      },
    };
    channels.add(channel);
    return channel;
  };
  return { locks, openChannel };
}

type Sent = Readonly<{ of: string; state: string }>;
type Stream = Readonly<{ tab: string; wanted: readonly string[]; say(sent: Sent): void }>;

/** Tabs of a browser, and the streams that they hold now. */
function open(browser: Partial<ReturnType<typeof openBrowser>> = openBrowser()) {
  const streams = new Set<Stream>();
  let opened = 0;
  const states = new Map<string, string>();

  function tab(name: string, wanted: readonly string[], session = 'guest') {
    const heard: string[] = [];
    const moves = new Set<() => void>();
    let isInSight = true;
    let crash = () => {};
    const options: SharedStreamOptions<Sent> = {
      name: session,
      most: 3,
      open(all, send) {
        const stream: Stream = { tab: name, wanted: all, say: send };
        const last = new Map<string, Sent>();
        streams.add(stream);
        opened += 1;
        const say = (sent: Sent) => {
          last.set(sent.of, sent);
          send(sent);
        };
        for (const of of all) if (states.has(of)) say({ of, state: states.get(of) ?? '' });
        return { soFar: () => [...last.values()], close: () => streams.delete(stream) };
      },
      hear: ({ of, state }) => heard.push(`${of} ${state}`),
      browser: {
        locks: browser.locks,
        openChannel:
          browser.openChannel &&
          ((channelName) => {
            const channel = browser.openChannel?.(channelName);
            if (!channel) throw new Error('There is no channel');
            crash = channel.close;
            return channel;
          }),
        isInSight: () => isInSight,
        onSight(moved) {
          moves.add(moved);
          return () => moves.delete(moved);
        },
      },
    };
    const shared = shareStream(options);
    shared.want(wanted);
    return {
      ...shared,
      heard,
      /** Ends without a word. */
      crash: () => crash(),
      show(now: boolean) {
        isInSight = now;
        for (const moved of moves) moved();
      },
    };
  }

  return {
    tab,
    states,
    opened: () => opened,
    /** By whom streams are held now, and for what. */
    held: () => [...streams].map((one) => `${one.tab}: ${[...one.wanted].sort()}`),
    say(sent: Sent) {
      for (const stream of streams) if (stream.wanted.includes(sent.of)) stream.say(sent);
    },
  };
}

describe('tabs of one browser', () => {
  it('have one stream for what all of them want, and hear it all', async () => {
    const { tab, held, say } = open();
    const [one, two] = [tab('one', ['a']), tab('two', ['b', 'a'])];
    await expect.poll(held).toEqual(['one: a,b']);
    say({ of: 'b', state: 'paid' });
    for (const { heard } of [one, two]) await expect.poll(() => heard).toEqual(['b paid']);
  });

  it('open it again when they want something else, and only then', async () => {
    const { tab, held, opened } = open();
    tab('one', ['a']);
    const two = tab('two', ['a']);
    await expect.poll(held).toEqual(['one: a']);
    two.want(['a', 'b']);
    await expect.poll(held).toEqual(['one: a,b']);
    expect(opened()).toBe(2);
    two.close();
    await expect.poll(held).toEqual(['one: a']);
  });

  it.each(['is out of sight', 'is closed'])('pass it on when the one with it %s', async (how) => {
    const { tab, held, say } = open();
    const [one, two, three] = [tab('one', ['a']), tab('two', ['b']), tab('three', ['c'])];
    await expect.poll(held).toEqual(['one: a,b,c']);
    if (how === 'is closed') one.close();
    else one.show(false);
    expect(held()).toEqual([]);
    await expect.poll(held).toEqual(['two: b,c']);
    say({ of: 'c', state: 'paid' });
    await expect.poll(() => three.heard).toEqual(['c paid']);
    expect([one.heard, two.heard]).toEqual([[], ['c paid']]);
  });

  it('have none while all are out of sight, and one again when one is shown', async () => {
    const { tab, held, states } = open();
    const [one, two] = [tab('one', ['a']), tab('two', ['b'])];
    await expect.poll(held).toEqual(['one: a,b']);
    for (const each of [one, two]) each.show(false);
    expect(held()).toEqual([]);
    states.set('b', 'paid');
    two.show(true);
    await expect.poll(held).toEqual(['two: b']);
    expect(two.heard).toEqual(['b paid']);
  });

  it('tell one that comes later, or comes back, what was sent so far', async () => {
    const { tab, held, states } = open();
    states.set('a', 'paid');
    const one = tab('one', ['a']);
    await expect.poll(() => one.heard).toEqual(['a paid']);
    const two = tab('two', ['a']);
    await expect.poll(() => two.heard).toEqual(['a paid']);
    two.show(false);
    two.show(true);
    await expect.poll(() => two.heard).toEqual(['a paid', 'a paid']);
    expect([held(), one.heard]).toEqual([['one: a'], ['a paid']]);
  });

  it('leave out what was wanted longest ago where it is too much', async () => {
    const { tab, held } = open();
    const tabs = [];
    for (const name of ['a', 'b', 'c', 'd']) {
      tabs.push(tab(name, [name]));
      const now = Date.now();
      await expect.poll(() => Date.now()).toBeGreaterThan(now);
    }
    await expect.poll(held).toEqual(['a: b,c,d']);
    tabs[1]?.show(false);
    await expect.poll(held).toEqual(['a: a,c,d']);
  });

  it('forget one that crashed', async () => {
    vi.useFakeTimers();
    try {
      const { tab, held } = open();
      const [, two] = [tab('one', ['a']), tab('two', ['b'])];
      await vi.advanceTimersByTimeAsync(1_000);
      expect(held()).toEqual(['one: a,b']);
      two.crash();
      await vi.advanceTimersByTimeAsync(60_000);
      expect(held()).toEqual(['one: a']);
    } finally {
      vi.useRealTimers();
    }
  });

  it('hear nothing of another session', async () => {
    const { tab, held, say } = open();
    const [mine, other] = [tab('mine', ['a'], 'staff/1'), tab('other', ['b'], 'staff/2')];
    await expect.poll(() => new Set(held())).toEqual(new Set(['mine: a', 'other: b']));
    say({ of: 'b', state: 'changed' });
    await expect.poll(() => other.heard).toEqual(['b changed']);
    expect(mine.heard).toEqual([]);
  });

  it.each(['locks', 'channel'])('have one each where the browser has no %s', async (lacking) => {
    const { locks, openChannel } = openBrowser();
    const browser = lacking === 'locks' ? { openChannel } : { locks };
    const { tab, held } = open(browser);
    const [one] = [tab('one', ['a']), tab('two', ['b'])];
    await expect.poll(held).toEqual(['one: a', 'two: b']);
    one.show(false);
    expect(held()).toEqual(['two: b']);
    one.show(true);
    await expect.poll(() => new Set(held())).toEqual(new Set(['one: a', 'two: b']));
  });

  it('have one each where the browser refuses locks or channels to the page', async () => {
    const refused = () => {
      throw new DOMException('Storage is closed', 'SecurityError');
    };
    const { locks, openChannel } = openBrowser();
    for (const browser of [
      { locks, openChannel: refused },
      { locks: { request: async () => refused() }, openChannel },
    ]) {
      const { tab, held } = open(browser);
      tab('one', ['a']);
      tab('two', ['b']);
      await expect.poll(() => held().map((one) => one.slice(0, 3))).toEqual(['one', 'two']);
    }
  });
});
