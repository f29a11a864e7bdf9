import { instant } from '@baanpak/domain/values/time/instant.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProviderEvent } from './provider-objects.ts';
import type { ObjectPage, SandboxStore } from './store.ts';

const at = (second: number) => instant(Date.UTC(2026, 10, 21, 3, 0, second));
const ALL: ObjectPage = { from: at(0), to: at(59), order: 'chronological', offset: 0, limit: 10 };

/** What every store of the sandbox does; `open` gives an empty one. */
export function storeContract(
  name: string,
  open: () => Promise<Readonly<{ store: SandboxStore; close: () => Promise<void> }>>,
): void {
  describe(name, () => {
    let store: SandboxStore;
    let close: () => Promise<void>;
    beforeAll(async () => {
      ({ store, close } = await open());
      await Promise.all([store.prepare(), store.prepare()]);
    });
    afterAll(() => close());

    keepingAndChanging(() => store);
    listing(() => store);
  });
}

const faults = (webhook: 'normal' | 'late' | 'lost') =>
  ({
    webhook,
    refund: 'normal',
    charge: 'normal',
    authorize: 'normal',
    answers: 'normal',
  }) as const;
const event = (id: string): ProviderEvent => ({
  object: 'event',
  id,
  livemode: false,
  location: `/events/${id} ไทย`,
  key: 'charge.create',
  data: { object: 'refund' } as ProviderEvent['data'],
  created_at: at(1),
  webhook_deliveries: [],
});

type Current = () => SandboxStore;

function keepingAndChanging(current: Current): void {
  it('gives back what was put, and nothing for an unknown id', async () => {
    await current().put('event', 'kept', event('kept'), at(50), null);
    expect(await current().get('event', 'kept')).toEqual(event('kept'));
    expect(await current().get('event', 'unknown')).toBeNull();
    expect(await current().get('charge', 'kept')).toBeNull();
  });

  it('replaces what is put again', async () => {
    await current().put('faults', 'replaced', faults('late'), at(1), null);
    await current().put('faults', 'replaced', faults('lost'), at(2), null);
    expect(await current().get('faults', 'replaced')).toEqual(faults('lost'));
  });

  it('loses none of many changes at once', async () => {
    await current().put('event', 'counted', event('counted'), at(51), null);
    const one = { object: 'webhook_delivery', id: 'w', uri: 'u', status: 0, created_at: at(1) };
    await Promise.all(
      Array.from({ length: 20 }, () =>
        current().change('event', 'counted', (kept) => ({
          object: {
            ...kept,
            webhook_deliveries: [...kept.webhook_deliveries, one as never],
          },
          dueAt: null,
        })),
      ),
    );
    expect((await current().get('event', 'counted'))?.webhook_deliveries).toHaveLength(20);
  });

  it('leaves an object alone when the change says so, throws, or finds none', async () => {
    await current().put('faults', 'left', faults('late'), at(1), null);
    expect(await current().change('faults', 'left', () => null)).toBeNull();
    const forbid = current().change('faults', 'left', () => {
      throw new Error('forbidden');
    });
    await expect(forbid).rejects.toThrow('forbidden');
    expect(
      await current().change('faults', 'nobody', (object) => ({ object, dueAt: null })),
    ).toBeNull();
    expect(await current().get('faults', 'left')).toEqual(faults('late'));
  });
}

function listing(current: Current): void {
  it('lists in the order of coming, either way, within bounds, page by page', async () => {
    for (const second of [10, 11, 12, 13])
      await current().put('event', `listed-${second}`, event(`listed-${second}`), at(second), null);
    const ids = async (page: Partial<ObjectPage>) => {
      const { data, total } = await current().list('event', {
        ...ALL,
        from: at(10),
        to: at(13),
        ...page,
      });
      return [total, ...data.map(({ id }) => id.slice('listed-'.length))];
    };
    expect(await ids({})).toEqual([4, '10', '11', '12', '13']);
    expect(await ids({ order: 'reverse_chronological', limit: 2 })).toEqual([4, '13', '12']);
    expect(await ids({ offset: 3 })).toEqual([4, '13']);
    expect(await ids({ from: at(11), to: at(12) })).toEqual([2, '11', '12']);
  });

  it('names what is due, the longest due first, until it is changed', async () => {
    await current().put('token', 'later', {} as never, at(1), at(30));
    await current().put('token', 'second', {} as never, at(2), at(20));
    await current().put('token', 'first', {} as never, at(3), at(10));
    await current().put('token', 'never', {} as never, at(4), null);
    expect(await current().due('token', at(20))).toEqual(['first', 'second']);
    await current().change('token', 'first', (object) => ({ object, dueAt: null }));
    expect(await current().due('token', at(20))).toEqual(['second']);
  });
}
