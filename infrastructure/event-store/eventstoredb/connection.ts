import type { Credentials, EventStoreDBClient } from '@eventstore/db-client';
import type { RecordedEvent } from '../port.ts';
import type { SameLog } from './same-log.ts';

/** The client and how long it is waited for; every operation takes both. */
export type Connection = Readonly<{
  client: EventStoreDBClient;
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
