import type { ChangedRecordJson } from '@baanpak/contract/answers/changed-record.ts';
import { SITE_ID } from '@baanpak/contract/site/site.ts';
import {
  type Action,
  isInScope,
  type Principal,
  scopeOf,
} from '@baanpak/domain/values/people/roles.ts';
import { FOLLOWED_RESOURCES, type FollowedResource } from '@baanpak/domain/values/schema/route.ts';
import type { Bus } from '@baanpak/infrastructure/bus/port.ts';
import type { Json } from '@baanpak/infrastructure/json/json.ts';
import { schemasOf } from '@baanpak/projector/read-models.ts';
import { positionText, readCheckpoint } from '@baanpak/projector/schema/checkpoints.ts';
import { type ChangedRecord, READ_MODELS_MOVED } from '@baanpak/projector/schema/topics.ts';
import type { Pool } from 'pg';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { ReadDb } from '../database/read-db.ts';
import { staffPaymentId } from '../payment/attempts.ts';
import { namesOf } from '../user/users.ts';

/** For hints that were lost on their way. */
const LOOK_EVERY = 5_000;
/** In ms: how long hints are kept for who comes back after a gap of 5 s, and heard where it was up to 4 s before that. */
const KEPT_FOR = 15_000;
/** Records: so many are kept, though they changed within that time. */
const MOST_KEPT = 10_000;

const [BOOKINGS = ''] = schemasOf(['bookings']);

/** `ReadModelsMoved`, of which a projector of before says less. */
const Hint = Type.Partial(
  Type.Object({
    schemas: Type.Array(Type.String()),
    from: Type.String(),
    to: Type.String(),
    records: Type.Array(
      Type.Object({
        resource: Type.Enum([...FOLLOWED_RESOURCES]),
        id: Type.String(),
        by: Type.String(),
      }),
    ),
  }),
);

type StaffFollower = Readonly<{
  principal: Principal;
  changed(record: ChangedRecordJson): void;
  /** Something may have changed that nobody told of: lists are to be read again. */
  missed(): void;
}>;

export type StaffWatch = Readonly<{
  /**
   * Tells of records in one's scope that change from now on, and of those since a position where it is given, or
   * that something was missed; gives back its end.
   */
  follow(follower: StaffFollower, since?: string): () => void;
  /** Up to where all was told to all; undefined where nothing is known yet. */
  position(): string | undefined;
  close(): void;
}>;

/** A hint that who comes back may have missed. */
type Kept = {
  readonly from: string;
  readonly to: string;
  readonly records: readonly ChangedRecord[];
  readonly heardAt: number;
  isTold: boolean;
};

/**
 * One reader for all staff who look on. The projector's hints name the records that changed; each says
 * from which checkpoint to which, so that a lost one is noticed.
 */
export function watchForStaff(
  db: ReadDb,
  pool: Pool,
  bus: Bus,
  lookEvery: number = LOOK_EVERY,
): StaffWatch {
  const followers = new Set<StaffFollower>();
  /** The checkpoint up to which hints came; undefined where none came yet. */
  let told: string | undefined;
  /** Where `told` was when a look found the read models ahead of it. */
  let silentAt: string | undefined;
  /** Hints that follow one another, up to `told`. */
  let kept: readonly Kept[] = [];
  const missed = () => {
    for (const follower of followers) follower.missed();
  };

  async function heard(message: Json): Promise<void> {
    const { schemas, from, to, records = [] } = Value.Check(Hint, message) ? message : {};
    if (schemas && !schemas.includes(BOOKINGS)) return; // another group, or another version of it
    const isGap = told !== undefined && from !== told;
    told = to;
    if (isGap || from === undefined || to === undefined) {
      kept = [];
      missed();
      return;
    }
    const hint: Kept = { from, to, records, heardAt: Date.now(), isTold: false };
    kept = keptWith(kept, hint);
    if (followers.size > 0 && records.length > 0) await tell(db, [hint], followers).catch(missed);
    hint.isTold = true;
  }

  /** What is between a position and now, for who heard all before it. */
  async function tellSince(since: string, follower: StaffFollower): Promise<void> {
    if (since === told) return;
    const first = kept.findIndex(({ from }) => from === since);
    if (first < 0) return follower.missed();
    await tell(db, kept.slice(first), [follower]).catch(follower.missed);
  }

  /** Whether the read models went on without a word since the look before. */
  async function look(): Promise<void> {
    if (followers.size === 0) return;
    const checkpoint = await readCheckpoint(pool, BOOKINGS);
    const now = checkpoint && positionText(checkpoint.position);
    const isBehind = told !== undefined && now !== told;
    const wasSilent = isBehind && silentAt === told;
    silentAt = isBehind ? told : undefined;
    if (!wasSilent && told !== undefined) return;
    told = now;
    kept = [];
    if (wasSilent) missed();
  }

  const unsubscribe = bus.subscribe(READ_MODELS_MOVED, heard);
  const looking = setInterval(() => void look().catch(() => {}), lookEvery).unref();
  return {
    follow(follower, since) {
      followers.add(follower);
      if (since !== undefined) void tellSince(since, follower);
      return () => void followers.delete(follower);
    },
    position: () => kept.find(({ isTold }) => !isTold)?.from ?? told,
    close() {
      unsubscribe();
      clearInterval(looking);
      followers.clear();
    },
  };
}

