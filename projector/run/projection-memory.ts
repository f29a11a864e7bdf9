import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import { reading } from '@baanpak/infrastructure/event-store/codec/unreadable-event.ts';
import { comparePositions, type Position } from '@baanpak/infrastructure/event-store/port.ts';
import type { StatefulProjection } from './projection.ts';
import type { Change } from './rows.ts';

type Event = EventEnvelope<DomainEvent>;

/** Events between two places of the log, and how states are read as they were at the first of them. */
export type BatchToProject = Readonly<{
  folding: StatefulProjection;
  events: readonly Event[];
  from: Position;
  to: Position;
  read(subjects: readonly string[]): Promise<ReadonlyMap<string, object>>;
}>;

/** What the folds of a schema remember from one batch to the next. */
type ProjectionMemory = Readonly<{
  /** The changes of each event. Throws `UnreadableEvent`. */
  fold(batch: BatchToProject): Promise<readonly (readonly Change[])[]>;
  /** What was folded last was not written. */
  forget(): void;
}>;

/** How many states are remembered at least, beyond those of two batches. */
const REMEMBERED = 20_000;

type Known = Map<string, object | undefined>;

/**
 * A batch reads what was not needed lately at once; what the one before it changed is remembered, as it may
 * not be written yet. It counts only where the batch begins where the last one ended.
 */
export function projectionMemory(limit = REMEMBERED): ProjectionMemory {
  // once there is enough of what is needed lately, what was needed before and not since is let go of
  let lately: Known = new Map();
  let before: Known = new Map();
  let at: Position | null = null;

  const isKnown = (subject: string) => lately.has(subject) || before.has(subject);
  const states = (subject: string) => {
    const state = lately.get(subject);
    if (state !== undefined || !before.has(subject)) return state;
    const earlier = before.get(subject);
    lately.set(subject, earlier);
    before.delete(subject);
    return earlier;
  };

  function begin(from: Position): void {
    if (!at || comparePositions(at, from) !== 0) {
      lately = new Map();
      before = new Map();
    }
    at = null;
    if (lately.size < limit) return;
    before = lately;
    lately = new Map();
  }

  const missingFor = ({ folding }: BatchToProject, event: Event) =>
    reading(event, () => folding.subjects(event, states).filter((subject) => !isKnown(subject)));

  /** Until there is nothing more that the events need by what is known then. */
  async function load(batch: BatchToProject, events: readonly Event[]): Promise<void> {
    for (;;) {
      const missing = [...new Set(events.flatMap((event) => missingFor(batch, event)))];
      if (missing.length === 0) return;
      const found = await batch.read(missing);
      for (const subject of missing) lately.set(subject, found.get(subject));
    }
  }

  return {
    async fold(batch) {
      const { folding, events, from, to } = batch;
      begin(from);
      await load(batch, events);
      const changed = new Map<string, object>();
      const changes: Change[][] = [];
      for (const event of events) {
        // what it needs by those before it
        if (missingFor(batch, event).length > 0) await load(batch, [event]);
        const folded = reading(event, () => folding.fold(event, states));
        for (const [subject, state] of folded.states) {
          lately.set(subject, state);
          changed.set(subject, state);
        }
        changes.push([...folded.changes]);
      }
      changes.at(-1)?.push(...folding.keep(changed));
      at = to;
      return changes;
    },
    forget() {
      at = null;
    },
  };
}

/** The memories of schemas. */
export type ProjectionMemories = Readonly<{ of(schema: string): ProjectionMemory; forget(): void }>;

export function projectionMemories(limit?: number): ProjectionMemories {
  const memories = new Map<string, ProjectionMemory>();
  return {
    of(schema) {
      const memory = memories.get(schema) ?? projectionMemory(limit);
      memories.set(schema, memory);
      return memory;
    },
    forget() {
      for (const memory of memories.values()) memory.forget();
    },
  };
}
