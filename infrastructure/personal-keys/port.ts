/**
 * The key that an event's personal data is sealed with, as it is stored. A log in the database of the keys writes the
 * event only while the key is there (docs/adr/0162-keys-beside-the-log.md). It is no part of the event's JSON.
 */
export class SealingKey {
  readonly subject: string;
  readonly wrapped: Buffer;
  /** Told where it is not stored any more: nothing is sealed with it from here on. */
  readonly lost: () => void;
  constructor(subject: string, wrapped: Buffer, lost: () => void) {
    this.subject = subject;
    this.wrapped = wrapped;
    this.lost = lost;
  }
  toJSON(): undefined {
    return undefined;
  }
}

/**
 * One secret key for each subject whose personal data the log holds; destroying it erases the data. An
 * erased subject stays so: its key is never made again.
 */
export interface PersonalKeys {
  /** The subject's key, made and kept when there is none yet. Refuses a subject that was erased. */
  obtain(subject: string): Promise<Buffer>;
  /**
   * Keys that are wanted in a moment, for a statement that stores them beside rows of its own (`OBTAINED` in
   * raw-queries.ts): what it answers is given to `remember`, and `obtain` need not ask.
   */
  prepare(subjects: readonly string[]): PreparedKeys;
  /**
   * What an event that is sealed now with the key of `obtain` needs to be stored. Undefined for a key of which the log
   * has events: it is on disk.
   */
  sealedWith(subject: string): SealingKey | undefined;
  /** The keys there are, null where it was destroyed; a subject that never had one is left out. */
  find(subjects: readonly string[]): Promise<ReadonlyMap<string, Buffer | null>>;
  /**
   * Erases the subject for ever. Once it resolves, that is on disk in the list of erased subjects, too;
   * who has the key in memory, in whatever process, uses it for a second at most.
   */
  destroy(subject: string): Promise<void>;
  /**
   * Counts the erasures this process has heard of; what it remembered of anybody at another count is to
   * be forgotten. A promise only where it looks for new ones, which it last did a second ago.
   */
  erasures(): number | Promise<number>;
  /** Who was erased in the last so many seconds, by the database's clock. */
  erasedWithin(seconds: number): Promise<readonly string[]>;
}

/** A key as it is stored; null where it was destroyed. */
export type StoredKey = Readonly<{ subject: string; wrapped_key: Buffer | null }>;

export type PreparedKeys = Readonly<{
  /** Those whose keys are not in memory. */
  subjects: readonly string[];
  /** The wrapped keys of those among them that have none yet. */
  fresh: readonly Buffer[];
  remember(stored: readonly StoredKey[]): void;
}>;

/** What reads and writes with keys needs no more than this. */
export type Keys = Pick<PersonalKeys, 'obtain' | 'find'> &
  Partial<Pick<PersonalKeys, 'sealedWith'>>;
