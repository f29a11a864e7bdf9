import { type Static, Type } from 'typebox';
import { withDetail } from '../answers/detail.ts';
import { PAGE_FIELDS, PAGE_QUERY } from '../answers/paging.ts';
import { localDay } from '../fields/fields.ts';
import { day } from '../fields/query-fields.ts';
import { HotelSchema } from '../hotel/hotel.ts';
import { RoomOfferSchema } from '../room/room.ts';

const COUNT = { minimum: 0, maximum: 1000 };

export const SORTS = ['recommended', 'price', '-price', 'rating', 'name'] as const;

const BASIC_QUERY = {
  province: Type.Optional(
    Type.String({ description: 'An _id, or a name in either language and any case' }),
  ),
  startDate: Type.Optional(day()),
  endDate: Type.Optional(day()),
  guests: Type.Integer({ ...COUNT, default: 0, description: 'In one room, children counted' }),
  q: Type.Optional(
    Type.String({
      maxLength: 100,
      description: "Part of a hotel's name in either language, typing mistakes allowed",
    }),
  ),
  sort: Type.Enum([...SORTS], { type: 'string', default: 'recommended' }),
  ...PAGE_QUERY,
};

export const HotelSearchQuerySchema = Type.Object(BASIC_QUERY);

const codes = (list: string) =>
  Type.Optional(
    Type.Array(Type.String({ maxLength: 100 }), {
      maxItems: 40,
      description: `Codes of GET /lists/${list}, all of which a hotel must have; an unknown one is 400`,
    }),
  );
const baht = () => Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000_000 }));
const COORDINATE = '-?\\d{1,3}(\\.\\d{1,15})?';

export const AdvancedHotelSearchQuerySchema = Type.Object({
  ...BASIC_QUERY,
  pet: Type.Integer({ ...COUNT, default: 0 }),
  kid: Type.Integer({ ...COUNT, default: 0 }),
  facilities: codes('facilities'),
  sideViews: codes('side-views'),
  minPrice: baht(),
  maxPrice: baht(),
  month: Type.Optional(
    Type.String({
      pattern: '^20\\d{2}-(0[1-9]|1[0-2])$',
      examples: ['2026-12'],
      description: 'In place of startDate and endDate: any stay that begins in it, from today on',
    }),
  ),
  nights: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 30, description: 'Of a stay in the month; else 1' }),
  ),
  bounds: Type.Optional(
    Type.String({
      pattern: `^${COORDINATE}(,${COORDINATE}){3}$`,
      description:
        'south,west,north,east in degrees; south past north is 400, west past east reaches over the 180th meridian',
    }),
  ),
});
export type HotelSearchQuery = Static<typeof HotelSearchQuerySchema> &
  Partial<Static<typeof AdvancedHotelSearchQuerySchema>>;

/** Hotels with a free room, each with the rooms that are free and what they cost. */
export const HotelSearchAnswerSchema = withDetail({
  hotels: Type.Array(
    Type.Object({
      ...HotelSchema.properties,
      stay: Type.Optional(
        Type.Object(
          { startDate: localDay(), endDate: localDay() },
          {
            description:
              'Where a month is asked for: its cheapest stay, which the rooms are free for',
          },
        ),
      ),
      rooms: Type.Array(RoomOfferSchema),
    }),
  ),
  ...PAGE_FIELDS,
});
