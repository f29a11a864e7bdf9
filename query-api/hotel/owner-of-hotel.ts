import type { OwnerOf } from '@baanpak/infrastructure/http/staff.ts';
import type { ReadDb } from '../deps.ts';

/** Whose a hotel is; undefined for one that is not there. */
export const ownerOfHotel =
  (db: ReadDb): OwnerOf =>
  (hotelId) =>
    db
      .selectFrom('hotels')
      .select('owner_id as ownerId')
      .where((eb) => eb(eb.cast<string>('hotel_id', 'text'), '=', hotelId))
      .where(({ not }) => not('removed'))
      .executeTakeFirst();
