import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import type { ChargeRecord } from './charge.ts';
import type { SandboxFaults } from './faults.ts';
import type { Dispute, ProviderEvent, Source } from './provider-objects.ts';
import type { TokenRecord } from './tokens.ts';

/** What is kept, by kind; JSON only. */
export type StoredObject = {
  charge: ChargeRecord;
  dispute: Dispute;
  event: ProviderEvent;
  faults: SandboxFaults;
  source: Source;
  token: TokenRecord;
};
export type ObjectKind = keyof StoredObject;

export type ObjectPage = Readonly<{
  /** Bounds on when an object was put first, inclusive. */
  from: Instant;
  to: Instant;
  order: 'chronological' | 'reverse_chronological';
  offset: number;
  limit: number;
}>;

/** Where the sandbox keeps its objects, so that they outlive the process. */
export interface SandboxStore {
  /** Makes ready what the adapter needs; safe to call by several processes at once. */
  prepare(): Promise<void>;
  get<K extends ObjectKind>(kind: K, id: string): Promise<StoredObject[K] | null>;
  /** Keeps an object, new or again. `dueAt`: when it wants to be looked at, see `due`; null: never. */
  put<K extends ObjectKind>(
    kind: K,
    id: string,
    object: StoredObject[K],
    at: Instant,
    dueAt: Instant | null,
  ): Promise<void>;
  /**
   * Replaces an object by compare-and-set. `change` is pure and may run again when somebody else was
   * faster; it may throw, or give null to leave the object as it is. Answers what was written, or null.
   */
  change<K extends ObjectKind>(
    kind: K,
    id: string,
    change: (object: StoredObject[K]) => Change<K> | null,
  ): Promise<StoredObject[K] | null>;
  list<K extends ObjectKind>(
    kind: K,
    page: ObjectPage,
  ): Promise<Readonly<{ data: StoredObject[K][]; total: number }>>;
  /** Ids of at most 100 objects whose `dueAt` has come, the longest due first. */
  due(kind: ObjectKind, now: Instant): Promise<string[]>;
}

export type Change<K extends ObjectKind> = Readonly<{
  object: StoredObject[K];
  dueAt: Instant | null;
}>;

export const MOST_DUE = 100;
