import type { RoomUnitsRow } from '@baanpak/projector/calendar/tables.ts';
import type { HotelRow } from '@baanpak/projector/hotel/tables.ts';
import type { RoomRow } from '@baanpak/projector/room/tables.ts';
import type { UserRow } from '@baanpak/projector/user/tables.ts';
import { expressionBuilder } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { instantText } from './read-db.ts';

type Rows = { h: HotelRow; r: RoomRow; u: Partial<RoomUnitsRow> };

const { ref, fn, lit } = expressionBuilder<Rows, keyof Rows>();

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

const ofUser = expressionBuilder<{ u: UserRow }, 'u'>();

/** A row `u` of users as `UserFacts`. */
export const userFacts = jsonBuildObject({
  userId: ofUser.ref('u.user_id'),
  ownerId: ofUser.ref('u.owner_id'),
  role: ofUser.ref('u.role'),
  details: ofUser.ref('u.details'),
  disabled: ofUser.ref('u.disabled'),
  recoveryCodesLeft: ofUser.ref('u.recovery_codes_left'),
  registeredAt: instantText(ofUser.ref('u.registered_at')),
  version: ofUser.ref('u.version'),
});
