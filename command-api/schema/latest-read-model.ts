import { openKysely } from '@baanpak/infrastructure/database/kysely.ts';
import { latestSchema } from '@baanpak/infrastructure/read-models/registry.ts';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';

/** What every version of the read models has, and the command side looks up there. */
type Read = {
  bookings: {
    bookings: {
      booking_id: string;
      code: string;
      placed_at: string;
      check_in: string;
      status: string;
      guest: Readonly<{ email: string | null }>;
    };
    guest_ids: { guest_id_hash: string; booking_id: string };
  };
  users: {
    users: {
      user_id: string;
      details: Readonly<{ email: string | null }>;
      removed: boolean;
    };
  };
};

/** The version of a group of read models that is furthest in the log. Throws `StoreUnavailable` where there is none. */
export const latestReadModel = async <Group extends keyof Read>(
  pool: Pool,
  group: Group,
): Promise<Kysely<Read[Group]>> =>
  openKysely<Read[Group]>(pool).withSchema(await latestSchema(pool, group));
