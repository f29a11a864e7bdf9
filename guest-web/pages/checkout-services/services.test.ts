import type { CheckoutJson } from '@baanpak/contract/checkout/checkout.ts';
import { describe, expect, it } from 'vitest';
import { methodsOf, servicesOf, wantedStays } from './services.ts';

type Ways = Readonly<{ checkInOnline: boolean; checkInAtHotel: boolean }>;

/** Of a checkout, only what is looked at here. */
const checkoutOf = (...ways: Ways[]) =>
  ({
    checkouts: ways.map((hotel, n) => ({
      roomId: `room${n}`,
      hotel,
      room: { guests: 3, maxGuests: 2 },
      dateRange: { start: '2027-03-01', end: '2027-03-03' },
      totalPrice: 2000,
      guests: 0,
      children: 0,
      pets: 0,
      breakfast: false,
      note: null,
    })),
  }) as unknown as CheckoutJson;

const both = { checkInOnline: true, checkInAtHotel: true };
const online = { checkInOnline: true, checkInAtHotel: false };
const atHotel = { checkInOnline: false, checkInAtHotel: true };

describe('the ways of checking in', () => {
  it.each([
    [[both], ['Online', 'At Hotel']],
    [[both, online], ['Online']],
    [[both, atHotel], ['At Hotel']],
    [[online, atHotel], ['At Hotel']],
  ])('are those all hotels have: %j → %j', (ways, methods) =>
    expect(methodsOf(checkoutOf(...ways))).toEqual(methods),
  );
});

describe('what is chosen for a stay', () => {
  it('begins with as many guests as the room is for and takes', () =>
    expect(servicesOf(checkoutOf(both)).stays[0]).toMatchObject({ adults: 2, note: '' }));

  it.each([
    ['on-request', true],
    ['included', false],
    [null, false],
  ] as const)('asks for breakfast where the room has it %s: %s', (breakfast, isAsked) => {
    const [stay] = checkoutOf(both).checkouts;
    const room = { guests: 3, maxGuests: 2, breakfast };
    const checkout = { checkouts: [{ ...stay, room, breakfast: true }] } as unknown as CheckoutJson;
    expect(servicesOf(checkout).stays[0]?.breakfast).toBe(isAsked);
  });

  it('counts children among the guests, and has no empty note', () => {
    const stays = [{ adults: 2, children: 1, pets: 1, breakfast: true, note: '  ' }];
    expect(wantedStays(checkoutOf(both), { method: 'Online', stays })).toEqual([
      {
        roomId: 'room0',
        dateRange: { start: '2027-03-01', end: '2027-03-03' },
        totalPrice: 2000,
        guests: 3,
        children: 1,
        pets: 1,
        breakfast: true,
        note: null,
      },
    ]);
  });
});
