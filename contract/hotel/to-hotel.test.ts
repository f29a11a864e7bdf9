import type { HotelDetails } from '@baanpak/domain/hotel/hotel-details.ts';
import { describe, expect, it } from 'vitest';
import { type HotelFacts, toStaffHotel, toStayHotel } from './to-hotel.ts';

const both = (text: string) => ({ th: text, en: text });

const factsOf = (details: Pick<HotelDetails, 'taxId' | 'vatRegistered'>): HotelFacts => ({
  ...{ hotelId: 'h', ownerId: 'o', slug: 'talay', disabled: false, pictures: {}, version: 0 },
  details: {
    ...{ hotelName: both('Talay'), provinceId: 'TH-83', address: null, locPlaces: null },
    ...{ contactPhone: null, contactChat: null, checkInOnline: false, checkInAtHotel: true },
    ...{ vdoYoutube: null, vdoFacebook: null, sideViews: [], facilities: [] },
    ...{ messageDescription: null, messageFromHotel: null, distanceToCity: null },
    ...{ distanceToAirport: null, airportName: null, checkInTime: '14:00', checkOutTime: '12:00' },
    ...{ bank: null, bankAccountNumber: null, bankAccountName: null, promptPayId: null },
    ...{ branch: null, ...details },
  },
});

describe('a hotel that guests read is registered for VAT', () => {
  it.each([
    ['with a tax id', { taxId: '0105561000011' }, true],
    ['not without one, whatever holds where nobody says', { taxId: null }, false],
    ['not where it says that it is not', { taxId: '0105561000011', vatRegistered: false }, false],
  ])('%s', (_name, details, is) => expect(toStayHotel(factsOf(details)).vatRegistered).toBe(is));
});

it('staff read whether a hotel is registered for VAT as it was written', () => {
  expect(toStaffHotel(factsOf({ taxId: null }), null).vatRegistered).toBe(true);
  expect(toStaffHotel(factsOf({ taxId: null, vatRegistered: false }), null).vatRegistered).toBe(
    false,
  );
});
