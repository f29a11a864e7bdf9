import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { nthEvent } from '../report/testing/reduce-events.ts';
import type { StatefulProjection } from './projection.ts';
import { projectionMemory } from './projection-memory.ts';

type Event = EventEnvelope<DomainEvent>;

/** Counts the events of each booking, by what it needs to know of each. */
const counting: StatefulProjection = {
  subjects: (event) => [subjectOf(event)],
  fold(event, states) {
    const { times = 0 } = { ...states(subjectOf(event)) } as { times?: number };
    const state = { times: times + 1 };
    const change = { table: 'facts', key: {}, put: state } as const;
    return { states: new Map([[subjectOf(event), state]]), changes: [change] };
  },
  keep: (states) => [{ table: 'fact_states', key: {}, put: Object.fromEntries(states) }],
  read: async () => new Map(),
};
const subjectOf = ({ data }: Event) => ('bookingId' in data ? data.bookingId : '');

let stored: Map<string, object>;
const read = vi.fn(
  async (subjects: readonly string[]) =>
    new Map([...stored].filter(([subject]) => subjects.includes(subject))),
);
beforeEach(() => {
  stored = new Map([['anna', { times: 7 }]]);
  read.mockClear();
});

const at = (n: number): Position => ({ commit: BigInt(n), prepare: BigInt(n) });
const batch = (from: number, ...ids: readonly string[]) => ({
  ...{ folding: counting, read, from: at(from), to: at(from + ids.length) },
  events: ids.map((bookingId, n) =>
    nthEvent({ type: 'BookingEnabled', data: { bookingId } }, from + n + 1),
  ),
});
/** What was counted, event by event. */
async function counted(
  memory: ReturnType<typeof projectionMemory>,
  given: ReturnType<typeof batch>,
): Promise<unknown[]> {
  const changes = await memory.fold(given);
  return changes.flatMap((each) =>
    each.flatMap((change) => ('put' in change ? (change.put.times ?? []) : [])),
  );
}

describe('what folds remember', () => {
  it('is read at once for a batch, and changes from event to event', async () => {
    const memory = projectionMemory();
    expect(await counted(memory, batch(0, 'anna', 'bob', 'anna'))).toEqual([8, 1, 9]);
    expect(read.mock.calls).toEqual([[['anna', 'bob']]]);
  });

  it('is written once a batch, as it is after it', async () => {
    const changes = await projectionMemory().fold(batch(0, 'anna', 'bob', 'anna'));
    expect(changes.flat().filter(({ table }) => table === 'fact_states')).toEqual([
      { table: 'fact_states', key: {}, put: { anna: { times: 9 }, bob: { times: 1 } } },
    ]);
  });

  it('is not read again by the next batch, though it may not be written yet', async () => {
    const memory = projectionMemory();
    await memory.fold(batch(0, 'anna', 'bob'));
    expect(await counted(memory, batch(2, 'bob', 'anna'))).toEqual([2, 9]);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('is read again where a batch does not begin where the last one ended', async () => {
    const memory = projectionMemory();
    await memory.fold(batch(0, 'anna'));
    stored.set('anna', { times: 20 });
    expect(await counted(memory, batch(5, 'anna'))).toEqual([21]);
  });

  it('is read again once a batch was not written', async () => {
    const memory = projectionMemory();
    await memory.fold(batch(0, 'anna'));
    memory.forget();
    expect(await counted(memory, batch(1, 'anna'))).toEqual([8]);
  });

  it('is read again once a batch could not be folded', async () => {
    const memory = projectionMemory();
    await memory.fold(batch(0, 'anna'));
    const subjects = () => {
      throw new Error('broken');
    };
    const broken = { ...batch(1, 'anna'), folding: { ...counting, subjects } };
    await expect(memory.fold(broken)).rejects.toThrow('its data is broken');
    expect(await counted(memory, batch(1, 'anna'))).toEqual([8]);
  });

  it('is bounded, but for what the batch before changed', async () => {
    const memory = projectionMemory(1);
    await memory.fold(batch(0, 'anna', 'bob'));
    await memory.fold(batch(2, 'cim', 'bob'));
    expect(read).toHaveBeenCalledTimes(2);
    stored.set('anna', { times: 8 }).set('bob', { times: 1 });
    expect(await counted(memory, batch(4, 'anna', 'cim', 'bob'))).toEqual([9, 2, 3]);
    expect(read.mock.lastCall).toEqual([['anna']]);
  });

  it('names more once it is known what is needed first', async () => {
    const memory = projectionMemory();
    const subjects: StatefulProjection['subjects'] = (event, states) =>
      states(subjectOf(event)) ? [subjectOf(event), 'hotel'] : [subjectOf(event)];
    await memory.fold({ ...batch(0, 'anna'), folding: { ...counting, subjects } });
    expect(read.mock.calls).toEqual([[['anna']], [['hotel']]]);
  });
});
