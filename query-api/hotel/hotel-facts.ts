import type { HotelFacts } from '@baanpak/contract/hotel/to-hotel.ts';
import type { Satang } from '@baanpak/domain/values/money/money.ts';
import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import { sql } from 'kysely';
import { nightPrice } from '../room/night-price.ts';

/** `HotelFacts` as JSON, of a row `h` of read.hotels. */
export const hotelFacts = sql<HotelFacts>`json_build_object(
  'hotelId', h.hotel_id, 'ownerId', h.owner_id, 'slug', h.slug, 'disabled', h.disabled,
  'details', h.details, 'pictures', h.pictures, 'version', h.version)`;

/** The lowest price of tonight among the open rooms of a row `h` of read.hotels; null where none is open. */
export const lowestPrice = (tonight: LocalDate) => sql<Satang | null>`(
  SELECT min(${nightPrice}) FROM read.rooms r, (VALUES (${tonight}::date)) AS t (night)
  WHERE r.hotel_id = h.hotel_id AND NOT r.disabled)`;
