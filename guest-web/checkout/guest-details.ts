import type { CheckoutJson } from '@baanpak/query-api/contract/checkout.ts';
import type { BookingJson, BookingRequest } from '../api/bookings.ts';

/** What the form asks for. */
export type GuestDetails = {
  reservedBy: string;
  email: string;
  phone: string;
  address: string;
  province: string;
  country: string;
  postalCode: string;
  paymentMethod: BookingJson['paymentMethod'];
  terms: boolean;
};

/** The most the provider takes in one charge, in baht. */
const LARGEST_CHARGE = 150_000;

export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());

/** Why a way of paying cannot be had for this checkout; undefined where it can. */
export function whyNot(
  method: BookingJson['paymentMethod'],
  { totalPrice, checkouts }: CheckoutJson,
): 'tooMuch' | 'severalHotels' | undefined {
  const hotels = new Set(checkouts.map(({ hotel }) => hotel._id));
  if (method === 'gateway' && totalPrice > LARGEST_CHARGE) return 'tooMuch';
  if (method === 'direct' && hotels.size > 1) return 'severalHotels';
  return undefined;
}

/** The way of paying that is chosen at first. */
export const firstMethod = (checkout: CheckoutJson): BookingJson['paymentMethod'] =>
  whyNot('gateway', checkout) === undefined ? 'gateway' : 'direct';

type Choices = Pick<BookingRequest, 'methodCheckIn' | 'lang'>;

/** The request that books all stays of a checkout. */
export function bookingRequest(
  checkout: CheckoutJson,
  details: GuestDetails,
  { methodCheckIn, lang }: Choices,
): BookingRequest {
  const said = (text: string) => text.trim() || null;
  return {
    checkoutId: checkout.uid,
    reservedBy: details.reservedBy.trim(),
    email: details.email.trim(),
    phone: details.phone.trim(),
    guests: checkout.checkouts[0]?.guests || 1,
    methodCheckIn,
    paymentMethod: details.paymentMethod,
    address: said(details.address),
    province: said(details.province),
    country: said(details.country),
    postalCode: said(details.postalCode),
    lang,
  };
}
