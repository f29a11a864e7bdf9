import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { CommandStep, InOrder } from '@baanpak/infrastructure/commands/commands-in-order.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import type { FailpointName } from '../failpoints.ts';
import type { Commands, Failpoints } from '../ports.ts';
import type { Caller } from './caller.ts';

// A saga is an act on several streams, as a list of steps that is read top-down: what each does, and what takes it back
// (docs/adr/0153-sagas-are-lists-of-steps.md). A step's commands change nothing the second time.

type EventEnvelopes = readonly EventEnvelope<DomainEvent>[];
type Done = Readonly<{ events: EventEnvelopes; position: Position }>;

/** `stands`: the act was made for good, so that nothing before this step is taken back. */
export type TakenBack = Readonly<{ events: EventEnvelopes; stands?: boolean }>;
type Undo<Ports, Part> = (ports: Ports, part: Part, context: CommandContext) => Promise<TakenBack>;

/** A step that is appended by itself. `do` answers null where there is nothing to do. */
export type Step<Ports, Facts, Part> = Readonly<{
  name: string;
  do: (ports: Ports, facts: Facts, context: CommandContext) => Promise<Done | null>;
  undo: Undo<Ports, Part>;
  /** Where a test ends the process: the step is done, and what follows is not. */
  crashPoint: FailpointName;
}>;

/**
 * Does the steps one after another. If one is refused, all are taken back, unless those before it had nothing to do.
 * What a crash leaves behind, a process takes back in the same way, or finishes.
 */
export const saga = <Ports extends Failpoints, Part, Facts extends Part>(
  steps: readonly Step<Ports, Facts, Part>[],
) => ({
  async run(
    ports: Ports,
    facts: Facts,
    by: Pick<Caller, 'context' | 'anotherContext'>,
  ): Promise<Done[]> {
    const done: Done[] = [];
    for (const step of steps) {
      try {
        const did = await step.do(ports, facts, by.context);
        if (did) done.push(did);
      } catch (error) {
        if (error instanceof Refusal && done.length > 0)
          await takeBack(steps, ports, facts, by.anotherContext());
        throw error;
      }
      ports.failpoint(step.crashPoint);
    }
    return done;
  },
  takeBack: (ports: Ports, part: Part, context: CommandContext) =>
    takeBack(steps, ports, part, context),
});

/** A step that is appended together with the others: there is no moment between two of them. */
export type JointStep<Ports, Facts, Part> = Readonly<{
  name: string;
  commands: (facts: Facts) => readonly CommandStep[];
  undo: Undo<Ports, Part>;
}>;

/**
 * The same for steps whose commands go to the store in one order and, where it can, all at once or none
 * (docs/adr/0010-appends-in-order.md). `partsOf` says what is taken back one by one if a step is refused.
 */
export const jointSaga = <Ports extends Commands, Part, Facts>(
  steps: readonly JointStep<Ports, Facts, Part>[],
  partsOf: (facts: Facts) => readonly Part[],
) => ({
  async run(ports: Ports, facts: Facts, context: CommandContext): Promise<InOrder> {
    const commands = steps.flatMap((step) => step.commands(facts));
    const result = await ports.commands.handleInOrder(commands, context);
    if (result.outcome === 'refused' && result.begun)
      for (const part of partsOf(facts)) await takeBack(steps, ports, part, context);
    return result;
  },
  takeBack: (ports: Ports, part: Part, context: CommandContext) =>
    takeBack(steps, ports, part, context),
});

/**
 * The last step first: who decides is told before anything is freed, so that a command that is merely late is refused.
 * Also what was taken back before: something may have come late since.
 */
async function takeBack<Ports, Part>(
  steps: readonly Readonly<{ undo: Undo<Ports, Part> }>[],
  ports: Ports,
  part: Part,
  context: CommandContext,
): Promise<EventEnvelopes> {
  const events: EventEnvelope<DomainEvent>[] = [];
  for (const { undo } of steps.toReversed()) {
    const undone = await undo(ports, part, context);
    events.push(...undone.events);
    if (undone.stands) break;
  }
  return events;
}
