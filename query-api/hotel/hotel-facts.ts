import type { HotelRow } from '@baanpak/projector/hotel/tables.ts';
import { expressionBuilder } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';

const { ref } = expressionBuilder<{ h: HotelRow }, 'h'>();

/** `HotelFacts` as JSON, of a row `h` of hotels. */
export const hotelFacts = jsonBuildObject({
  hotelId: ref('h.hotel_id'),
  ownerId: ref('h.owner_id'),
  slug: ref('h.slug'),
  disabled: ref('h.disabled'),
  details: ref('h.details'),
  pictures: ref('h.pictures'),
  reviews: jsonBuildObject({ count: ref('h.review_count'), sum: ref('h.review_sum') }),
  reviewTurn: ref('h.review_turn'),
  version: ref('h.version'),
});
