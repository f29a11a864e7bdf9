import { RoomDetailsSchema } from '@baanpak/domain/room/room-details.ts';
import { Nullable } from '@baanpak/domain/values/schema/nullable.ts';
import { type Static, Type } from 'typebox';

const { maxGuests, guests, ...details } = Type.Required(RoomDetailsSchema).properties;

const ROOM_FIELDS = {
  _id: Type.String({ format: 'uuid' }),
  hotelId: Type.String({ format: 'uuid' }),
  ownerId: Type.String({ format: 'uuid' }),
  ...details,
  basePrice: Type.Integer({ description: 'THB a night where no other price is set' }),
  units: Type.Integer({ description: 'Identical rooms sold under this entry' }),
  maxGuests: { ...maxGuests, description: 'With extra beds; children count' },
  guests: { ...guests, description: 'Without extra beds' },
  imageUrl: Nullable(Type.String()),
  imagesUrl: Type.Array(Type.String()),
  image360Url: Nullable(Type.String()),
  idBackgroundCover: Nullable(Type.String()),
  idsGallery: Type.Array(Type.String()),
  rating: Nullable(Type.Number({ description: 'Stars, 0.5 to 5; null where nobody reviewed' })),
  ratingValue: Nullable(Type.Number({ description: 'What guests give it, 1 to 10' })),
  reviewCount: Type.Integer(),
  disabled: Type.Boolean(),
  version: Type.Integer(),
};

/** A room as everyone reads it. */
export const RoomSchema = Type.Object(ROOM_FIELDS);
export type RoomJson = Static<typeof RoomSchema>;

/** What a stay in a room costs; THB. */
export const STAY_PRICE_FIELDS = {
  price: Type.Integer({ description: 'The average night, rounded' }),
  nights: Type.Integer(),
  totalPrice: Type.Integer({ description: 'The exact sum over the nights' }),
};

/** A room with what the stay that was asked for costs in it. */
export const RoomOfferSchema = Type.Object({ ...ROOM_FIELDS, ...STAY_PRICE_FIELDS });
export type RoomOfferJson = Static<typeof RoomOfferSchema>;
