import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { payment, paymentStream } from '@baanpak/domain/payment/payment.ts';
import { refund, refundStream } from '@baanpak/domain/refund/refund.ts';
import { booking, bookingStream } from '@baanpak/domain/stay/booking.ts';
import type { PlacedBooking } from '@baanpak/domain/stay/booking-messages.ts';
import { roomCalendar, roomCalendarStream } from '@baanpak/domain/stay/room-calendar.ts';
import { nightsOf } from '@baanpak/domain/values/local-date.ts';
import type { RoomForTest } from './catalogue.ts';
import type { ProviderBooks } from './paying.ts';
import type { Shop } from './shop.ts';

/** What is wrong between the provider's books and ours; nothing when every satang is in one place. */
export async function mistakesOfMoney(shop: Shop): Promise<string[]> {
  const charges = (await shop.providerBooks()).filter(({ status }) => status === 'successful');
  return (await Promise.all(charges.map((charge) => mistakeOf(shop, charge)))).flat();
}

async function mistakeOf({ deps }: Shop, charge: ProviderBooks[number]): Promise<string[]> {
  const { attemptId } = charge.metadata;
  const { state } = await deps.commands.load(payment, paymentStream(attemptId));
  if (state.status !== 'paid') return [`${charge.id} is paid and ${state.status} here`];
  const paying = await deps.commands.load(checkout, checkoutStream(state.checkoutUid));
  if (!('stays' in paying.state)) return [`${charge.id} pays for nothing`];
  const isUsed = paying.state.status === 'paid' && paying.state.payment?.chargeId === charge.id;
  const late = await deps.commands.load(refund, refundStream(attemptId));
  if (isUsed === (late.state.status !== 'unknown'))
    return [`${charge.id} is ${isUsed ? 'used and owed' : 'neither used nor owed'}`];
  const back = isUsed
    ? await givenBackOf(deps, paying.state.stays)
    : paidByProvider(late.state, charge.amount);
  return back === charge.refunded_amount
    ? []
    : [`${charge.id}: ${charge.refunded_amount} went back, ${back} is written`];
}

type Refunded = { status: string; paidBy?: 'provider' | 'hotel' | null; amount?: number };
const paidByProvider = (state: Refunded, amount = state.amount ?? 0) =>
  state.status === 'paid' && state.paidBy === 'provider' ? amount : 0;

async function givenBackOf(
  { commands }: Shop['deps'],
  stays: readonly { bookingId: string }[],
): Promise<number> {
  const refunds = await Promise.all(
    stays.map(({ bookingId }) => commands.load(refund, refundStream(bookingId))),
  );
  return refunds.reduce((sum, { state }) => sum + paidByProvider(state), 0);
}

/** Bookings of which status, money and nights do not fit together, and nights sold twice. */
export async function mistakesOfStays(
  { deps: { commands } }: Shop,
  rooms: readonly RoomForTest[],
  bookingIds: readonly string[],
): Promise<string[]> {
  const calendars = await Promise.all(
    rooms.map(({ roomId }) => commands.load(roomCalendar, roomCalendarStream(roomId))),
  );
  const having = new Set(calendars.flatMap(({ state }) => [...state.stays.keys()]));
  const bookings = await Promise.all(
    bookingIds.map(async (id) => (await commands.load(booking, bookingStream(id))).state),
  );
  return [
    ...calendars.flatMap(({ state }) => oversold(state)),
    ...bookings.flatMap((state) =>
      state.status === 'unknown' || stands(state) === having.has(state.bookingId)
        ? []
        : [`${state.bookingId} is ${state.status}`],
    ),
  ];
}

const stands = ({ status }: PlacedBooking) =>
  status === 'Reserved' || status === 'Booked' || status === 'Completed';

function oversold({ units, stays }: { units: number; stays: ReadonlyMap<string, Taken> }) {
  const sold = new Map<string, number>();
  for (const stay of stays.values())
    for (const night of nightsOf(stay)) sold.set(night, (sold.get(night) ?? 0) + stay.units);
  return [...sold].flatMap(([night, count]) => (count > units ? [`${night} is sold twice`] : []));
}

type Taken = Parameters<typeof nightsOf>[0] & { units: number };
