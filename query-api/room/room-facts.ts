import type { RoomFacts } from '@baanpak/contract/room/to-room.ts';
import { sql } from 'kysely';

/** `RoomFacts` as JSON, of a row `r` of rooms left-joined with its row `u` of room_units. */
export const roomFacts = sql<RoomFacts>`json_build_object(
  'roomId', r.room_id, 'hotelId', r.hotel_id, 'ownerId', r.owner_id, 'disabled', r.disabled,
  'details', r.details, 'pictures', r.pictures, 'units', coalesce(u.units, 0), 'version', r.version)`;
