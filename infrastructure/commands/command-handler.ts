import type { Decider } from '@baanpak/domain/values/decider/decider.ts';
import type { Message } from '@baanpak/domain/values/decider/message.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { EventEnvelope } from '../event-store/codec/codec.ts';
import type { CommandContext } from '../event-store/codec/metadata.ts';
import { SealedWithLostKey } from '../event-store/port.ts';
import { type CommandStep, type InOrder, inOrder, named } from './commands-in-order.ts';
import { expectedAfter, type LoadedState } from './loaded-state.ts';
import { type LoadedStatesOptions, loadedStates } from './loaded-states.ts';
import { keyedQueue, MOST_CONFLICTS, pauseAfter, retry } from './stream-queue.ts';

export type Handled<State, Event extends Message> = LoadedState<State> &
  Readonly<{
    /** What this command added; none when it was carried out before. */
    events: readonly EventEnvelope<Event>[];
  }>;

/** Carries commands out on streams. Throws `Refusal`, or `StoreUnavailable` when the store is away. */
export type CommandHandler = Readonly<{
  handle<State, Command extends Message, Event extends Message>(
    decider: Decider<State, Command, Event>,
    stream: string,
    command: Command,
    context: CommandContext,
  ): Promise<Handled<State, Event>>;
  /**
   * Several commands that belong together, each on a stream of its own: a later one is carried out
   * only behind those before it, and where the store can, all at once or none.
   */
  handleInOrder(steps: readonly CommandStep[], context: CommandContext): Promise<InOrder>;
  /** A stream's state now: read on from what is known of it. */
  load<State, Command extends Message, Event extends Message>(
    decider: Decider<State, Command, Event>,
    stream: string,
  ): Promise<LoadedState<State>>;
  /** A state that may be old, or not known at all; enough for what never changes. */
  remembered<State, Command extends Message, Event extends Message>(
    decider: Decider<State, Command, Event>,
    stream: string,
  ): State;
}>;

/**
 * Load, decide, append with the expected revision, decide again on a conflict.
 *
 * ```
 * handle ─────┐                        ┌── loaded-states ── cache, followed log, snapshots, read on
 * in order ───┴─> stream-queue ─> decide ─> encode ─> append ─> apply to the cached state
 *  (all streams'      one a      ^                      │ conflict: read on
 *   queues, sorted)   stream     └──────────────────────┘
 * load ─────────> readers' queue ─> loaded-states
 * ```
 *
 * A cached state may be old. An append proves it: nothing was written since. A refusal, a no-op or a mere read is
 * answered only from a state that was read after the command came (docs/adr/0006-cached-states.md). Commands on one
 * stream wait in one queue, reads in another. One read serves all that wait there. Callers that wait for the same
 * stream are appended together (`commands-in-order.ts`). A command that is repeated decides on no events, and changes
 * nothing.
 */
export function commandHandler(options: LoadedStatesOptions): CommandHandler {
  const { store, codec } = options;
  const loaded = loadedStates(options);
  /** Anyone who was erased is forgotten before a state is looked at. */
  const heeding =
    (queue: ReturnType<typeof keyedQueue>): ReturnType<typeof keyedQueue> =>
    (stream, job) =>
      queue(stream, (proof) =>
        loaded.using(stream, () => loaded.heedErasures()?.then(() => job(proof)) ?? job(proof)),
      );
  const inQueue = heeding(keyedQueue());
  /** Of their own: who changes a stream does not wait for those who only look at it. */
  const inReadersQueue = heeding(keyedQueue());

  /** Undefined where an unproven state says no: such a no means nothing yet. */
  function decideOn<State, Command extends Message, Event extends Message>(
    decider: Decider<State, Command, Event>,
    { state }: LoadedState<State>,
    command: Command,
    proven: boolean,
  ): Event[] | undefined {
    try {
      const decided = decider.decide(state, command);
      return decided.length > 0 || proven ? decided : undefined;
    } catch (error) {
      if (error instanceof Refusal && !proven) return undefined;
      throw error;
    }
  }

  return {
    handle: (decider, stream, command, asked) =>
      inQueue(stream, async (proof) => {
        const context = named(asked, command.type);
        for (let conflicts = 0; conflicts < MOST_CONFLICTS; ) {
          let isBehind = false;
          const known = loaded.known(decider, stream);
          const decided = decideOn(decider, known, command, proof.provenBy(known));
          if (decided?.length === 0) return { ...known, events: [] };
          if (decided) {
            const encoded = await codec.encode(decided, context, known.lastHash);
            const expected = expectedAfter(known);
            const result = await retry(() => store.append(stream, expected, encoded)).catch(
              undefinedWhereKeyIsLost,
            );
            if (result?.outcome === 'appended') {
              const applied = loaded.apply(decider, stream, known, decided, encoded, result);
              return { ...proof.by(applied.loaded), events: applied.events };
            }
            conflicts += 1;
            isBehind = result !== undefined;
            await pauseAfter(conflicts);
          }
          proof.by(await loaded.newest(decider, stream, isBehind));
        }
        throw new Refusal('busy', `Too many writers on ${stream}`);
      }),
    handleInOrder: inOrder({ store, codec, loaded, inQueue }),
    load: (decider, stream) =>
      inReadersQueue(stream, async (proof) => {
        const known = loaded.known(decider, stream);
        return proof.provenBy(known) ? known : proof.by(await loaded.newest(decider, stream));
      }),
    remembered: (decider, stream) => loaded.known(decider, stream).state,
  };
}

/** Nothing was written: what is decided again is sealed with another key, or refused for who was erased. */
function undefinedWhereKeyIsLost(error: unknown): undefined {
  if (!(error instanceof SealedWithLostKey)) throw error;
}
