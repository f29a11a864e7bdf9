import { Nullable } from '@baanpak/domain/values/schema/nullable.ts';
import { type Static, Type } from 'typebox';
import { AT_FIELDS, AT_QUERY } from '../answers/as-of.ts';
import { withDetail } from '../answers/detail.ts';
import { IdsQuery, PAGE_FIELDS, PAGE_QUERY } from '../answers/paging.ts';
import { BookReachSchema } from '../booking/book-reach.ts';
import { uuid } from '../fields/fields.ts';
import { DaysQuery, day, ownerId, part, sort } from '../fields/query-fields.ts';
import { RoomOfferSchema, RoomSchema } from './room.ts';

export const ROOM_SORTS = ['_id', 'title', 'basePrice', 'maxGuests'] as const;

export const RoomListQuery = Type.Object({
  ...PAGE_QUERY,
  _id: IdsQuery,
  q: part('A part of a title in either language'),
  hotelId: Type.Optional(uuid()),
  ownerId: ownerId(),
  sort: sort(ROOM_SORTS, 'title'),
  ...AT_QUERY,
});
export type RoomListRequest = Static<typeof RoomListQuery>;
export const RoomListAnswer = withDetail({
  rooms: Type.Array(RoomSchema),
  ...PAGE_FIELDS,
  ...AT_FIELDS,
});

/** One of them. */
export const RoomByIdAnswer = withDetail({ room: RoomSchema, ...AT_FIELDS });

/** Days of a room, for its staff: its prices, or its calendar. */
export const RoomDaysQuery = Type.Object({ ...DaysQuery.properties, ...AT_QUERY });
export const StaffCalendarAnswer = withDetail({ bookReach: BookReachSchema, ...AT_FIELDS });

/** The rooms of the home page. */
const SelectedRoomSchema = Type.Object({
  ...RoomSchema.properties,
  from: Nullable(
    Type.Object(
      { price: Type.Integer(), date: Type.String({ format: 'date' }) },
      {
        description:
          'The cheapest night of the next 365 on which a stay of the fewest nights allowed then can begin, THB',
      },
    ),
  ),
});
export type SelectedRoomJson = Static<typeof SelectedRoomSchema>;
export const SelectedRoomsAnswer = withDetail({
  rooms: Type.Array(SelectedRoomSchema),
  ...PAGE_FIELDS,
});

/** In the address of what is told of a room. */
export const OfRoomParams = Type.Object({ roomId: uuid() });

/** What each night of a room costs guests. */
export const DailyPricesAnswer = withDetail({
  data: Type.Array(Type.Object({ date: Type.String({ format: 'date' }), price: Type.Integer() })),
});

/** A room for a stay. */
export const RoomSearchQuery = Type.Object({
  startDate: Type.Optional(day()),
  endDate: Type.Optional(day()),
});
export const RoomSearchAnswer = withDetail({ room: RoomOfferSchema });
