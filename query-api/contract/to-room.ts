import type { RoomDetails } from '@baanpak/domain/room/room.ts';
import { toBaht } from '@baanpak/domain/values/money.ts';
import type { RoomJson } from './room.ts';

/** What a read table or a folded stream knows of a room. */
export type RoomFacts = Readonly<{
  roomId: string;
  hotelId: string;
  ownerId: string;
  disabled: boolean;
  details: RoomDetails;
  /** From its calendar; 0 before that is opened. */
  units: number;
  /** Revision of the room's stream. */
  version: number;
}>;

/** A room as everyone reads it; pictures and reviews are not there yet. */
export function toRoom(facts: RoomFacts): RoomJson {
  const { roomId, hotelId, ownerId, disabled, details, units, version } = facts;
  const { basePrice, facilities, notes, ...described } = details;
  return {
    _id: roomId,
    hotelId,
    ownerId,
    ...described,
    basePrice: toBaht(basePrice),
    units,
    facilities: [...facilities],
    notes: [...notes],
    imageUrl: null,
    imagesUrl: [],
    image360Url: null,
    idBackgroundCover: null,
    idsGallery: [],
    rating: null,
    ratingValue: null,
    reviewCount: 0,
    disabled,
    version,
  };
}
