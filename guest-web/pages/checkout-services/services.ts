import type { CheckoutJson } from '@baanpak/contract/checkout/checkout.ts';
import type { BookingJson } from '../../shell/api/bookings.ts';
import type { WantedStay } from '../../shell/api/checkouts.ts';

export type CheckInMethod = BookingJson['methodCheckIn'];

/** What a guest chooses for each stay; the way of checking in is one for all. */
export type Services = {
  method: CheckInMethod;
  stays: { adults: number; children: number; pets: number; breakfast: boolean; note: string }[];
};

/** What the checkout says so far. */
export const servicesOf = (checkout: CheckoutJson): Services => ({
  method: methodsOf(checkout)[0] ?? 'At Hotel',
  stays: checkout.checkouts.map(({ room, guests, children, pets, breakfast, note }) => ({
    adults: Math.max(1, (guests || Math.min(room.guests, room.maxGuests)) - children),
    children,
    pets,
    breakfast: room.breakfast === 'on-request' && breakfast, // else there is nothing to choose
    note: note ?? '',
  })),
});

/** The ways of checking in that every hotel of the checkout offers; never none. */
export function methodsOf({ checkouts }: CheckoutJson): CheckInMethod[] {
  const methods: CheckInMethod[] = [];
  if (checkouts.every(({ hotel }) => hotel.checkInOnline)) methods.push('Online');
  if (checkouts.every(({ hotel }) => hotel.checkInAtHotel) || methods.length === 0)
    methods.push('At Hotel');
  return methods;
}

/** The stays of a checkout with what was chosen for them. */
export const wantedStays = ({ checkouts }: CheckoutJson, { stays }: Services): WantedStay[] =>
  checkouts.map(({ roomId, dateRange, totalPrice }, n) => {
    const { adults = 1, children = 0, pets = 0, breakfast = false, note = '' } = stays[n] ?? {};
    return {
      ...{ roomId, dateRange, totalPrice, children, pets, breakfast },
      guests: adults + children,
      note: note.trim() || null,
    };
  });
