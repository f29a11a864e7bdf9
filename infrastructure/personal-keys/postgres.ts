import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import { type Generated, type Kysely, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { ClientBase, Pool } from 'pg';
import { inBatches } from '../concurrency/in-batches.ts';
import { anyOf, kyselyOn, openKysely } from '../database/kysely.ts';
import { runRaw } from '../database/raw-query.ts';
import type { ErasedList } from './erased-list.ts';
import { type Keys, type PersonalKeys, SealingKey } from './port.ts';
import { obtainKeys } from './raw-queries.ts';
import { openBytes, sealBytes } from './seal.ts';

const KEY_BYTES = 32;
/** Each group waits for the disk: keys asked for meanwhile are written together, as appends are. */
const STORED_AT_ONCE = { largestGroup: 256, groupsInFlight: 1 };

/** Null for who was erased, undefined for one that another wrote in the same moment. */
type WrappedKey = Buffer | null | undefined;

/** For who only reads and writes: anyone who erases needs to say where the list is. */
const NO_LIST: ErasedList = {
  add: async () => {
    throw new Error('There is no list of erased subjects: nothing was erased');
  },
  all: async () => [],
};

/**
 * Keys in table `command.personal_keys`, wrapped with DATA_KEY (32 bytes). Unwrapped keys stay in
 * memory for a minute at most, and no longer than a second once another process destroyed them.
 */
export function postgresPersonalKeys(
  pool: Pool,
  dataKey: Buffer,
  erasedList: ErasedList = NO_LIST,
): PersonalKeys {
  const db = openKysely<PersonalKeyTables>(pool);
  const cache = new LRUCache<string, Buffer>({ max: 20_000, ttl: 60_000 });
  /** Those that no event proves to be on disk; each as long as the key itself. */
  const unproven = new LRUCache<string, SealingKey>({ max: 20_000, ttl: 60_000 });
  const forget = (subject: string) => {
    cache.delete(subject);
    unproven.delete(subject);
  };
  const watch = erasureWatch(pool, forget);

  const remember = (subject: string, wrapped: Buffer) => {
    const key = Buffer.alloc(KEY_BYTES); // a part of Node's pool would keep all 8 kB of it in memory
    openBytes(dataKey, wrapped).copy(key);
    if (!watch.isErased(subject)) cache.set(subject, key); // it may have been destroyed while it was read
    return key;
  };

  /** A key that may be in memory of the database alone. */
  const rememberUnproven = (subject: string, wrapped: Buffer) => {
    const key = remember(subject, wrapped);
    const lost = () => {
      if (unproven.get(subject)?.wrapped.equals(wrapped)) forget(subject);
    };
    unproven.set(subject, new SealingKey(subject, wrapped, lost));
    return key;
  };

  const freshKey = () => sealBytes(dataKey, randomBytes(KEY_BYTES));

  async function storeKeys(subjects: readonly string[]): Promise<WrappedKey[]> {
    const asked = [...new Set(subjects)];
    const rows = await runRaw(pool, obtainKeys([asked, asked.map(freshKey)], undefined));
    const stored = new Map(rows.map((row) => [row.subject, row.wrapped_key]));
    return subjects.map((subject) => stored.get(subject));
  }
  const store = inBatches(storeKeys, STORED_AT_ONCE);

  async function obtainStored(subject: string): Promise<Buffer> {
    const wrapped = await store(subject);
    if (wrapped === undefined) return obtainStored(subject); // written by another meanwhile
    if (wrapped === null) {
      watch.heard(subject);
      throw new Refusal('wrong-status', 'Who this is about was erased: nothing personal is added');
    }
    return rememberUnproven(subject, wrapped);
  }

  return {
    async obtain(subject) {
      await watch.look();
      return cache.get(subject) ?? obtainStored(subject);
    },
    prepare(subjects) {
      const missing = subjects.filter((subject) => !cache.has(subject));
      return {
        subjects: missing,
        fresh: missing.map(freshKey),
        remember(stored) {
          for (const { subject, wrapped_key: wrapped } of stored)
            if (wrapped) rememberUnproven(subject, wrapped);
        },
      };
    },
    sealedWith: (subject) => unproven.get(subject),
    async find(subjects) {
      await watch.look();
      const found = new Map<string, Buffer | null>();
      const missing: string[] = [];
      for (const subject of subjects) {
        const key = cache.get(subject);
        if (key) found.set(subject, key);
        else missing.push(subject);
      }
      if (missing.length === 0) return found;
      const stored = await db
        .selectFrom('command.personal_keys')
        .select(['subject', 'wrapped_key'])
        .where('subject', '=', anyOf(missing))
        .execute();
      for (const { subject, wrapped_key: wrapped } of stored)
        found.set(subject, wrapped && remember(subject, wrapped));
      return found;
    },
    async destroy(subject) {
      await erasedList.add(subject); // first: a database that is put back must not bring the key back
      await destroy(db, subject);
      watch.heard(subject);
    },
    erasures: () => watch.look()?.then(watch.count) ?? watch.count(),
    erasedWithin: (seconds) => watch.erasedWithin(seconds),
  };
}

/**
 * Erases again who stands in the list: for a database that was put back, with keys it had then.
 * Answers how many of them had one.
 */
export async function destroyListed(pool: Pool, erasedList: ErasedList): Promise<number> {
  const db = openKysely<PersonalKeyTables>(pool);
  let destroyed = 0;
  for (const subject of await erasedList.all()) {
    destroyed += await destroy(db, subject);
  }
  return destroyed;
}

/** Answers 1 where there was a key. Who never had one gets none, either. */
async function destroy(db: Kysely<PersonalKeyTables>, subject: string): Promise<number> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('command.personal_keys')
    .values({ subject, wrapped_key: null, erased_at: sql`clock_timestamp()` })
    .onConflict((conflict) =>
      conflict
        .column('subject')
        .doUpdateSet(({ ref }) => ({ wrapped_key: null, erased_at: ref('excluded.erased_at') }))
        .where('command.personal_keys.wrapped_key', 'is not', null),
    )
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows);
}

