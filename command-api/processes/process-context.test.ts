import { randomUUID } from 'node:crypto';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { minute } from '@baanpak/domain/testing/samples.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Ports } from '../ports.ts';
import { park } from './dead-letters.ts';
import { causeOf, processContext } from './process-context.ts';
import { requeued } from './requeue.ts';
import { timerChange } from './timer-change.ts';
import type { Timer } from './timer-store.ts';

type Happened = Pick<EventEnvelope<DomainEvent>, 'id' | 'metadata'>;

const happened = (context: CommandContext): Happened => ({
  id: randomUUID(),
  metadata: { ...context, schemaVersion: 1, recordedAt: minute(0), previousHash: null },
});

/** As a table keeps it until the process, perhaps another one, goes on. */
const kept = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

const STEP = { type: 'LapseHold', data: { uid: 'u' } } as const;
const PROCESS = 'free-nights';

const timerAfter = (event: Happened): Timer => {
  const step = { at: minute(30), key: 'hold:u', do: STEP };
  const about = { process: PROCESS, stream: 'checkout-u', due: minute(0) };
  const [, timer] = timerChange(step, { ...about, cause: causeOf(event, 0) }) ?? [];
  if (!timer || timer === 'forgotten') throw new Error('No timer was set');
  return kept(timer);
};

/** A hold that is over while the provider still takes money: the timer becomes two. */
async function lookAfter(event: Happened): Promise<Timer> {
  const state = { status: 'held', attempts: new Map([['a', 'pending']]) };
  const ports = { now: () => minute(30), commands: { load: async () => ({ state }) } };
  const outcome = await requeued(ports as unknown as Ports, timerAfter(event));
  const [look] = outcome?.besides ?? [];
  if (!look) throw new Error('It was not put into two queues');
  return kept(look);
}

/** Each way by which a process goes on after an event. */
const WAYS = {
  'at once': async (event: Happened) => processContext(PROCESS, causeOf(event, 1)),
  'by a timer': async (event: Happened) => {
    const { process, cause } = timerAfter(event);
    return processContext(process, cause);
  },
  'by a timer that was split': async (event: Happened) => {
    const { process, cause } = await lookAfter(event);
    return processContext(process, cause);
  },
  'after it was put aside': async (event: Happened) => {
    const step = { stream: 'checkout-u', process: PROCESS, due: minute(0), todo: { do: STEP } };
    const aside = park({ ...step, cause: causeOf(event, 2) }, new Error('no'), 1);
    const { process, cause } = kept(aside);
    return processContext(process, cause);
  },
} as const;
type Way = keyof typeof WAYS;
const ways = fc.array(fc.constantFrom(...(Object.keys(WAYS) as Way[])), {
  minLength: 1,
  maxLength: 12,
});

const OFFICER: CommandContext = {
  actor: '6513270e-269e-4d37-b2a7-4de452e6b438',
  correlationId: 'c',
  causationId: null,
  commandId: 'd',
  command: 'CancelBooking',
};

it('whatever processes and timers come between, the last event names the officer and its cause', () =>
  fc.assert(
    fc.asyncProperty(ways, async (path) => {
      let event = happened(OFFICER);
      for (const way of path) {
        const next = happened(await WAYS[way](event));
        expect(next.metadata).toMatchObject({
          actor: `process:${PROCESS}`,
          causedBy: OFFICER.actor,
          causationId: event.id,
          correlationId: 'c',
          command: expect.stringMatching(/^free-nights\/(0|0-look|1|2)$/),
        });
        event = next;
      }
    }),
  ));

it('behind an event of before, which does not say it, no event does, and each leads to the officer', () =>
  fc.assert(
    fc.asyncProperty(ways, ways, async (path, more) => {
      const log = new Map<string, Happened>();
      let event = happened(OFFICER);
      log.set(event.id, event);
      for (const [n, way] of [...path, ...more].entries()) {
        const { causedBy, command, ...former } = await WAYS[way](event);
        event = happened(n < path.length ? former : { ...former, command: command ?? '' });
        expect(n < path.length || causedBy === undefined).toBe(true);
        log.set(event.id, event);
      }
      let first = event;
      while (first.metadata.causationId !== null)
        first = log.get(first.metadata.causationId) ?? first;
      expect(first.metadata.actor).toBe(OFFICER.actor);
    }),
  ));
