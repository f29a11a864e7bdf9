import type { HotelDetails, HotelEvent } from '@baanpak/domain/hotel/hotel.ts';
import { merge, type Projection, put, set } from '../projection.ts';

/** One row a hotel: search, the hotel's page, its owner's lists. */
export const hotels: Projection<HotelEvent> = {
  name: 'hotels',
  when: {
    HotelRegistered: ({ data: { hotelId, ownerId, slug, details } }) => [
      put('hotels', {
        hotel_id: hotelId,
        owner_id: ownerId,
        slug,
        province_id: details.provinceId,
        disabled: false,
        details,
      }),
    ],
    HotelDescribed: ({ data: { hotelId, changes } }) => [
      merge('hotels', { hotel_id: hotelId }, 'details', changes),
      ...provinceOf(hotelId, changes),
    ],
    HotelDisabled: ({ data }) => [set('hotels', { hotel_id: data.hotelId }, { disabled: true })],
    HotelEnabled: ({ data }) => [set('hotels', { hotel_id: data.hotelId }, { disabled: false })],
  },
};

const provinceOf = (hotelId: string, { provinceId }: Partial<HotelDetails>) =>
  provinceId ? [set('hotels', { hotel_id: hotelId }, { province_id: provinceId })] : [];
