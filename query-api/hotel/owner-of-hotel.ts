import type { OwnerOf } from '@baanpak/infrastructure/http/staff.ts';
import type { ReadDb } from '../deps.ts';

/** Whose a hotel is; undefined for one that is not there. */
export const ownerOfHotel =
  (db: ReadDb): OwnerOf =>
  (hotelId) =>
    hotelOwners(db, hotelId)
      .where(({ not }) => not('removed'))
      .executeTakeFirst();

/** Whose a hotel is or was; undefined for one that never was. */
export const ownerOfFormerHotel =
  (db: ReadDb): OwnerOf =>
  (hotelId) =>
    hotelOwners(db, hotelId).executeTakeFirst();

const hotelOwners = (db: ReadDb, hotelId: string) =>
  db
    .selectFrom('hotels')
    .select('owner_id as ownerId')
    .where((eb) => eb(eb.cast<string>('hotel_id', 'text'), '=', hotelId));