const KEYS_AT_ONCE = 5_000;

/** Keys for subjects that have none yet, kept together with what is sealed by them: all or none. */
export type NewKeys = Keys & Readonly<{ keepIn(client: ClientBase): Promise<void> }>;

/** `dataKey` wraps them, as it does all keys. */
export function newKeys(dataKey: Buffer): NewKeys {
  const made = new Map<string, Buffer>();
  return {
    async obtain(subject) {
      const key = made.get(subject) ?? randomBytes(KEY_BYTES);
      made.set(subject, key);
      return key;
    },
    async find(subjects) {
      return new Map(
        subjects.flatMap((subject) => {
          const key = made.get(subject);
          return key ? [[subject, key] as const] : [];
        }),
      );
    },
    async keepIn(client) {
      const rows = [...made].map(([subject, key]) => ({
        subject,
        wrapped_key: sealBytes(dataKey, key),
        erased_at: null,
      }));
      const db = kyselyOn<PersonalKeyTables>(client);
      for (let from = 0; from < rows.length; from += KEYS_AT_ONCE)
        await db
          .insertInto('command.personal_keys')
          .values(rows.slice(from, from + KEYS_AT_ONCE))
          .execute();
    },
  };
}

/** How old what is known of erasures may be when a key is used; a look takes its time, too. */
const OLDEST_MS = 800;
/** Between two looks of the timer, so that the use of a key waits for none. */
const EVERY_MS = 400;
/** A look goes back by so much more than since the one before: an erasure takes a moment to be seen. */
const OVERLAP_SECONDS = 60;

/**
 * Hears of subjects that other processes erased. From the first use of a key on, a timer looks for them until the pool
 * ends. The use of a key looks itself only if the timer was late.
 */
function erasureWatch(pool: Pool, forget: (subject: string) => void) {
  const db = openKysely<PersonalKeyTables>(pool);
  const known = new Set<string>();
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | undefined;
  let isTimed = false;

  const heard = (subject: string) => {
    forget(subject);
    known.add(subject);
  };

  async function erasedWithin(seconds: number): Promise<readonly string[]> {
    const found = await db
      .selectFrom('command.personal_keys')
      .select('subject')
      .where('erased_at', '>', sql<Instant>`clock_timestamp() - make_interval(secs => ${seconds})`)
      .execute();
    return found.map(({ subject }) => subject);
  }

  async function lookNow(): Promise<void> {
    const began = performance.now();
    const since = Number.isFinite(lookedAt) ? (began - lookedAt) / 1000 : 0;
    for (const subject of await erasedWithin(since + OVERLAP_SECONDS))
      if (!known.has(subject)) heard(subject);
    lookedAt = began;
  }

  const lookTogether = (): Promise<void> => {
    looking ??= lookNow().finally(() => {
      looking = undefined;
    });
    return looking;
  };

  async function lookAgainAndAgain(): Promise<void> {
    while (!pool.ending) {
      await sleep(EVERY_MS, undefined, { ref: false });
      // if the database is away, the next use of a key fails
      if (!pool.ending) await lookTogether().catch(() => {});
    }
  }

  return {
    heard,
    isErased: (subject: string): boolean => known.has(subject),
    erasedWithin,
    count: () => known.size,
    /** Undefined where what is known is new enough: nothing is to be waited for. */
    look(): Promise<void> | undefined {
      if (!isTimed) void lookAgainAndAgain();
      isTimed = true;
      return performance.now() - lookedAt < OLDEST_MS ? undefined : lookTogether();
    },
  };
}

export type PersonalKeyTables = {
  'command.personal_keys': {
    subject: string;
    /** Null: a tombstone, the key was destroyed. */
    wrapped_key: Buffer | null;
    created_at: Generated<Instant>;
    erased_at: Instant | null;
  };
};
