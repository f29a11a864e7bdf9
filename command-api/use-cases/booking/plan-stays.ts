import { assertChecksIn, checkStay } from '@baanpak/domain/booking/stay-rules.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import type { Checkout } from '@baanpak/domain/checkout/checkout-state.ts';
import { keepPromise } from '@baanpak/domain/checkout/promise.ts';
import { quote } from '@baanpak/domain/room/quote.ts';
import { areBroken } from '@baanpak/domain/room/stay-rules.ts';
import type { RoomCalendar } from '@baanpak/domain/room-calendar/room-calendar-state.ts';
import { areFreeTogether, unitsLeft } from '@baanpak/domain/room-calendar/taken-nights.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { zip } from '@baanpak/domain/values/lists/zip.ts';
import { policyOf } from '@baanpak/domain/values/money/cancellation-policy.ts';
import { isChargeable } from '@baanpak/domain/values/money/charge-limits.ts';
import { addUp, toBaht } from '@baanpak/domain/values/money/money.ts';
import { after, type Instant } from '@baanpak/domain/values/time/instant.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import type { Clock, Commands, Holding } from '../../ports.ts';
import { loadRoomStates, type RoomStates } from '../room/room-answer.ts';
import { sellerOf } from '../tax-invoice/seller-of.ts';
import type { PlannedStay, RequestedStay, Reservation } from './reservation.ts';

/**
 * `cartUid`: the checkout of others' making that the stays come from; staff name no `paymentMethod`.
 * `expectedTotal`: what all stays cost as who asks was told, in THB.
 */
type PlanRequest = Pick<Reservation, 'stays'> &
  Partial<Pick<Reservation, 'paymentMethod'>> &
  Readonly<{ cartUid?: string; wantsTaxInvoice?: boolean; expectedTotal?: number | undefined }>;
export type Plan = Readonly<{ stays: readonly PlannedStay[]; now: Instant; heldUntil: Instant }>;

/** A room, its hotel and its calendar, read after it was asked. */
export type ReadRoom = (roomId: string) => Promise<RoomStates>;

/**
 * Reads all that a reservation depends on, at once, and refuses what cannot be obtained: when many want one
 * room all but a few end here, with nothing written and nothing to compensate. What can be obtained is booked at
 * what its checkout promised, or else refused with `price-changed` or `terms-changed`. `readRoom` may read
 * once for many who ask at once.
 */
export async function planStays(
  ports: Commands & Clock & Holding,
  wanted: PlanRequest,
  readRoom: ReadRoom = (roomId) => loadRoomStates(ports, roomId),
): Promise<Plan> {
  const now = ports.now();
  const [cart, rooms] = await Promise.all([
    wanted.cartUid === undefined ? undefined : loadCart(ports, wanted.cartUid, wanted.stays),
    Promise.all(wanted.stays.map(({ roomId }) => readRoom(roomId))),
  ]);
  const possible = planned(wanted, rooms, now);
  const stays = cart ? atPromise(possible, keepPromise(cart, possible, now)) : possible;
  assertExpected(stays, wanted.expectedTotal);
  if (wanted.paymentMethod === 'gateway') assertChargeable(stays, cart);
  // stays that join a cart's others end with them
  const heldUntil = cart?.status === 'held' ? cart.heldUntil : after(now, ports.settings.holdTime);
  return { stays, now, heldUntil };
}

/** How many units are left for a stay; as many as one likes where it has its own. Refuses without one. */
export function unitsFor(stay: RequestedStay, calendar: RoomCalendar): number {
  if (calendar.stays.has(stay.bookingId)) return Number.POSITIVE_INFINITY; // a request that broke off
  const left = unitsLeft(calendar, stay);
  if (left < 1) throw new Refusal('room-already-booked', 'This room is already booked');
  return left;
}

/** Those who have their nights already, of a request that broke off, want no more. */
function assertFreeTogether(stays: readonly PlannedStay[]): void {
  const wanted = stays
    .map(({ stay, calendar }) => ({ stay, calendar: calendar.state }))
    .filter(({ stay, calendar }) => !calendar.stays.has(stay.bookingId));
  if (wanted.length > 1 && !areFreeTogether(wanted))
    throw new Refusal('room-already-booked', 'The room has fewer units left');
}

/** Refuses a reservation that was taken back before. */
async function loadCart(
  { commands }: Commands,
  uid: string,
  stays: readonly RequestedStay[],
): Promise<Checkout> {
  const { state } = await commands.load(checkout, checkoutStream(uid));
  if (stays.some(({ bookingId }) => state.abandoned.has(bookingId)))
    throw new Refusal('reservation-lapsed', 'This reservation took too long and was taken back');
  return state;
}

const atPromise = (stays: readonly PlannedStay[], prices: readonly PlannedStay['price'][]) =>
  zip(stays, prices).map(([stay, price]) => ({ ...stay, price }));

/** Refuses another total than who asks was told. */
function assertExpected(stays: readonly PlannedStay[], expected: number | undefined): void {
  const totalPrice = toBaht(addUp(stays.map(({ price }) => price.total)));
  if (expected !== undefined && expected !== totalPrice)
    throw new Refusal('price-changed', 'The total is another than expected', { totalPrice });
}

/** All that is paid together is paid with one charge. */
function assertChargeable(stays: readonly PlannedStay[], cart?: Checkout): void {
  const before = cart && 'stays' in cart ? [cart.amount] : [];
  if (!isChargeable(addUp([...before, ...stays.map(({ price }) => price.total)])))
    throw new Refusal('amount-out-of-range', 'No online payment takes this amount');
}

function planned(
  { stays, paymentMethod, wantsTaxInvoice = false }: PlanRequest,
  rooms: readonly RoomStates[],
  now: Instant,
): PlannedStay[] {
  const today = bangkokDay(now);
  const result = zip(stays, rooms).map(([stay, found]): PlannedStay => {
    const { room, hotel, disabled } = found.offer;
    const forbidden = areBroken(room.rules, stay);
    checkStay(stay, { today, room: room.details, disabled, forbidden });
    assertChecksIn(stay.methodCheckIn, hotel.details);
    unitsFor(stay, found.calendar.state); // most end here when many want one room: before anything else is worked out
    const cancellationPolicy = policyOf(hotel.details);
    return { ...found, stay, price: { ...quote(room, stay), cancellationPolicy } };
  });
  assertFreeTogether(result);
  const hotels = new Set(result.map(({ offer }) => offer.hotel.hotelId));
  if (paymentMethod === 'direct' && hotels.size > 1)
    throw new Refusal('one-hotel-only', 'A transfer goes to one hotel');
  if (wantsTaxInvoice && result.some(({ offer }) => sellerOf(offer.hotel.details) === null))
    throw new Refusal('no-tax-invoice', 'This hotel issues no tax invoices');
  return result;
}
