import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import { START } from '@baanpak/infrastructure/event-store/port.ts';
import { describe, expect, it } from 'vitest';
import type { Failpoints } from '../ports.ts';
import { type Step, saga, type TakenBack } from './saga.ts';

const context = (commandId: string): CommandContext => ({
  ...{ actor: 'guest', correlationId: 'request', causationId: null },
  commandId,
});
const by = { context: context('first'), anotherContext: () => context('another') };

type Told = Failpoints & Readonly<{ told: string[] }>;
const ports = (): Told => {
  const told: string[] = [];
  return { told, failpoint: (name) => told.push(`passed ${name}`) };
};

const DONE = { events: [], position: START };
const refuse = () => {
  throw new Refusal('room-already-booked', 'This room is already booked');
};

/** `does` is what comes of it, `undone` of taking it back. */
const step = (
  name: string,
  crashPoint: Step<Told, object, object>['crashPoint'],
  does: () => typeof DONE | null = () => DONE,
  undone: TakenBack = { events: [] },
): Step<Told, object, object> => ({
  name,
  async do({ told }, _facts, { commandId }) {
    told.push(`${name} as ${commandId}`);
    return does();
  },
  async undo({ told }, _part, { commandId }) {
    told.push(`take back ${name} as ${commandId}`);
    return undone;
  },
  crashPoint,
});

describe('a saga', () => {
  it('does its steps in order, and passes the crash point of each', async () => {
    const its = ports();
    await saga([step('hold', 'move-held'), step('decide', 'stay-moved')]).run(its, {}, by);
    expect(its.told).toEqual([
      'hold as first',
      'passed move-held',
      'decide as first',
      'passed stay-moved',
    ]);
  });

  it('takes all back, the last step first and as another command, if one is refused', async () => {
    const its = ports();
    const steps = [step('hold', 'move-held'), step('decide', 'stay-moved', refuse)];
    await expect(saga(steps).run(its, {}, by)).rejects.toThrow(Refusal);
    expect(its.told.slice(2)).toEqual([
      'decide as first',
      'take back decide as another',
      'take back hold as another',
    ]);
  });

  it('takes nothing back if the steps before the refused one had nothing to do', async () => {
    const its = ports();
    const nothing = step('hold', 'move-held', () => null);
    const steps = [nothing, step('decide', 'stay-moved', refuse)];
    await expect(saga(steps).run(its, {}, by)).rejects.toThrow(Refusal);
    expect(its.told).toEqual(['hold as first', 'passed move-held', 'decide as first']);
  });

  it('leaves a failure that is no refusal to the process that finishes it', async () => {
    const its = ports();
    const away = () => {
      throw new Error('The store is away');
    };
    const steps = [step('hold', 'move-held'), step('decide', 'stay-moved', away)];
    await expect(saga(steps).run(its, {}, by)).rejects.toThrow('The store is away');
    expect(its.told.at(-1)).toBe('decide as first');
  });

  it('frees nothing of an act that was made for good', async () => {
    const its = ports();
    const made = step('decide', 'stay-moved', () => DONE, { events: [], stands: true });
    await saga([step('hold', 'move-held'), made]).takeBack(its, {}, context('process'));
    expect(its.told).toEqual(['take back decide as process']);
  });
});
