import type { HotelFacts } from '@baanpak/contract/hotel/to-hotel.ts';
import { sql } from 'kysely';

/** `HotelFacts` as JSON, of a row `h` of hotels. */
export const hotelFacts = sql<HotelFacts>`json_build_object(
  'hotelId', h.hotel_id, 'ownerId', h.owner_id, 'slug', h.slug, 'disabled', h.disabled,
  'details', h.details, 'pictures', h.pictures, 'version', h.version)`;
