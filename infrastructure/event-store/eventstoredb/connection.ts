import type { Credentials, EventStoreDBClient } from '@eventstore/db-client';
import { asError } from '../../process/errors.ts';
import { assertSurelyOfLog } from '../of-this-log.ts';
import {
  comparePositions,
  type EventStore,
  LogLostItsEnd,
  type PlacedEvent,
  type Position,
  type RecordedEvent,
  START,
  StoreUnavailable,
} from '../port.ts';
import { CallEnded, type SendAppend } from './append-call.ts';

/** The client and how long it is waited for; every operation takes both. */
export type Connection = Readonly<{
  client: EventStoreDBClient;
  sendAppend: SendAppend;
  /** Of the address; a server without users takes any. */
  credentials: Credentials;
  /** What the names of our streams begin with; other clients may write others. */
  streams: readonly string[] | 'any';
  /** Told of each event of others that a subscription steps over. */
  onEventOfOthers: (event: RecordedEvent) => void;
  /** Watches that it stays the same log. */
  same: SameLog;
  /** Milliseconds of silence after which the server counts as away. */
  patience: number;
  /** The store was closed. */
  closing: AbortSignal;
}>;

/** Whether the log is still the one that this process has met: what it appends depends on that. */
type SameLog = Readonly<{
  /** Met in the log: how far it goes, and the event that stands there, where it is one of ours. */
  met(position: Position, event?: PlacedEvent): void;
  /** The sentence, where it was lost. */
  problem(): string | undefined;
  /** A connection was lost: the server may come back with another log. */
  doubt(): void;
  /** The log was met without its end: nothing is appended from here on. */
  lost(error: LogLostItsEnd): void;
  /**
   * What `append` answers, where the log is the same before it and, if the connection was lost meanwhile, after
   * it. Asks it once more where its call ended before the answer. Throws `StoreUnavailable` with the sentence
   * otherwise, until the process is started again.
   */
  appending<Result>(append: () => Promise<Result>): Promise<Result>;
}>;

export function sameLog(log: Pick<EventStore, 'head' | 'readStream'>): SameLog {
  let position = START;
  let last: PlacedEvent | undefined;
  let doubts = 0;
  /** How many doubts there were when the log was last found to be the same. */
  let settled = 0;
  let loss: LogLostItsEnd | undefined;
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    const now = doubts;
    try {
      await assertSurelyOfLog({ position, last }, log);
      settled = now;
    } catch (error) {
      // anyone who cannot ask cannot know: it is refused, too
      if (!(error instanceof LogLostItsEnd))
        throw new StoreUnavailable(asError(error).message, { cause: error });
      loss ??= error;
    } finally {
      looking = undefined;
    }
  }

  async function assertSame(): Promise<void> {
    while (!loss && settled < doubts) {
      looking ??= look();
      await looking;
    }
    if (loss) throw new StoreUnavailable(loss.message, { cause: loss });
  }

  return {
    met(at, event) {
      if (comparePositions(at, position) > 0) position = at;
      if (event && comparePositions(event.position, last?.position ?? START) > 0) last = event;
    },
    problem: () => loss?.message,
    doubt() {
      doubts += 1;
    },
    lost(error) {
      loss ??= error;
    },
    async appending(append) {
      const attempt = async () => {
        await assertSame();
        const result = await append().catch((error: unknown) => {
          if (error instanceof StoreUnavailable) doubts += 1;
          throw error;
        });
        await assertSame();
        return result;
      };
      return attempt().catch((error: unknown) => {
        if (error instanceof CallEnded) return attempt();
        throw error;
      });
    },
  };
}