function keptWith(kept: readonly Kept[], hint: Kept): readonly Kept[] {
  const oldest = Date.now() - KEPT_FOR;
  const young = [...kept.filter(({ heardAt }) => heardAt >= oldest), hint];
  let records = young.reduce((sum, one) => sum + one.records.length, 0);
  while (records > MOST_KEPT) records -= young.shift()?.records.length ?? 0;
  return young;
}

/** What changed, each record as it is now, to those in whose scope it is. */
async function tell(
  db: ReadDb,
  hints: readonly Kept[],
  those: Iterable<StaffFollower>,
): Promise<void> {
  const records = hints.flatMap((hint) => hint.records);
  const names = await namesOf(
    db,
    records.map(({ by }) => by),
  );
  for (const resource of FOLLOWED_RESOURCES) {
    const by = new Map(
      records.filter((one) => one.resource === resource).map((one) => [one.id, one.by]),
    );
    if (by.size === 0) continue;
    for (const { key, id, ownerId, version } of await readVersions(db, resource, by)) {
      const actor = by.get(key) ?? '';
      const record = { resource, id, version, by: actor, name: names.get(actor) ?? null };
      for (const { principal, changed } of those)
        if (isInScope(scopeOf(principal, RIGHT_TO_READ[resource]), ownerId)) changed(record);
    }
  }
}

/** What one must be allowed to read to hear of a record. */
const RIGHT_TO_READ: Readonly<Record<FollowedResource, Action>> = {
  bookings: 'read-stays',
  hotels: 'read-stays',
  rooms: 'read-stays',
  users: 'read-users',
  cases: 'read-money',
  refunds: 'read-money',
  payments: 'read-money',
  partners: 'manage-site',
  reviews: 'read-stays',
  site: 'manage-site',
};

/** `key`: what the projector calls the record; `id`: what staff do. A record of several owners comes once for each. */
type Known = Readonly<{
  key: string;
  id: string;
  ownerId: string | null;
  version: number | null;
}>;

/** The records that there are of those with these keys, whose each is and what it is at by now. */
const readVersions = (
  db: ReadDb,
  resource: FollowedResource,
  keys: ReadonlyMap<string, unknown>,
): Promise<Known[]> => READ[resource](db, [...keys.keys()]);

const READ: Readonly<Record<FollowedResource, (db: ReadDb, keys: string[]) => Promise<Known[]>>> = {
  bookings: (db, keys) =>
    db
      .selectFrom('bookings')
      .select(['booking_id as key', 'booking_id as id', 'owner_id as ownerId', 'version'])
      .where('booking_id', 'in', keys)
      .execute(),
  hotels: (db, keys) =>
    db
      .selectFrom('hotels')
      .select(['hotel_id as key', 'hotel_id as id', 'owner_id as ownerId', 'version'])
      .where('hotel_id', 'in', keys)
      .execute(),
  rooms: (db, keys) =>
    db
      .selectFrom('rooms')
      .select(['room_id as key', 'room_id as id', 'owner_id as ownerId', 'version'])
      .where('room_id', 'in', keys)
      .execute(),
  users: (db, keys) =>
    db
      .selectFrom('users')
      .select(['user_id as key', 'user_id as id', 'owner_id as ownerId', 'version'])
      .where('user_id', 'in', keys)
      .execute(),
  cases: (db, keys) =>
    db
      .selectFrom('money_cases')
      .select(['case_id as key', 'case_id as id', 'owner_id as ownerId', 'version'])
      .where('case_id', 'in', keys)
      .execute(),
  refunds: readRefunds,
  payments: readPayments,
  partners: async (db, keys) =>
    (
      await db
        .selectFrom('partner_applications')
        .select(['application_id as key', 'application_id as id', 'version'])
        .where('application_id', 'in', keys)
        .execute()
    ).map((known) => ({ ...known, ownerId: null })),
  reviews: (db, keys) =>
    db
      .selectFrom('reviews')
      .select(['review_id as key', 'review_id as id', 'owner_id as ownerId', 'version'])
      .where('review_id', 'in', keys)
      .execute(),
  site: async (_db, [key = '']) => [{ key, id: SITE_ID, ownerId: null, version: null }],
};

/** A refund is named by its booking and its own id, and is at what its booking is at. */
async function readRefunds(db: ReadDb, keys: string[]): Promise<Known[]> {
  const bookingIds = keys.map((key) => key.split('.')[0] ?? '');
  const bookings = await db
    .selectFrom('bookings')
    .select(['booking_id', 'owner_id as ownerId', 'version'])
    .where('booking_id', 'in', bookingIds)
    .execute();
  return keys.flatMap((key) =>
    bookings
      .filter(({ booking_id }) => key.startsWith(`${booking_id}.`))
      .map(({ ownerId, version }) => ({ key, id: key, ownerId, version })),
  );
}

/** An attempt to pay is its bookings' owners'; staff know it by what its own id is not told from. */
async function readPayments(db: ReadDb, keys: string[]): Promise<Known[]> {
  const attempts = await db
    .selectFrom('payments as p')
    .innerJoin('bookings as b', 'b.checkout_uid', 'p.checkout_uid')
    .select(['p.attempt_id as key', 'b.owner_id as ownerId'])
    .select(staffPaymentId.as('id'))
    .where('p.attempt_id', 'in', keys)
    .distinct()
    .execute();
  return attempts.map((attempt) => ({ ...attempt, version: null }));
}
