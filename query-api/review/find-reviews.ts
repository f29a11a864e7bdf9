import type { HotelDetails } from '@baanpak/domain/hotel/hotel-details.ts';
import type { RoomDetails } from '@baanpak/domain/room/room-details.ts';
import type { HotelRow } from '@baanpak/projector/hotel/tables.ts';
import type { RoomRow } from '@baanpak/projector/room/tables.ts';
import { expressionBuilder } from 'kysely';
import type { ReadDb } from '../deps.ts';

const { ref } = expressionBuilder<{ h: HotelRow; r: RoomRow }, 'h' | 'r'>();
const hotelName = ref('h.details', '->').key('hotelName').$castTo<HotelDetails['hotelName']>();
const roomTitle = ref('r.details', '->').key('title').$castTo<RoomDetails['title']>();

/** Reviews `v` with the names of their hotel and room, gone or not: what was said of them is kept. */
export const readReviews = (db: ReadDb) =>
  db
    .selectFrom('reviews as v')
    .innerJoin('hotels as h', 'h.hotel_id', 'v.hotel_id')
    .innerJoin('rooms as r', 'r.room_id', 'v.room_id')
    .selectAll('v')
    .select([hotelName.as('hotelName'), roomTitle.as('roomTitle')]);
