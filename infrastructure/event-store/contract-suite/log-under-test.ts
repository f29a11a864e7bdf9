import type { EventStore } from '../port.ts';

/** One log to try an adapter on. What only a server of ours allows is optional. */
export type LogUnderTest = Readonly<{
  /** Another adapter on the same log, as another process would have. */
  open(): Promise<EventStore>;
  /** Cuts every connection; the server keeps running. */
  dropConnections?: () => Promise<void>;
  /** Ends the server and starts it again on the same data; resolves when it answers. */
  restart?: () => Promise<void>;
  /** Ends the server without a word of warning and starts it again; likewise. */
  kill?: () => Promise<void>;
  /** Has the server say nothing for a few seconds; resolves when it goes on. */
  pause?: () => Promise<void>;
  /** Has another node lead; resolves when it was asked to. */
  resign?: () => Promise<void>;
  /** Has the server answer each read so many milliseconds late; 0 ends that. */
  slow?: (milliseconds: number) => void;
  /** How many subscriptions the server thinks it serves. */
  subscriptions?: () => number;
  /** Ends what `make` started. */
  remove(): Promise<void>;
}>;

/** The log of the suite, and an adapter on it that is open for all cases. */
export type Current = () => Readonly<{ log: LogUnderTest; store: EventStore }>;
