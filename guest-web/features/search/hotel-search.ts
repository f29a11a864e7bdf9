import type { PageJson } from '@baanpak/contract/answers/paging.ts';
import type { HotelJson } from '@baanpak/contract/hotel/hotel.ts';
import type { RoomOfferJson } from '@baanpak/contract/room/room.ts';
import type { AlternativesJson } from '@baanpak/contract/search/alternatives.ts';
import type { HotelCountsJson } from '@baanpak/contract/search/hotel-counts.ts';
import type {
  SuggestedHotelJson,
  SuggestedProvinceJson,
} from '@baanpak/contract/search/suggestions.ts';
import { read } from '../../shell/api/calls.ts';
import type { Api } from '../../shell/api/client.ts';
import type { Criteria } from './criteria.ts';

/** A province with open hotels. */
export type ProvinceChoice = Readonly<{ _id: string; th: string; en: string; hotels: number }>;
/** With a picture of one of them. */
export type ShownProvince = ProvinceChoice & Readonly<{ imageUrl: string | null }>;

/** A hotel with its rooms that are free for the whole stay, cheapest first. */
export type HotelResult = HotelJson &
  Readonly<{
    rooms: readonly RoomOfferJson[];
    /** The cheapest one, where any in a month is searched for. */
    stay?: Readonly<{ startDate: string; endDate: string }>;
  }>;
export type HotelResults = PageJson & Readonly<{ hotels: readonly HotelResult[] }>;

export type Alternatives = Omit<AlternativesJson, 'detail'>;
export type HotelCounts = Omit<HotelCountsJson, 'detail'>;

export const getProvinces = async (api: Api): Promise<readonly ShownProvince[]> =>
  (await read(api, '/search/unique-province', {})).provinces;

const PER_PAGE = 12;

/** Hotels with a room free for the stay. */
export const searchHotels = (api: Api, criteria: Criteria): Promise<HotelResults> =>
  read(
    api,
    '/search/hotels/advanced',
    {},
    { ...asked(criteria), sort: criteria.sort, page: criteria.page, perPage: PER_PAGE },
  );

/** How many hotels each filter would leave. */
export const countHotels = (api: Api, criteria: Criteria): Promise<HotelCounts> =>
  read(api, '/search/hotels/counts', {}, asked(criteria));

/** When and where a search that finds nothing would find something. */
export const findAlternatives = (api: Api, criteria: Criteria): Promise<Alternatives> =>
  read(api, '/search/hotels/alternatives', {}, asked(criteria));

const asked = (criteria: Criteria) => ({
  province: criteria.province,
  bounds: criteria.bounds || undefined,
  ...(criteria.month
    ? { month: criteria.month, nights: criteria.nights }
    : {
        startDate: `${criteria.stay.checkIn}T00:00:00`,
        endDate: `${criteria.stay.checkOut}T00:00:00`,
      }),
  guests: criteria.guests,
  pet: criteria.pet,
  kid: criteria.kid,
  facilities: criteria.facilities,
  sideViews: criteria.sideViews,
  minPrice: criteria.minPrice || undefined,
  maxPrice: criteria.maxPrice || undefined,
});

export type Suggested = Readonly<{
  hotels: readonly SuggestedHotelJson[];
  provinces: readonly SuggestedProvinceJson[];
}>;

/** Hotels, provinces and places by a part of their name, typing mistakes allowed. */
export const suggest = (api: Api, name: string): Promise<Suggested> =>
  read(api, '/search/suggest', {}, { q: name });
