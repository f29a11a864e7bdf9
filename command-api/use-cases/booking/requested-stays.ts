import type { PlaceBookingRequest } from '@baanpak/contract/booking/booking-requests.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import {
  type Checkout,
  type CheckoutItem,
  isSameStay,
} from '@baanpak/domain/checkout/checkout-state.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { localDate, type Stay } from '@baanpak/domain/values/time/local-date.ts';
import { type FieldProblem, InvalidRequest } from '@baanpak/infrastructure/http/invalid-request.ts';
import type { Commands } from '../../ports.ts';
import type { RequestedStay } from './reservation.ts';

type Asked = Omit<RequestedStay, 'bookingId' | 'guestId'>;
type RoomStay = Stay & Readonly<{ roomId: string }>;

const NEEDED = { th: 'ต้องระบุ', en: 'is required' };

/**
 * What is to be booked: the stay that the request names, or without one all of its checkout's. What
 * the request says of guests, breakfast and the like goes before what the cart states; with several
 * stays the cart's own word counts for each.
 */
export async function requestedStays(
  { commands }: Commands,
  body: PlaceBookingRequest,
): Promise<readonly Asked[]> {
  const named = namedStay(body);
  if (body.checkoutId === undefined) {
    if (!named) throw new InvalidRequest(missing(body));
    return [asked(body, named)];
  }
  const { state } = await commands.load(checkout, checkoutStream(body.checkoutId));
  if (state.status === 'unknown' || state.status === 'discarded')
    throw new Refusal('not-found', 'No such checkout');
  const items = itemsOf(state).filter(({ item }) => !named || isSameStay(item, named));
  if (items.length === 0)
    throw new Refusal('stay-not-in-checkout', 'The checkout has no such stay');
  const only = items.length === 1;
  return items.map(({ item, note }) => asked(body, item, { ...item, note }, only));
}

type FromCart = Pick<CheckoutItem, 'guests' | 'children' | 'pets' | 'breakfast'> &
  Readonly<{ note: string | null }>;
const NO_CART: FromCart = { guests: 0, children: 0, pets: 0, breakfast: false, note: null };

function asked(body: PlaceBookingRequest, stay: RoomStay, cart = NO_CART, only = true): Asked {
  const { roomId, checkIn, checkOut } = stay;
  const own = { children: body.children, pets: body.pets, breakfast: body.breakfast };
  return {
    roomId,
    checkIn,
    checkOut,
    guests: only || cart.guests === 0 ? body.guests : cart.guests,
    children: (only ? own.children : undefined) ?? cart.children,
    pets: (only ? own.pets : undefined) ?? cart.pets,
    breakfast: (only ? own.breakfast : undefined) ?? cart.breakfast,
    note: cart.note && !(only && body.note) ? cart.note : (body.note ?? null),
    methodCheckIn: body.methodCheckIn,
  };
}

const FIELDS = ['roomId', 'checkInDate', 'checkOutDate'] as const;

function namedStay(body: PlaceBookingRequest): RoomStay | undefined {
  const { roomId, checkInDate, checkOutDate } = body;
  if (roomId === undefined && checkInDate === undefined && checkOutDate === undefined)
    return undefined;
  if (roomId === undefined || checkInDate === undefined || checkOutDate === undefined)
    throw new InvalidRequest(missing(body));
  return { roomId, checkIn: localDate(checkInDate), checkOut: localDate(checkOutDate) };
}

const missing = (
  given: Pick<Partial<PlaceBookingRequest>, (typeof FIELDS)[number]>,
): FieldProblem[] =>
  FIELDS.filter((field) => given[field] === undefined).map((path) => ({ path, message: NEEDED }));

const itemsOf = ({ items, notes }: Checkout) =>
  items.map((item, n) => ({ item, note: notes?.[n] ?? null }));
