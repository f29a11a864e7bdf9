import { setTimeout as sleep } from 'node:timers/promises';
import { type Instant, instant } from '@baanpak/domain/values/time/instant.ts';
import { isDatabaseAway } from '@baanpak/infrastructure/database/wait-for-database.ts';
import { batchesApart } from '@baanpak/infrastructure/event-store/batches-apart.ts';
import type { EventCodec } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { StoppedAt } from '@baanpak/infrastructure/event-store/codec/unreadable-event.ts';
import type { PlaceInLog } from '@baanpak/infrastructure/event-store/of-this-log.ts';
import {
  comparePositions,
  type EventStore,
  LogLostItsEnd,
  type Position,
  type RecordedEvent,
  START,
  StoreUnavailable,
} from '@baanpak/infrastructure/event-store/port.ts';
import { observeProjection, type Work } from '@baanpak/infrastructure/telemetry/work.ts';
import type { Pool } from 'pg';
import { Fenced, readCheckpoints, readLastEvents } from '../schema/checkpoints.ts';
import type { ChangedRecord } from '../schema/topics.ts';
import type { ProjectorFailpoint } from './failpoints.ts';
import { changedRecords, type LogPosition, projectBatch } from './project-batch.ts';
import { type ProjectedGroup, streamsOf } from './projection.ts';
import { type ProjectionMemories, projectionMemories } from './projection-memory.ts';

export type ProjectorStatus = {
  caughtUp: boolean;
  position: Position | null;
  problem: string | null;
  /** When it last wrote, or found nothing to write. */
  lastProgress?: Instant;
  /** Where it waits for a version that can read the event; it looks again all the same. */
  stoppedAt: StoppedAt | null;
};

/** Of a group that nobody has begun with. */
export const notBegun = (): ProjectorStatus => ({
  caughtUp: false,
  position: null,
  problem: null,
  stoppedAt: null,
});

/** A group that is kept up with the log, and how that goes. */
export type Follower = Readonly<{ group: ProjectedGroup; status: ProjectorStatus }>;

/** From one checkpoint to the next, of which schemas, and what changed on the way. */
export type ProjectedBatch = Readonly<{
  schemas: readonly string[];
  from: Position;
  to: Position;
  records: ChangedRecord[];
}>;

export type Following = Readonly<{
  store: EventStore;
  pool: Pool;
  codec: EventCodec;
  /** Told after each commit, so that anyone who waits for something looks again. */
  moved: (batch: ProjectedBatch) => void;
  /** How projections are watched; default not at all. */
  work?: Work | undefined;
  failpoint?: ProjectorFailpoint | undefined;
}>;

/**
 * Reads the log once for all the given groups, from the place of the one that is furthest: the others are
 * brought there first. Ends at the signal, or once they are caught up where that is all that is asked for.
 */
export async function follow(
  following: Following,
  followers: readonly Follower[],
  signal: AbortSignal,
  until: 'signal' | 'caught-up' = 'signal',
): Promise<void> {
  const { store } = following;
  const groups = followers.map(({ group }) => group);
  const memories = projectionMemories();
  const { position: after, last } = await lineUp(following, followers, memories);
  let position = after;
  for (const { status } of followers) status.position = position;
  const subscription = store.subscribe({ after, last, filter: streamsOf(groups), signal });
  const batches = until === 'signal' ? batchesApart(subscription, signal) : subscription;
  const interval = Math.min(...groups.map((group) => group.interval));
  for await (const batch of batches) {
    if (comparePositions(batch.position, position) !== 0) {
      const inPieces = batch.caughtUp && interval > 0;
      for (const piece of inPieces ? piecesOf(batch) : [batch]) {
        await projectBatchFor(following, followers, { ...piece, from: position, memories });
        position = piece.position;
      }
    }
    for (const { status } of followers) isWell(status, position, batch.caughtUp);
    if (!batch.caughtUp) continue;
    if (until === 'caught-up') return;
    if (interval > 0) await sleep(interval, undefined, { signal }).catch(() => {});
  }
}

/** How many events groups that nobody waits for take in at once, where others might wait for them meanwhile. */
const PIECE = 40;

/**
 * What is appended while a batch is written is shown to nobody before that is committed: of groups with an
 * interval it is written in pieces, between which the others come to their turn.
 */
function* piecesOf({ events, position }: Piece): Generator<Piece> {
  let first = 0;
  for (; first + PIECE < events.length; first += PIECE) {
    const some = events.slice(first, first + PIECE);
    yield { events: some, position: some.at(-1)?.position ?? position };
  }
  yield { events: events.slice(first), position };
}

function isWell(status: ProjectorStatus, position: Position, caughtUp: boolean): void {
  Object.assign(status, { position, problem: null, stoppedAt: null });
  status.lastProgress = instant(Date.now());
  if (caughtUp) status.caughtUp = true;
}

/** Events, and how far they are in the log. */
type Piece = Readonly<{ events: readonly RecordedEvent[]; position: Position }>;

type Batch = Piece & Readonly<{ from: Position; memories: ProjectionMemories }>;

