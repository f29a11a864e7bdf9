import type { Json } from '../json/json.ts';

/**
 * Tells other parts of the product, in other processes too, that something may have changed.
 * A message is a hint: it can be lost, late or doubled, and anyone who gets it looks at the record.
 */
export interface Bus {
  /** Never waits and never fails. */
  publish(topic: string, message: Json): void;
  /** Calls `subscriber` for every message of exactly this topic from now on; gives back its end. */
  subscribe(topic: string, subscriber: Subscriber): Unsubscribe;
  /** Delivers nothing more. */
  close(): Promise<void>;
}

/** What it throws or rejects with is reported by the bus and harms nobody else. */
export type Subscriber = (message: Json) => void | Promise<void>;

/** Calling it again does nothing. */
type Unsubscribe = () => void;
