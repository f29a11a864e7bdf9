import type { Owned, OwnerOf } from '@baanpak/infrastructure/http/staff.ts';
import { sql } from 'kysely';
import type { ReadDb } from '../deps.ts';

/** Whose a hotel is; undefined for one that is not there. */
export const ownerOfHotel =
  (db: ReadDb): OwnerOf =>
  async (hotelId) => {
    const { rows } = await sql<Owned>`
      SELECT owner_id AS "ownerId" FROM hotels
      WHERE hotel_id::text = ${hotelId} AND NOT removed`.execute(db);
    return rows[0];
  };
