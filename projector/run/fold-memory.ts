import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import { reading } from '@baanpak/infrastructure/event-store/codec/unreadable-event.ts';
import { comparePositions, type Position } from '@baanpak/infrastructure/event-store/port.ts';
import type { Change, Folding } from '../projection.ts';

type Event = EventEnvelope<DomainEvent>;

/** Events between two places of the log, and how states are read as they were at the first of them. */
export type BatchToFold = Readonly<{
  folding: Folding;
  events: readonly Event[];
  from: Position;
  to: Position;
  read(subjects: readonly string[]): Promise<ReadonlyMap<string, object>>;
}>;

/** What the folds of a schema remember from one batch to the next. */
export type FoldMemory = Readonly<{
  /** The changes of each event. Throws `UnreadableEvent`. */
  fold(batch: BatchToFold): Promise<readonly (readonly Change[])[]>;
  /** What was folded last was not written. */
  forget(): void;
}>;

/** How many states are remembered beyond those of a batch. */
const REMEMBERED = 20_000;

type Remembered = Readonly<{ state: object | undefined; changedIn: number }>;

/**
 * A batch reads what was not needed lately at once; what the one before it changed is remembered, as it may
 * not be written yet. It counts only where the batch begins where the last one ended.
 */
export function foldMemory(limit = REMEMBERED): FoldMemory {
  const known = new Map<string, Remembered>(); // what was needed last is last
  let batch = 0;
  let at: Position | null = null;

  const remember = (subject: string, state: object | undefined, changedIn: number) => {
    known.delete(subject);
    known.set(subject, { state, changedIn });
  };
  const states = (subject: string) => {
    const entry = known.get(subject);
    if (entry) remember(subject, entry.state, entry.changedIn);
    return entry?.state;
  };

  function begin(from: Position): void {
    if (!at || comparePositions(at, from) !== 0) known.clear();
    at = null;
    batch += 1;
    let over = known.size - limit;
    for (const [subject, { changedIn }] of known) {
      if (over <= 0) break;
      if (changedIn > batch - 2) continue;
      known.delete(subject);
      over -= 1;
    }
  }

  /** Until there is nothing more that the events need by what is known then. */
  async function load({ folding, read }: BatchToFold, events: readonly Event[]): Promise<void> {
    for (;;) {
      const needed = new Set(
        events.flatMap((event) => reading(event, () => [...folding.subjects(event, states)])),
      );
      const missing = [...needed].filter((subject) => !known.has(subject));
      if (missing.length === 0) return;
      const found = await read(missing);
      for (const subject of missing) remember(subject, found.get(subject), 0);
    }
  }

  return {
    async fold(given) {
      const { folding, events, from, to } = given;
      begin(from);
      await load(given, events);
      const changes: (readonly Change[])[] = [];
      for (const event of events) {
        await load(given, [event]); // what it needs by those before it
        const folded = reading(event, () => folding.fold(event, states));
        for (const [subject, state] of folded.states) remember(subject, state, batch);
        changes.push(folded.changes);
      }
      at = to;
      return changes;
    },
    forget() {
      at = null;
    },
  };
}

/** The memories of schemas. */
export type FoldMemories = Readonly<{ of(schema: string): FoldMemory; forget(): void }>;

export function foldMemories(limit?: number): FoldMemories {
  const memories = new Map<string, FoldMemory>();
  return {
    of(schema) {
      const memory = memories.get(schema) ?? foldMemory(limit);
      memories.set(schema, memory);
      return memory;
    },
    forget() {
      for (const memory of memories.values()) memory.forget();
    },
  };
}
