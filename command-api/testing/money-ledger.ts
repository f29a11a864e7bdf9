import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import type { PlacedBooking } from '@baanpak/domain/booking/booking-state.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { type ChargeAtProvider, compare } from '@baanpak/domain/ledger/compare.ts';
import { payment, paymentStream } from '@baanpak/domain/payment/payment.ts';
import { moneyOf } from '@baanpak/domain/processes/money-of-checkout.ts';
import { refund, refundStream } from '@baanpak/domain/refund/refund.ts';
import { roomCalendar, roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import { satang } from '@baanpak/domain/values/money/money.ts';
import { nightsOf, type Stay } from '@baanpak/domain/values/time/local-date.ts';
import { loadMoneyStates } from '../use-cases/ledger/compare-money.ts';
import type { RoomForTest } from './catalogue.ts';
import type { ProviderBooks } from './paying.ts';
import type { Shop } from './shop.ts';

/** What is wrong between the provider's books and ours; nothing when every satang is in one place. */
export async function mistakesOfMoney(shop: Shop): Promise<string[]> {
  const books = await shop.providerBooks();
  const paid = books.filter(({ status }) => status === 'successful');
  const placed = await Promise.all(paid.map((charge) => mistakeOf(shop, charge)));
  return [...placed.flat(), ...(await differences(shop, books))];
}

/** Each checkout against what the provider has of its charges, and differences that were told and stand. */
async function differences({ ports }: Shop, books: ProviderBooks): Promise<string[]> {
  const attempts = books.map(({ metadata }) => metadata.attemptId);
  const payments = await Promise.all(
    attempts.map(async (id) => (await ports.commands.load(payment, paymentStream(id))).state),
  );
  const uids = new Set(
    payments.flatMap((each) => (each.status === 'unknown' ? [] : [each.checkoutUid])),
  );
  const charges = books.map(atProvider);
  const found = await Promise.all(
    [...uids].map(async (uid) => {
      const states = await loadMoneyStates(ports, uid);
      const told = states.cases.filter((each) => 'kind' in each && each.kind === 'difference');
      const open = told.filter(({ status }) => status === 'open');
      return [...compare(moneyOf(states), charges), ...open].map((each) => JSON.stringify(each));
    }),
  );
  return found.flat();
}

const atProvider = (charge: ProviderBooks[number]): ChargeAtProvider => ({
  chargeId: charge.id,
  paid: satang(charge.status === 'successful' ? charge.amount : 0),
  refunded: satang(charge.refunded_amount),
});

/** Money pays for stays or is owed back, never both, nor neither. */
async function mistakeOf({ ports }: Shop, charge: ProviderBooks[number]): Promise<string[]> {
  const { attemptId } = charge.metadata;
  const { state } = await ports.commands.load(payment, paymentStream(attemptId));
  if (state.status !== 'paid') return [`${charge.id} is paid and ${state.status} here`];
  const paying = await ports.commands.load(checkout, checkoutStream(state.checkoutUid));
  if (!('stays' in paying.state)) return [`${charge.id} pays for nothing`];
  const isUsed = paying.state.status === 'paid' && paying.state.payment?.chargeId === charge.id;
  const late = await ports.commands.load(refund, refundStream(attemptId));
  return isUsed === (late.state.status !== 'unknown')
    ? [`${charge.id} is ${isUsed ? 'used and owed' : 'neither used nor owed'}`]
    : [];
}

/** Bookings of which status, money and nights do not fit together, and nights sold twice. */
export async function mistakesOfStays(
  { ports: { commands }, staffIdOf }: Shop,
  rooms: readonly RoomForTest[],
  bookingIds: readonly string[],
): Promise<string[]> {
  const calendars = await Promise.all(
    rooms.map(({ roomId }) => commands.load(roomCalendar, roomCalendarStream(roomId))),
  );
  const bookings = await Promise.all(
    bookingIds.map(
      async (id) => (await commands.load(booking, bookingStream(staffIdOf(id)))).state,
    ),
  );
  const nights = calendars.flatMap(({ state: { stays } }, n) =>
    [...stays].map(([bookingId, stay]) => ({ ...stay, bookingId, roomId: rooms[n]?.roomId })),
  );
  return [
    ...calendars.flatMap(({ state }) => oversold(state)),
    ...bookings.flatMap((state) => {
      if (state.status === 'unknown') return ['a booking that nobody placed'];
      const own = nights.filter(({ bookingId }) => bookingId === state.bookingId);
      const isRight = stands(state)
        ? own.length === 1 && own.every(isAt(state.terms))
        : own.length === 0;
      return isRight ? [] : [`${state.bookingId} is ${state.status} and has ${told(own)}`];
    }),
  ];
}

/** Of who changed rooms while there, the nights before lie in no calendar any more. */
const isAt = (terms: PlacedBooking['terms']) => (held: Stay & { roomId?: string | undefined }) =>
  held.roomId === terms.roomId && held.checkOut === terms.checkOut && held.checkIn >= terms.checkIn;

const told = (held: readonly (Stay & { roomId?: string | undefined })[]) =>
  held.map(({ roomId, checkIn, checkOut }) => `${roomId} ${checkIn} ${checkOut}`).join(', ');

const stands = ({ status }: PlacedBooking) =>
  status === 'Reserved' || status === 'Booked' || status === 'Completed';

function oversold({ units, stays }: { units: number; stays: ReadonlyMap<string, Taken> }) {
  const sold = new Map<string, number>();
  for (const stay of stays.values())
    for (const night of nightsOf(stay)) sold.set(night, (sold.get(night) ?? 0) + stay.units);
  return [...sold].flatMap(([night, count]) => (count > units ? [`${night} is sold twice`] : []));
}

type Taken = Parameters<typeof nightsOf>[0] & { units: number };
