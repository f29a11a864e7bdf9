import { randomUUID } from 'node:crypto';
import type { BookingJson } from '@baanpak/contract/booking/booking.ts';
import type { PlaceBookingRequest } from '@baanpak/contract/booking/booking-requests.ts';
import type { CartItem } from '@baanpak/contract/checkout/checkout-requests.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import {
  type Checkout,
  type CheckoutItem,
  isSameStay,
} from '@baanpak/domain/checkout/checkout-state.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { firstItem } from '@baanpak/domain/values/lists/first-item.ts';
import { toBaht } from '@baanpak/domain/values/money/money.ts';
import { localDate, type Stay } from '@baanpak/domain/values/time/local-date.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import { type FieldProblem, InvalidRequest } from '@baanpak/infrastructure/http/invalid-request.ts';
import type {
  BookingLinks,
  Clock,
  Commands,
  Failpoints,
  Holding,
  RequestIds,
} from '../../ports.ts';
import type { Caller } from '../caller.ts';
import { checkoutAnswer, makeCheckout } from '../checkout/open-checkout.ts';
import type { RoomAdmission } from '../room-calendar/room-admission.ts';
import { buyerOf } from '../tax-invoice/tax-invoices.ts';
import { bookingAnswer, bookingAnswerFrom, guestAnswers } from './booking-answer.ts';
import { giveGuestId, startedBefore } from './load-booking.ts';
import { planStays, type RequestedStay } from './plan-stays.ts';
import { reserve } from './reserve.ts';

export type PlacedBookings = Readonly<{
  books: readonly BookingJson[];
  position: Position;
  /** The same request came before. */
  replayed: boolean;
}>;
/** A refusal, and how far the log is to be read to see the checkout that it names. */
export type RefusedAtPosition = Readonly<{ refusal: Refusal; position: Position }>;

/** A guest holds rooms for their payment. Once a promise is over, the refusal names a new checkout. */
export async function placeBooking(
  ports: Commands & Clock & Failpoints & RequestIds & Holding & BookingLinks,
  admission: RoomAdmission,
  by: Caller,
  body: PlaceBookingRequest,
): Promise<PlacedBookings | RefusedAtPosition> {
  const asked = await requestedStays(ports, body);
  const stays = asked.map((stay, n): RequestedStay => {
    const guestId = by.idFor(`booking#${n}`);
    return { ...stay, guestId, bookingId: ports.ids.staffIdOf(guestId) };
  });
  const wanted = {
    stays,
    paymentMethod: body.paymentMethod,
    wantsTaxInvoice: Boolean(body.taxInvoice),
    expectedTotal: body.expectedTotal,
  };
  const planning = admission.plan(stays, (readRoom) =>
    planStays(
      ports,
      body.checkoutId === undefined ? wanted : { ...wanted, cartUid: body.checkoutId },
      readRoom,
    ),
  );
  planning.catch(() => {}); // a replay does not hear of it
  const replayed = await bookedBefore(ports, by, body, stays);
  if (replayed) {
    const answers = replayed.map((bookingId) => bookingAnswer(ports, bookingId));
    return { ...(await guestAnswers(ports, await Promise.all(answers))), replayed: true };
  }
  const { checkoutId } = body;
  const outcome = await planning.catch((error: unknown) => {
    if (checkoutId === undefined || !isPromiseOver(error)) throw error;
    return pricedAgain(ports, by, { checkoutId, stays }, error);
  });
  if ('refusal' in outcome) return outcome;
  // nothing more is worked out for a request that comes after the last unit is gone
  const held = await admission.hold(outcome, () => {
    const reservation = {
      ...reservationOf(by, body),
      checkoutUid: checkoutUidOf(by, body),
      stays,
    };
    return reserve(ports, reservation, by.context, planning);
  });
  return { ...(await guestAnswers(ports, held.map(bookingAnswerFrom(ports)))), replayed: false };
}

/** What the same request booked when it came before; one that broke off on the way is carried on. */
async function bookedBefore(
  ports: Commands & RequestIds & BookingLinks,
  by: Caller,
  body: PlaceBookingRequest,
  stays: readonly RequestedStay[],
): Promise<readonly string[] | null> {
  if (by.context.requestHash === undefined) return null; // it came without a key
  const first = firstItem(stays);
  const { bookingId, origin } = await startedBefore(ports, first);
  if (!by.isReplay(origin)) return null;
  const { state } = await ports.commands.load(checkout, checkoutStream(checkoutUidOf(by, body)));
  if (!('stays' in state && state.stays.some((stay) => stay.bookingId === bookingId))) return null;
  if (bookingId === first.bookingId) return stays.map((stay) => stay.bookingId);
  // from when a booking had one id: what its guest was told then opens nothing any more
  const ofOld = stays.map(({ guestId }) => guestId);
  await Promise.all(ofOld.map((id) => giveGuestId(ports, id, by.context)));
  return ofOld;
}

/** The cart's, or the booking's own. */
const checkoutUidOf = (by: Caller, { checkoutId }: PlaceBookingRequest): string =>
  checkoutId ?? by.idFor('booking#checkout');

type OfCheckout = Readonly<{ checkoutId: string; stays: readonly RequestedStay[] }>;

/** The refusal names a new checkout of the stays asked for, at what holds now. */
async function pricedAgain(
  ports: Commands & Clock & Holding,
  by: Caller,
  { checkoutId, stays }: OfCheckout,
  { code, message }: Refusal,
): Promise<RefusedAtPosition> {
  const { state } = await ports.commands.load(checkout, checkoutStream(checkoutId));
  const uid = randomUUID(); // never the key's: the same request again is priced again
  await makeCheckout(ports, uid, cartOf(state, stays), by.anotherContext());
  const { data, position } = await checkoutAnswer(ports, uid);
  return { refusal: new Refusal(code, message, { checkout: data }), position };
}

const isPromiseOver = (error: unknown): error is Refusal =>
  error instanceof Refusal &&
  (error.code === 'terms-changed' || (error.code === 'price-changed' && !error.facts));

/** The items of a checkout that are asked for, as a cart. */
const cartOf = ({ items, notes }: Checkout, asked: readonly RequestedStay[]): CartItem[] =>
  items.flatMap((item, n) => {
    if (!asked.some((stay) => isSameStay(stay, item))) return [];
    const { roomId, checkIn, checkOut, guests, children, pets, breakfast } = item;
    return {
      ...{ roomId, guests, children, pets, breakfast, note: notes?.[n] ?? null },
      dateRange: { start: checkIn, end: checkOut },
      totalPrice: toBaht(item.totalPrice),
    };
  });

const reservationOf = ({ network, language }: Caller, body: PlaceBookingRequest) => ({
  guest: {
    reservedBy: body.reservedBy,
    email: body.email,
    phone: body.phone,
    address: body.address ?? null,
    province: body.province ?? null,
    country: body.country ?? null,
    postalCode: body.postalCode ?? null,
    ...(body.taxInvoice && { taxInvoice: buyerOf(body.taxInvoice) }),
  },
  paymentMethod: body.paymentMethod,
  channel: 'website' as const,
  lang: body.lang ?? language,
  termsVersion: body.termsVersion,
  address: network,
});

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
