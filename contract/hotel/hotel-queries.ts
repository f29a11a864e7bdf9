import { type Static, Type } from 'typebox';
import { AT_FIELDS, AT_QUERY } from '../answers/as-of.ts';
import { withDetail } from '../answers/detail.ts';
import { IdsQuery, PAGE_FIELDS, PAGE_QUERY } from '../answers/paging.ts';
import { uuid } from '../fields/fields.ts';
import { ownerId, part, sort } from '../fields/query-fields.ts';
import { RoomSchema } from '../room/room.ts';
import { HotelByIdSchema, HotelSchema, StaffHotelSchema } from './hotel.ts';

export const HOTEL_SORTS = ['_id', 'hotelName', 'hotelNameSlug', 'provinceId'] as const;

export const HotelListQuery = Type.Object({
  ...PAGE_QUERY,
  _id: IdsQuery,
  q: part('A part of a name in either language'),
  hotelId: Type.Optional(uuid()),
  ownerId: ownerId(),
  sort: sort(HOTEL_SORTS, 'hotelName'),
  ...AT_QUERY,
});
export type HotelListRequest = Static<typeof HotelListQuery>;
export const HotelListAnswer = withDetail({
  hotels: Type.Array(StaffHotelSchema),
  ...PAGE_FIELDS,
  ...AT_FIELDS,
});

/** `at` is for its staff. */
export const HotelByIdAnswer = withDetail({
  hotel: HotelByIdSchema,
  at: Type.Optional(AT_FIELDS.at),
});

/** A hotel as guests find it. */
export const HotelPageParams = Type.Object({ slug: Type.String() });
export const HotelPageAnswer = withDetail({ hotel: HotelSchema, rooms: Type.Array(RoomSchema) });

export const HotelsOfOwnerQuery = Type.Object({ ownerId: uuid(), ...PAGE_QUERY });
export const HotelsOfOwnerAnswer = withDetail({ hotels: Type.Array(HotelSchema), ...PAGE_FIELDS });

export const OpenSlugsQuery = Type.Object({
  after: Type.String({
    default: '',
    maxLength: 200,
    description: 'The last slug of the answer before',
  }),
  limit: Type.Integer({ minimum: 1, maximum: 5_000, default: 5_000 }),
});
export const OpenSlugsAnswer = Type.Object({
  slugs: Type.Array(Type.String({ examples: ['baan-suan'] })),
});
