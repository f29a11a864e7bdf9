import type { HotelPictures } from '@baanpak/domain/hotel/hotel.ts';
import type { HotelDetails } from '@baanpak/domain/hotel/hotel-details.ts';
import type { ReadModel } from '../schema/read-model.ts';

export type HotelRow = {
  hotel_id: string;
  owner_id: string;
  slug: string;
  province_id: string;
  disabled: boolean;
  /** A removed one is disabled, too. */
  removed: boolean;
  /** Where it is on the map; null where nobody said. */
  lat: number | null;
  lng: number | null;
  /** Its names as they are searched: `searchedNames` of domain/values/searched-names. */
  names: string;
  details: HotelDetails;
  /** Those that were set. */
  pictures: Partial<HotelPictures>;
  /** What guests give it: the sum of so many scores; `review_turn` grows with every change of these. */
  review_count: number;
  review_sum: number;
  review_turn: number;
  /** Revision of the hotel's stream. */
  version: number;
};

export type HotelTables = {
  hotels: HotelRow;
};

export const hotelModel = {
  group: 'search',
  version: 4,
  keys: {
    hotels: ['hotel_id'],
  },
  sql: `
    CREATE TABLE hotels (
      hotel_id uuid PRIMARY KEY, owner_id uuid NOT NULL, slug text NOT NULL,
      province_id text NOT NULL, disabled boolean NOT NULL, removed boolean NOT NULL,
      lat double precision, lng double precision, names text NOT NULL,
      details jsonb NOT NULL, pictures jsonb NOT NULL, review_count bigint NOT NULL, review_sum bigint NOT NULL,
      review_turn bigint NOT NULL, version bigint NOT NULL);
    CREATE INDEX ON hotels (slug);
    CREATE INDEX ON hotels (province_id) WHERE NOT disabled;
    CREATE INDEX ON hotels (lat, lng) WHERE NOT disabled;
    CREATE INDEX ON hotels (owner_id);`,
} as const satisfies ReadModel;
