import type { RoomUnitsRow } from '@baanpak/projector/calendar/tables.ts';
import type { RoomRow } from '@baanpak/projector/room/tables.ts';
import { expressionBuilder } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';

const { ref, fn, lit } = expressionBuilder<{ r: RoomRow; u: Partial<RoomUnitsRow> }, 'r' | 'u'>();

/** `RoomFacts` as JSON, of a row `r` of rooms left-joined with its row `u` of room_units. */
export const roomFacts = jsonBuildObject({
  roomId: ref('r.room_id'),
  hotelId: ref('r.hotel_id'),
  ownerId: ref('r.owner_id'),
  disabled: ref('r.disabled'),
  details: ref('r.details'),
  pictures: ref('r.pictures'),
  units: fn.coalesce('u.units', lit(0)),
  reviews: jsonBuildObject({ count: ref('r.review_count'), sum: ref('r.review_sum') }),
  reviewTurn: ref('r.review_turn'),
  version: ref('r.version'),
});
