import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { busContract } from './contract-suite.ts';
import { openNatsBus } from './nats.ts';
import type { Bus } from './port.ts';
import { hasNatsServer, type NatsServer, startNatsServer } from './testing/nats-server.ts';

const isThere = hasNatsServer();
const SOON = { timeout: 20_000, interval: 20 };

describe.skipIf(!isThere)(isThere ? 'with a NATS server' : 'skipped: no NATS server', () => {
  let server: NatsServer;
  beforeAll(async () => {
    server = await startNatsServer();
  });
  afterAll(() => server.stop());

  busContract('the bus over NATS', (onSubscriberError) => ready(server.url, onSubscriberError));

  describe('the bus over NATS', () => {
    it('reaches other processes, and this one too', async () => {
      const [one, other] = await Promise.all([ready(server.url), ready(server.url)]);
      const heard = [listen(one), listen(other)];
      await eventually(() => one.publish('moved', { text: 'ย้าย' }), heard);
      for (const each of heard) expect(each).toHaveBeenCalledWith({ text: 'ย้าย' });
    });
  });
});

describe.skipIf(!isThere)('a NATS server that is away', () => {
  it('at the start is waited for by nobody, and connected to when it comes', async () => {
    const server = await startedAndStopped();
    const onState = vi.fn();
    const bus = openNatsBus({ url: server.url, onSubscriberError: vi.fn(), onState });
    onTestFinished(() => bus.close());
    const heard = listen(bus);
    bus.publish('moved', 'lost');
    await expect.poll(() => onState.mock.calls.map(([state]) => state), SOON).toContain('away');
    await server.start();
    onTestFinished(() => server.stop());
    await eventually(() => bus.publish('moved', 'told'), [heard]);
    expect(heard).not.toHaveBeenCalledWith('lost');
    expect(onState.mock.calls.map(([state]) => state)).toEqual(['away', 'connected']);
  });

  it('for a while loses what is said meanwhile, and nothing after', async () => {
    const server = await startNatsServer();
    onTestFinished(() => server.stop());
    const states: string[] = [];
    const bus = await ready(server.url, vi.fn(), (state) => void states.push(state));
    const heard = listen(bus);
    await eventually(() => bus.publish('moved', 'before'), [heard]);
    await server.stop();
    await expect.poll(() => states.at(-1), SOON).toBe('away');
    bus.publish('moved', 'meanwhile');
    await server.start();
    await eventually(() => bus.publish('moved', 'after'), [heard], 'after');
    expect(heard).not.toHaveBeenCalledWith('meanwhile');
  });

  it('or hangs keeps nobody from closing, nor from publishing', async () => {
    const server = await startNatsServer();
    onTestFinished(() => server.stop());
    const bus = await ready(server.url);
    server.pause();
    for (let n = 0; n < 1_000; n += 1) bus.publish('moved', n);
    await bus.close();
    server.resume();
  });

  it('for ever lets the bus be closed', async () => {
    const server = await startedAndStopped();
    const bus = openNatsBus({ url: server.url, onSubscriberError: vi.fn() });
    await bus.close();
  });
});

describe.skipIf(!isThere)('a NATS server with users', () => {
  it('lets in who is named in the address, and nobody else', async () => {
    const server = await startNatsServer('--user', 'baanpak', '--pass', 'p@ss');
    onTestFinished(() => server.stop());
    const bus = await ready(server.url.replace('//', '//baanpak:p%40ss@'));
    const heard = listen(bus);
    await eventually(() => bus.publish('moved', 1), [heard]);
    const onState = vi.fn();
    const stranger = openNatsBus({ url: server.url, onSubscriberError: vi.fn(), onState });
    onTestFinished(() => stranger.close());
    await expect.poll(() => onState.mock.calls.map(([state]) => state), SOON).toEqual(['away']);
  });
});

async function ready(
  url: string,
  onSubscriberError: (error: unknown, topic: string) => void = vi.fn(),
  onState: (state: 'connected' | 'away') => void = () => {},
): Promise<Bus> {
  return await new Promise((resolve) => {
    const bus = openNatsBus({
      url,
      onSubscriberError,
      onState(state) {
        onState(state);
        if (state === 'connected') setImmediate(() => resolve(bus));
      },
    });
    onTestFinished(() => bus.close());
  });
}

function listen(bus: Bus) {
  const heard = vi.fn();
  bus.subscribe('moved', heard);
  return heard;
}

/** Says it until all have heard of it: a subscription is on its way to the server for a moment. */
async function eventually(
  say: () => void,
  all: readonly ReturnType<typeof listen>[],
  what?: string,
): Promise<void> {
  const hasHeard = (heard: ReturnType<typeof listen>) =>
    what === undefined ? heard.mock.calls.length > 0 : heard.mock.calls.some(([it]) => it === what);
  await vi.waitFor(() => {
    say();
    expect(all.every(hasHeard)).toBe(true);
  }, SOON);
}

async function startedAndStopped(): Promise<NatsServer> {
  const server = await startNatsServer();
  await server.stop();
  return server;
}
