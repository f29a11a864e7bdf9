import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { OnSubscriberError } from './local-subscriptions.ts';
import type { Bus } from './port.ts';

type OpenBus = (onError: OnSubscriberError) => Bus | Promise<Bus>;

/** What every bus keeps to; `open` answers one that is ready. */
export function busContract(name: string, open: OpenBus): void {
  const newBus = async () => {
    const onError = vi.fn<OnSubscriberError>();
    const bus = await open(onError);
    onTestFinished(() => bus.close());
    return { bus, onError };
  };
  describe(name, () => {
    delivers(newBus);
    ends(newBus);
  });
}

type NewBus = () => Promise<{ bus: Bus; onError: ReturnType<typeof vi.fn<OnSubscriberError>> }>;

function delivers(newBus: NewBus): void {
  it('delivers to every subscriber of the topic, in order, after publishing', async () => {
    const { bus } = await newBus();
    const heard: unknown[] = [];
    bus.subscribe('moved', (message) => void heard.push(['first', message]));
    bus.subscribe('moved', (message) => void heard.push(['second', message]));
    bus.subscribe('other', (message) => void heard.push(['other', message]));
    bus.publish('moved', { to: 1 });
    bus.publish('moved', { to: 2 });
    expect(heard).toEqual([]);
    await expect.poll(() => heard).toHaveLength(4);
    expect(heard).toEqual([
      ['first', { to: 1 }],
      ['second', { to: 1 }],
      ['first', { to: 2 }],
      ['second', { to: 2 }],
    ]);
  });

  it('delivers though another subscriber throws or rejects, and reports that', async () => {
    const { bus, onError } = await newBus();
    const heard = vi.fn();
    bus.subscribe('moved', () => {
      throw new Error('thrown');
    });
    bus.subscribe('moved', () => Promise.reject(new Error('rejected')));
    bus.subscribe('moved', heard);
    bus.publish('moved', null);
    await expect.poll(() => heard).toHaveBeenCalledOnce();
    expect(onError.mock.calls).toEqual([
      [new Error('thrown'), 'moved'],
      [new Error('rejected'), 'moved'],
    ]);
  });

  it('gives each subscriber a message of its own', async () => {
    const { bus } = await newBus();
    const heard: unknown[] = [];
    const message = { to: 1 };
    bus.subscribe('moved', (one) => void heard.push(one));
    bus.subscribe('moved', (one) => void heard.push(one));
    bus.publish('moved', message);
    message.to = 2;
    await expect.poll(() => heard).toEqual([{ to: 1 }, { to: 1 }]);
    expect(heard[0]).not.toBe(heard[1]);
  });
}

function ends(newBus: NewBus): void {
  it('gives nothing to who unsubscribed, not even what is on its way', async () => {
    const { bus } = await newBus();
    const gone = vi.fn();
    const stays = vi.fn();
    const unsubscribe = bus.subscribe('moved', gone);
    bus.subscribe('moved', stays);
    bus.publish('moved', 1);
    unsubscribe();
    unsubscribe();
    await expect.poll(() => stays).toHaveBeenCalledOnce();
    expect(gone).not.toHaveBeenCalled();
  });

  it('counts one function subscribed twice as two', async () => {
    const { bus } = await newBus();
    const heard = vi.fn();
    const unsubscribe = bus.subscribe('moved', heard);
    bus.subscribe('moved', heard);
    unsubscribe();
    bus.publish('moved', 1);
    await expect.poll(() => heard).toHaveBeenCalledOnce();
  });

  it('delivers nothing more once closed', async () => {
    const { bus } = await newBus();
    const heard = vi.fn();
    bus.subscribe('moved', heard);
    bus.publish('moved', 1);
    await bus.close();
    bus.publish('moved', 2);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(heard).not.toHaveBeenCalled();
  });
}
