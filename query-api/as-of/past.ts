import type { Message } from '@baanpak/domain/values/decider/message.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { Now } from '@baanpak/domain/values/time/instant.ts';
import { bangkokDay, type LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import {
  type AnyDecider,
  readingWith,
  stateFrom,
} from '@baanpak/infrastructure/commands/loaded-state.ts';
import {
  type FoldOfStream,
  type PastSnapshots,
  STATE,
} from '@baanpak/infrastructure/commands/past-snapshots.ts';
import { eventHash } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import {
  comparePositions,
  type Position,
  type RecordedEvent,
} from '@baanpak/infrastructure/event-store/port.ts';
import type { GroupName } from '@baanpak/projector/schema/read-model.ts';
import type { ReadDb } from '../database/read-db.ts';
import type { EventLog } from '../handler.ts';
import {
  type AsOf,
  asOfThePast,
  exactAsOfText,
  type GroupsAt,
  isSamePlace,
  type Places,
} from './as-of.ts';

/** How a stream is folded: as its decider does, or by a fold of its own, which has a name. */
export type Fold<State> = AnyDecider<State> & Readonly<{ name?: string }>;

/** What a stream was, and its last revision by then; -1 before it began. */
export type StateThen<State> = Readonly<{ state: State; revision: number }>;

/** Things as they were at one place in the log. Each stream is folded once, however many things are made of it. */
export type Past = Readonly<{
  upTo: Position;
  /** The day that decides what depends on it. */
  today: LocalDate;
  db: ReadDb;
  log: EventLog;
  state<State>(fold: Fold<State>, stream: string): Promise<StateThen<State>>;
}>;

export type PastDeps = Readonly<{
  db: ReadDb;
  now: Now;
  log: EventLog;
  /** How far what `at` is looked up in has been made. */
  places: Places;
  snapshots: PastSnapshots;
  onProblem: (error: unknown, stream: string) => void;
  /** How far read models of some groups have been made. Throws `not-readable` while one of them is not there. */
  groupsAt(groups: readonly GroupName[]): Promise<GroupsAt>;
}>;

/** Answers what is asked as of some moment, and says as of which. */
export type PastReader = ReturnType<typeof pastReader>;

/** What handlers that take `at` need. */
export type AsOfDeps = Readonly<{ past: PastReader }>;

/** What there was; throws `not-found` where it was not there yet, or no more. */
export function wasThere<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Refusal('not-found', 'It was not there then');
  return thing;
}

type Reading<Answer> = Readonly<{
  /** The read models that `now` reads. */
  groups: readonly GroupName[];
  /** What they answer. */
  now(today: LocalDate): Promise<Answer>;
  /** The same, of what had happened by some place. */
  past(past: Past): Promise<Answer>;
}>;

/** So often read models are read that move meanwhile. */
const TURNS = 2;

export function pastReader(deps: PastDeps) {
  const { db, now, places, groupsAt } = deps;
  const longFolds: LongFolds = new Map();
  const pastOf = (asOf: AsOf): Past => pastAt(deps, longFolds, asOf);

  /**
   * From read models. If they move on while they are read, they are read again. If they move all the while or are apart,
   * `at` is about the place of the answer.
   */
  async function readNow<Answer>({ groups, now: read }: Reading<Answer>) {
    let before = await groupsAt(groups);
    for (let turn = 1; ; turn += 1) {
      const asOf = { upTo: before.least, today: bangkokDay(now()) };
      const answer = await read(asOf.today);
      if (turn === TURNS || !before.areTogether) return { answer, asOf };
      const after = await groupsAt(groups);
      if (isSamePlace(before, after)) return { answer, asOf };
      before = after;
    }
  }

  async function readPast<Answer>(reading: Reading<Answer>, asOf: AsOf) {
    return { answer: await reading.past(pastOf(asOf)), asOf };
  }

  return {
    /** As of what `at` says; throws InvalidRequest (400) and `busy` (503) as `asOfThePast` does. */
    asOf: (at: string): Promise<AsOf> => asOfThePast({ db, places, now }, at),
    pastOf,
    /** The `at` of what read models of some groups hold by now, for what is read of them next. */
    async ofNow(groups: readonly GroupName[]): Promise<string> {
      const { least } = await groupsAt(groups);
      return exactAsOfText({ upTo: least, today: bangkokDay(now()) });
    },
    /** An answer, and the `at` that gives it again; without one it is of now. */
    async read<Answer>(
      at: string | undefined,
      reading: Reading<Answer>,
    ): Promise<Readonly<{ answer: Answer; at: string }>> {
      const read =
        at === undefined
          ? await readNow(reading)
          : await readPast(reading, await asOfThePast({ db, places, now }, at));
      return { answer: read.answer, at: exactAsOfText(read.asOf) };
    },
  };
}