async function projectBatchFor(
  { pool, codec, moved, work, failpoint }: Following,
  followers: readonly Follower[],
  { events, from, position, memories }: Batch,
): Promise<void> {
  const groups = followers.map(({ group }) => group);
  const places = groups.map(placeOf);
  const schemas = places.map(({ schema }) => schema);
  const began = Date.now();
  await projectBatch(
    { pool, codec, places, memories, failpoint },
    events,
    from,
    position,
    (written) => {
      const records = changedRecords(written.caused, groups);
      moved({ schemas, from: written.from, to: written.to, records });
      for (const { status } of followers) status.position = written.to;
    },
  );
  // of a long log that is read again every event is old
  const live = followers.filter(({ status }) => status.caughtUp).map(({ group }) => group.name);
  if (work && live.length > 0) observeProjection(work, live, events, began);
}

const placeOf = (group: ProjectedGroup): LogPosition => ({ group, schema: group.schema });

/** Brings all to the place of the one that is furthest, which is answered. */
async function lineUp(
  following: Following,
  followers: readonly Follower[],
  memories: ProjectionMemories,
): Promise<PlaceInLog> {
  const schemas = followers.map(({ group }) => group.schema);
  const checkpoints = await readCheckpoints(following.pool, schemas);
  const lastEvents = await readLastEvents(following.pool, schemas);
  let furthest: PlaceInLog = { position: START };
  for (const schema of schemas) {
    const position = checkpoints.get(schema)?.position;
    if (!position) throw new Error(`The read schema ${schema} is missing`);
    if (comparePositions(position, furthest.position) > 0)
      furthest = { position, last: lastEvents.get(schema) };
  }
  for (const follower of followers) {
    const from = checkpoints.get(follower.group.schema)?.position ?? START;
    await catchUp(following, follower, { from, to: furthest.position, memories });
  }
  return furthest;
}

const PAGE = 1_000;

type Gap = Readonly<{ from: Position; to: Position; memories: ProjectionMemories }>;

async function catchUp(following: Following, follower: Follower, { from, to, memories }: Gap) {
  const filter = streamsOf([follower.group]);
  for (let position = from; comparePositions(position, to) < 0; ) {
    const page = await following.store.readAll({ after: position, filter, limit: PAGE });
    // what another group was brought to is there to be read, so where nothing more is, there is nothing
    const isAll =
      comparePositions(page.position, to) >= 0 || comparePositions(page.position, position) === 0;
    const events = page.events.filter((event) => comparePositions(event.position, to) <= 0);
    const next = isAll ? to : page.position;
    await projectBatchFor(following, [follower], {
      ...{ events, memories, from: position, position: next },
    });
    position = next;
  }
}

/** A database or a log that is away is away for all, who each wait for it. */
const isForAll = (error: unknown): boolean =>
  isDatabaseAway(error) || error instanceof StoreUnavailable || error instanceof LogLostItsEnd;

type Member = Follower & Readonly<{ left: Promise<void>; leave: (error?: unknown) => void }>;

export type SharedSubscription = Readonly<{
  /**
   * Has a group that is caught up read along, until the signal and the end of its last batch; throws what
   * stops it, which stops no other.
   */
  join(follower: Follower, signal: AbortSignal): Promise<void>;
}>;

/** Groups of one interval at the end of the log are read for together, in one transaction a batch: apart, each costs as much as all. */
export function sharedSubscription(following: Following): SharedSubscription {
  const members = new Set<Member>();
  let isRunning = false;
  let changed = new AbortController();
  let current = Promise.resolve();

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    while (members.size > 0) {
      changed = new AbortController();
      const now = [...members];
      current = follow(following, now, changed.signal).catch((error) => part(now, error));
      await current;
    }
    isRunning = false;
  }

  /** Who is stopped alone, too, leaves; the others go on together past what stopped it. */
  async function part(now: readonly Member[], error: unknown): Promise<void> {
    if (error instanceof Fenced) return;
    const stopped = isForAll(error) ? now.map(() => error) : await Promise.all(now.map(whatStops));
    for (const [n, member] of now.entries()) if (stopped[n] !== undefined) member.leave(stopped[n]);
  }

  /** One that is alone goes on past what stops another; all line up again after it. */
  const whatStops = (member: Member): Promise<unknown> =>
    follow(following, [member], changed.signal, 'caught-up').then(
      () => undefined,
      (error: unknown) => error,
    );

  function membership(follower: Follower): Member {
    let settle: (error?: unknown) => void = () => {};
    const left = new Promise<void>((resolve, reject) => {
      settle = (error) => (error === undefined ? resolve() : reject(error));
    });
    const leave = (error?: unknown) => {
      if (!members.delete(member)) return;
      changed.abort();
      settle(error);
    };
    const member: Member = { ...follower, left, leave };
    return member;
  }

  return {
    async join(follower, signal) {
      if (signal.aborted) return;
      const member = membership(follower);
      members.add(member);
      changed.abort();
      const leave = () => member.leave();
      signal.addEventListener('abort', leave, { once: true });
      void run();
      try {
        await member.left;
      } finally {
        signal.removeEventListener('abort', leave);
        await current; // what is being written for it is written
      }
    },
  };
}
