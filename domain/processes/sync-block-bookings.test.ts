import { describe, it } from 'vitest';
import { follow } from '../testing/follow.ts';
import { minute, nights } from '../testing/samples.ts';
import { satang } from '../values/money/money.ts';
import { syncBlockBookings } from './sync-block-bookings.ts';

const when = follow(syncBlockBookings);
const facts = {
  code: 'BK-7Q2MX4',
  checkoutUid: 'none',
  hotelId: 'riverside',
  ownerId: 'somchai',
  channel: 'admin',
  lang: 'th',
} as const;
const place = { roomId: 'garden', ...nights(1, 3), units: 2 };

describe('a block', () => {
  it('is written down as a booking without a guest or a price', () =>
    when({
      type: 'NightsBlocked',
      data: {
        ...place,
        bookingId: 'works',
        note: 'Paint',
        block: { ...facts, placedAt: minute(0) },
      },
    }).expect({
      do: {
        type: 'PlaceBlock',
        data: {
          bookingId: 'works',
          terms: {
            ...facts,
            ...place,
            nightPrices: [],
            price: satang(0),
            guests: 0,
            children: 0,
            pets: 0,
            breakfast: false,
            methodCheckIn: 'At Hotel',
            paymentMethod: 'direct',
          },
          guest: {
            reservedBy: null,
            email: null,
            phone: null,
            note: 'Paint',
            address: null,
            province: null,
            country: null,
            postalCode: null,
          },
          placedAt: minute(0),
        },
      },
    }));

  it('gives its nights back once it is lifted', () =>
    when({
      type: 'BlockLifted',
      data: { bookingId: 'works', roomId: 'garden', liftedAt: minute(0) },
    }).expect({
      do: {
        type: 'ReleaseNights',
        data: { roomId: 'garden', bookingId: 'works', because: 'canceled', undone: 0 },
      },
    }));
});
