import {
  averageOf,
  NO_RATING,
  type Rating,
  starsOf,
} from '@baanpak/domain/review/review-scores.ts';
import type { RoomDetails } from '@baanpak/domain/room/room-details.ts';
import type { RoomPictures } from '@baanpak/domain/room/room-state.ts';
import { toBaht } from '@baanpak/domain/values/money/money.ts';
import { pictureUrl, pictureUrls } from '../fields/picture-url.ts';
import type { RoomJson } from './room.ts';

/** What a read table or a folded stream knows of a room. */
export type RoomFacts = Readonly<{
  roomId: string;
  hotelId: string;
  ownerId: string;
  disabled: boolean;
  details: RoomDetails;
  pictures: Partial<RoomPictures>;
  /** From its calendar; 0 before that is opened. */
  units: number;
  /** Of its guests; left out where nobody asks for it. */
  reviews?: Rating | undefined;
  /** Revision of the room's stream. */
  version: number;
}>;

/** A room as everyone reads it. */
export function toRoom(facts: RoomFacts): RoomJson {
  const { roomId, hotelId, ownerId, disabled, details, pictures, units, version } = facts;
  const { reviews = NO_RATING } = facts;
  const { basePrice, facilities, notes, breakfast = null, unitNames = [], ...described } = details;
  return {
    _id: roomId,
    hotelId,
    ownerId,
    ...described,
    basePrice: toBaht(basePrice),
    units,
    facilities: [...facilities],
    notes: [...notes],
    breakfast,
    unitNames: [...unitNames],
    ...pictured(pictures),
    rating: starsOf(reviews),
    ratingValue: averageOf(reviews),
    reviewCount: reviews.count,
    disabled,
    version,
  };
}

const pictured = ({ cover = null, gallery = [], panorama = null }: Partial<RoomPictures>) => ({
  imageUrl: pictureUrl(cover),
  imagesUrl: pictureUrls(gallery),
  image360Url: pictureUrl(panorama),
  idBackgroundCover: cover,
  idsGallery: [...gallery],
});
