import { singleFlight } from '../../concurrency/single-flight.ts';
import { firstKept, MOST_KEPT } from '../newest-events.ts';
import {
  comparePositions,
  type EventFilter,
  type Position,
  type RecordedEvent,
  StoreUnavailable,
} from '../port.ts';
import type { EventPage } from './read.ts';

/** Reads a page behind a position. */
export type ReadPage = (
  page: Readonly<{ after: Position; filter?: EventFilter; limit: number }>,
) => Promise<EventPage>;

type PageSize = Readonly<{ filter?: EventFilter; limit: number }>;

/** The newest events, without a gap, behind `begin` and up to `end`. */
type Kept = Readonly<{ begin: Position; events: readonly RecordedEvent[]; end: Position }>;

/** A read at the end of the log: when it began, and whether there may be more. */
type Read = Readonly<{ appends: number; at: number; full: boolean; hidden: boolean }>;

/**
 * Pages at the end of the log for all subscriptions of a process: what one read finds is handed to each follower by
 * its filter. A follower that is far behind reads for itself. `appends` counts the signals of appends; without one, a
 * read counts as new for `milliseconds`.
 */
export function sharedPages(readPage: ReadPage, appends: () => number, milliseconds: number) {
  let kept: Kept | undefined;
  let lastRead: Read | undefined;
  let reading: Readonly<{ appends: number; done: Promise<void> }> | undefined;
  /** After a failed read it may be another log: each follower checks that, also one that was not reading. */
  let failures = 0;

  const isNew = ({ appends: before, at, full, hidden }: Read) =>
    before === appends() && !full && !hidden && performance.now() - at < milliseconds;

  async function read(page: Parameters<ReadPage>[0]): Promise<EventPage & Read> {
    const began = { appends: appends(), at: performance.now() };
    try {
      return { ...began, ...(await readPage(page)) };
    } catch (error) {
      kept = undefined;
      failures += 1;
      throw error;
    }
  }

  async function readOnwards(): Promise<void> {
    if (!kept) return;
    const { begin, events, end } = kept;
    const page = await read({ after: end, limit: MOST_KEPT });
    const all = [...events, ...page.events];
    const dropped = all.splice(0, firstKept(all)).at(-1);
    kept = { begin: dropped?.position ?? begin, events: all, end: page.position };
    lastRead = page;
  }

  const readTogether = singleFlight(() => {
    const done = readOnwards().finally(() => {
      reading = undefined;
    });
    reading = { appends: appends(), done };
    return done;
  });

  async function bringUpToDate(): Promise<void> {
    if (reading?.appends === appends()) return reading.done;
    if (!reading && lastRead && isNew(lastRead)) return;
    await readTogether();
  }

  async function readAlone(after: Position, size: PageSize): Promise<EventPage> {
    const page = await read({ after, ...size });
    if (!page.full && !kept) {
      kept = { begin: page.position, events: [], end: page.position };
      lastRead = page;
    }
    return page;
  }

  /** What is kept behind a position; undefined where that is not all there is. */
  function pageOf(after: Position, { filter, limit }: PageSize): EventPage | undefined {
    if (!kept || !lastRead || comparePositions(after, kept.begin) < 0) return undefined;
    if (comparePositions(after, kept.end) > 0) return undefined;
    const behind = kept.events.slice(firstBehind(kept.events, after));
    const looked = behind.slice(0, limit);
    const isCut = looked.length < behind.length;
    const end = isCut ? (looked.at(-1)?.position ?? after) : kept.end;
    return {
      events: looked.filter((event) => isWanted(event, filter)),
      position: comparePositions(end, after) === 0 ? after : end,
      full: isCut || lastRead.full,
      hidden: lastRead.hidden,
    };
  }

  /** How one subscription reads the page behind a position. Throws `StoreUnavailable` once after each failed read. */
  return (size: PageSize) => {
    let failuresMet = failures;
    return async (after: Position): Promise<EventPage> => {
      if (failuresMet !== failures) {
        failuresMet = failures;
        throw new StoreUnavailable('The event store did not answer');
      }
      try {
        if (kept && comparePositions(after, kept.begin) >= 0) await bringUpToDate();
        return pageOf(after, size) ?? (await readAlone(after, size));
      } catch (error) {
        failuresMet = failures;
        throw error;
      }
    };
  };
}

/** The index of the first event behind a position, the number of events where there is none. */
function firstBehind(events: readonly RecordedEvent[], after: Position): number {
  const last = events.findLastIndex(({ position }) => comparePositions(position, after) <= 0);
  return last + 1;
}

const isWanted = ({ stream }: RecordedEvent, filter: EventFilter | undefined): boolean =>
  filter?.streamPrefixes.some((prefix) => stream.startsWith(prefix)) ?? true;
