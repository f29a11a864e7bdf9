import type { HotelEvent } from '@baanpak/domain/hotel/hotel.ts';
import type { HotelDetails, HotelPlace } from '@baanpak/domain/hotel/hotel-details.ts';
import type { I18nText } from '@baanpak/domain/values/text/i18n-text.ts';
import { searchedNames } from '@baanpak/domain/values/text/searched-names.ts';
import { merge, put, set } from '../row-changes.ts';
import type { Projection } from '../run/projection.ts';
import { type HotelRow, hotelModel } from './tables.ts';

/** One row a hotel: search, the hotel's page, its owner's lists. */
export const hotels: Projection<HotelEvent> = {
  model: hotelModel,
  records: { hotels: { resource: 'hotels', id: ['hotel_id'] } },
  streams: ['hotel-'],
  when: {
    HotelRegistered: ({ data: { hotelId, ownerId, slug, details }, revision }) => [
      put('hotels', {
        hotel_id: hotelId,
        owner_id: ownerId,
        slug,
        province_id: details.provinceId,
        disabled: false,
        removed: false,
        ...placeOf(details.locPlaces),
        ...namesOf(details.hotelName),
        details,
        pictures: {},
        ...{ review_count: 0, review_sum: 0, review_turn: 0 },
        version: revision,
      }),
    ],
    HotelDescribed: ({ data: { hotelId, changes }, revision }) => [
      merge('hotels', { hotel_id: hotelId }, 'details', changes),
      change(hotelId, { ...columnsOf(changes), version: revision }),
    ],
    HotelPicturesSet: ({ data: { hotelId, pictures }, revision }) => [
      merge('hotels', { hotel_id: hotelId }, 'pictures', pictures),
      change(hotelId, { version: revision }),
    ],
    HotelSlugReplaced: ({ data: { hotelId, slug }, revision }) => [
      change(hotelId, { slug, version: revision }),
    ],
    HotelDisabled: ({ data, revision }) => [
      change(data.hotelId, { disabled: true, version: revision }),
    ],
    HotelEnabled: ({ data, revision }) => [
      change(data.hotelId, { disabled: false, version: revision }),
    ],
    // closed too, so that what only shows open hotels need not know of removal
    HotelRemoved: ({ data, revision }) => [
      change(data.hotelId, { disabled: true, removed: true, version: revision }),
    ],
  },
};

const change = (hotelId: string, columns: Partial<HotelRow>) =>
  set('hotels', { hotel_id: hotelId }, columns);

const columnsOf = ({ provinceId, locPlaces, hotelName }: Partial<HotelDetails>) => ({
  ...(provinceId !== undefined && { province_id: provinceId }),
  ...(locPlaces !== undefined && placeOf(locPlaces)),
  ...(hotelName !== undefined && namesOf(hotelName)),
});

const placeOf = (place: HotelPlace | null) => ({
  lat: place?.lat ?? null,
  lng: place?.lng ?? null,
});

const namesOf = (name: I18nText) => ({ names: searchedNames(name) });
