import { withDetail } from '@baanpak/query-api/contract/detail.ts';
import { RoomSchema } from '@baanpak/query-api/contract/room.ts';
import { type Static, Type } from 'typebox';
import { count, i18n, nullable, text, uuid } from './pieces.ts';

const REQUIRED = {
  title: i18n(200),
  basePrice: Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'THB a night' }),
  maxGuests: count(1, 100),
};

const DESCRIBED = {
  subtitle: nullable(i18n(500)),
  description: nullable(i18n(10_000)),
  roomType: nullable(Type.String({ maxLength: 100 })),
  units: count(1, 1000),
  guests: count(1, 100),
  petsAllowed: Type.Boolean(),
  kidsAllowed: Type.Boolean(),
  facilities: Type.Array(Type.Object({ icon: Type.String({ maxLength: 50 }), text: i18n(200) }), {
    maxItems: 50,
  }),
  notes: Type.Array(Type.Object({ text: i18n(1000) }), { maxItems: 3 }),
  disabled: Type.Boolean(),
};

export const CreateRoomBody = Type.Object({
  hotelId: uuid(),
  ...REQUIRED,
  ...Type.Partial(Type.Object(DESCRIBED)).properties,
});
export type CreateRoomRequest = Static<typeof CreateRoomBody>;

/** Fields that only the server sets: they may come back as they were read. */
const READ_ONLY = [
  '_id',
  'hotelId',
  'imageUrl',
  'imagesUrl',
  'image360Url',
  'idBackgroundCover',
  'rating',
  'ratingValue',
  'reviewCount',
] as const;
type ReadOnly = Readonly<Partial<Record<(typeof READ_ONLY)[number], unknown>>>;
const readOnly = Object.fromEntries(READ_ONLY.map((field) => [field, Type.Unknown()]));

const CHANGED = Type.Partial(
  Type.Object({
    ...REQUIRED,
    ...DESCRIBED,
    ownerId: uuid('Follows from the hotel; may come back as it was read'),
    idsGallery: Type.Array(text(200), {
      uniqueItems: true,
      description: 'Orders the gallery, and removes what is left out',
    }),
    version: Type.Integer(),
  }),
);

/** The fields that change; what only the server sets may come back as it was read. */
export const ChangeRoomBody = Type.Object({
  ...CHANGED.properties,
  ...Type.Partial(Type.Object(readOnly)).properties,
});
export type ChangeRoomRequest = Static<typeof CHANGED> & ReadOnly;

/** What of a request only the server sets. */
export const readOnlyOf = (body: ReadOnly): ReadOnly =>
  Object.fromEntries(READ_ONLY.map((field) => [field, body[field]]));

export const RoomAnswer = withDetail({ room: RoomSchema });
export const RoomParams = Type.Object({ id: uuid("The room's `_id`") });
