import type { Credentials, EventStoreDBClient } from '@eventstore/db-client';

/** The client and how long it is waited for; every operation takes both. */
export type Connection = Readonly<{
  client: EventStoreDBClient;
  /** Of the address; a server without users takes any. */
  credentials: Credentials;
  /** Milliseconds of silence after which the server counts as away. */
  patience: number;
  /** The store was closed. */
  closing: AbortSignal;
}>;
