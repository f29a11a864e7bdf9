import type { ChangedBookingJson } from '@baanpak/contract/stay/booking-state.ts';
import type { Scope } from '@baanpak/domain/values/people/roles.ts';
import { isInScope } from '@baanpak/domain/values/people/roles.ts';
import type { Bus } from '@baanpak/infrastructure/bus/port.ts';
import type { Json } from '@baanpak/infrastructure/event-store/port.ts';
import { positionText, readCheckpoint } from '@baanpak/projector/schema/checkpoints.ts';
import { schemasOf } from '@baanpak/projector/schema/groups.ts';
import { READ_MODELS_MOVED, type ReadModelsMoved } from '@baanpak/projector/schema/topics.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { ReadDb } from '../deps.ts';

/** For hints that were lost on their way. */
const LOOK_EVERY = 5_000;

const [BOOKINGS = ''] = schemasOf(['bookings']);

export type StaffFollower = Readonly<{
  scope: Scope;
  changed(state: ChangedBookingJson): void;
  /** Something may have changed that nobody told of: lists are to be read anew. */
  missed(): void;
}>;

export type StaffWatch = Readonly<{
  /** Tells of bookings in a scope that change from now on; gives back its end. */
  follow(follower: StaffFollower): () => void;
  close(): void;
}>;

/**
 * One reader for all staff who look on. The projector's hints name the bookings that changed; each says
 * from which checkpoint to which, so that a lost one is noticed.
 */
export function watchForStaff(
  db: ReadDb,
  pool: Pool,
  bus: Bus,
  lookEvery: number = LOOK_EVERY,
): StaffWatch {
  const followers = new Set<StaffFollower>();
  /** The checkpoint up to which all was told; undefined where nobody has followed yet. */
  let told: string | undefined;
  /** Where `told` was when a look found the read models ahead of it. */
  let silentAt: string | undefined;
  const missed = () => {
    for (const follower of followers) follower.missed();
  };

  async function heard(message: Json): Promise<void> {
    const { schemas, from, to, bookingIds = [] } = (message ?? {}) as Partial<ReadModelsMoved>;
    if (schemas && !schemas.includes(BOOKINGS)) return; // another group, or another version of it
    const isGap = told !== undefined && from !== told;
    told = to;
    if (followers.size === 0) return;
    if (isGap || to === undefined) missed();
    else if (bookingIds.length > 0) await tell(bookingIds).catch(missed);
  }

  async function tell(bookingIds: readonly string[]): Promise<void> {
    for (const { ownerId, ...state } of await readChanged(db, bookingIds))
      for (const follower of followers)
        if (isInScope(follower.scope, ownerId)) follower.changed({ ...state, ownerId });
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
    if (wasSilent) missed();
  }

  const unsubscribe = bus.subscribe(READ_MODELS_MOVED, heard);
  const looking = setInterval(() => void look().catch(() => {}), lookEvery).unref();
  return {
    follow(follower) {
      followers.add(follower);
      return () => void followers.delete(follower);
    },
    close() {
      unsubscribe();
      clearInterval(looking);
      followers.clear();
    },
  };
}

async function readChanged(db: ReadDb, bookingIds: readonly string[]) {
  const { rows } = await sql<ChangedBookingJson>`
    SELECT booking_id AS _id, owner_id AS "ownerId", hotel_id AS "hotelId", room_id AS "roomId",
      status, payment_status AS "paymentStatus",
      CASE WHEN status = 'Reserved' THEN held_until END AS "holdExpiresAt", version
    FROM bookings WHERE booking_id = ANY(${bookingIds}::uuid[])`.execute(db);
  return rows;
}