function pastAt(
  deps: PastDeps,
  longFolds: LongFolds,
  { upTo: { position: upTo }, today }: AsOf,
): Past {
  const { db, log } = deps;
  const folded = new Map<string, Folded>();
  return {
    ...{ upTo, today, db, log },
    state<State>(fold: Fold<State>, stream: string): Promise<StateThen<State>> {
      const key = `${fold.name ?? STATE} ${stream}`;
      const known = folded.get(key);
      if (known && isFoldedBy(known, fold)) return known.state;
      const state = stateAt(deps, longFolds, { fold, stream, upTo });
      folded.set(key, { fold, state });
      return state;
    },
  };
}

/** A state among those of many folds, with the one that made it. */
type Folded = Readonly<{ fold: object; state: Promise<StateThen<unknown>> }>;

const isFoldedBy = <State>(
  known: Folded,
  fold: Fold<State>,
): known is Folded & Readonly<{ state: Promise<StateThen<State>> }> => known.fold === fold;

/** So many events lie between two snapshots, and are read at once. */
const EVERY = 1_000;

/** So many pages of one stream are folded side by side with others' folds of it. */
const PAGES_ALONE = 4;

/** By stream, the long fold that others of it wait for. */
type LongFolds = Map<string, Promise<unknown>>;

/**
 * A stream as it was at a place in the log: from the nearest snapshot before it, keeping those that are missing on the way.
 * Long folds of one stream wait for each other, so that who comes later begins with what another kept.
 */
async function stateAt<State>(
  { log: { store, codec }, snapshots, onProblem }: PastDeps,
  longFolds: LongFolds,
  { fold, stream, upTo }: Readonly<{ fold: Fold<State>; stream: string; upTo: Position }>,
): Promise<StateThen<State>> {
  const kept = snapshotsOf({ store, snapshots, onProblem }, fold, stream);

  /** `isWhole`: nothing of the stream is left before that place. */
  async function foldOn(start: StateThen<State>, pages: number) {
    let reached = start;
    for (let page = 0; page < pages; page += 1) {
      const from = reached.revision + 1;
      const limit = EVERY - (from % EVERY);
      const stored = await store.readStream(stream, { from, limit });
      const within = stored.filter(({ position }) => comparePositions(position, upTo) <= 0);
      const last = within.at(-1);
      if (last) {
        const events = await codec.decode<Message>(within);
        const state = events.reduce(readingWith(fold), reached.state);
        reached = { state, revision: last.revision };
      }
      if (!last || within.length < limit) return { reached, isWhole: true };
      await kept.keep(last, reached.state);
    }
    return { reached, isWhole: false };
  }

  const first = await foldOn(await kept.nearest(upTo), PAGES_ALONE);
  if (first.isWhole) return first.reached;
  const rest = async () => {
    const nearest = await kept.nearest(upTo);
    const start = nearest.revision > first.reached.revision ? nearest : first.reached;
    return (await foldOn(start, Number.POSITIVE_INFINITY)).reached;
  };
  const before = longFolds.get(stream) ?? Promise.resolve();
  const folding = before.then(rest, rest);
  longFolds.set(stream, folding);
  const leave = () => longFolds.get(stream) === folding && longFolds.delete(stream);
  void folding.then(leave, leave);
  return folding;
}

/** A stream's snapshots; a fold that gives none has none. */
function snapshotsOf<State>(
  {
    store,
    snapshots,
    onProblem,
  }: Pick<PastDeps, 'snapshots' | 'onProblem'> & Pick<EventLog, 'store'>,
  { initialState, snapshot, name: fold = STATE }: Fold<State>,
  stream: string,
) {
  const nothing = { state: initialState, revision: -1 };
  const of: FoldOfStream = { stream, fold, version: snapshot?.version ?? 0 };
  const stands = async (revision: number, hash: string, upTo: Position): Promise<boolean> => {
    const [event] = await store.readStream(stream, { from: revision, limit: 1 });
    return (
      event?.revision === revision &&
      eventHash(event) === hash &&
      comparePositions(event.position, upTo) <= 0
    );
  };
  return {
    async nearest(upTo: Position): Promise<StateThen<State>> {
      if (!snapshot) return nothing;
      try {
        const found = await snapshots.find(of, upTo);
        if (!found) return nothing;
        if (await stands(found.revision, found.eventHash, upTo))
          return { state: stateFrom(snapshot, found.state), revision: found.revision };
        await snapshots.drop(stream);
      } catch (error) {
        onProblem(error, stream);
      }
      return nothing;
    },
    async keep(last: RecordedEvent, state: State): Promise<void> {
      if (!snapshot) return;
      const { revision, position } = last;
      const kept = {
        revision,
        position,
        eventHash: eventHash(last),
        state: snapshot.toJson(state),
      };
      await snapshots.keep(of, kept).catch((error: unknown) => onProblem(error, stream));
    },
  };
}
