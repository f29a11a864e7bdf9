import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { type ChargeAtProvider, compare, type Difference } from '@baanpak/domain/ledger/compare.ts';
import { caseIdOf, moneyCase, moneyCaseStream } from '@baanpak/domain/money-case/money-case.ts';
import { payment, paymentStream } from '@baanpak/domain/payment/payment.ts';
import { moneyOf } from '@baanpak/domain/processes/money-of-checkout.ts';
import { refund, refundStream } from '@baanpak/domain/refund/refund.ts';
import { roomCalendar, roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import { nightsTaken } from '@baanpak/domain/room-calendar/taken-nights.ts';
import { addUp, type Satang, satang } from '@baanpak/domain/values/money/money.ts';
import { type Cart, type MoneyModel, ROOMS, UNITS } from './model.ts';
import { moneyStatesOf } from './states.ts';

// What is wrong in a model of money; nothing where each answers nothing.

/** Of every night of a room, how many stays it is sold to beyond its units. */
export const oversold = (world: MoneyModel): string[] =>
  ROOMS.flatMap((roomId) => {
    const { stays } = world.stateOf(roomCalendar, roomCalendarStream(roomId));
    const sold = new Map<string, number>();
    for (const stay of stays.values())
      for (const night of nightsTaken(stay)) sold.set(night, (sold.get(night) ?? 0) + stay.units);
    return [...sold].flatMap(([night, units]) =>
      units > UNITS[roomId] ? [`${roomId} on ${night}`] : [],
    );
  });

/** Checkouts with two payments under way at once. */
export const crowded = (world: MoneyModel): string[] =>
  world.carts.flatMap(({ uid }) => {
    const state = world.stateOf(checkout, checkoutStream(uid));
    if (!('stays' in state)) return [];
    const pending = [...state.attempts.values()].filter((each) => each === 'pending').length;
    return pending > 1 ? [uid] : [];
  });

/** Bookings that have no nights though they stand, or nights though they do not. */
export function misplaced(world: MoneyModel): string[] {
  const calendars = ROOMS.map((id) => world.stateOf(roomCalendar, roomCalendarStream(id)));
  const having = new Set(calendars.flatMap(({ stays }) => [...stays.keys()]));
  return world.carts
    .flatMap(({ bookingIds }) => bookingIds)
    .filter((id) => {
      const { status } = world.stateOf(booking, bookingStream(id));
      return ['Reserved', 'Booked', 'Completed'].includes(status) !== having.has(id);
    });
}

/** Of every charge: where the provider has more or less than stays, refunds and cases say. */
export const ledger = (world: MoneyModel): readonly Difference[] =>
  world.carts.flatMap(({ uid }) =>
    compare(moneyOf(moneyStatesOf(world, uid)), atProvider(world, uid)),
  );

const atProvider = (world: MoneyModel, uid: string): ChargeAtProvider[] =>
  world.attempts.flatMap(({ attemptId, cart }) => {
    const charge = world.provider.get(attemptId);
    if (cart.uid !== uid || !charge) return [];
    const { chargeId, status, amount } = charge;
    const paid = status === 'successful' ? amount : satang(0);
    return [{ chargeId, paid, refunded: world.refunds.refundedOf(chargeId) }];
  });

/** Every sum the provider has, and where ours do not say of it exactly one thing. */
export const lost = (world: MoneyModel): string[] =>
  world.attempts.flatMap(({ attemptId, cart }) => {
    if (world.provider.get(attemptId)?.status !== 'successful') return [];
    const { amount } = world.provider.get(attemptId) ?? cart;
    const { status } = world.stateOf(payment, paymentStream(attemptId));
    const caseId = caseIdOf('mismatched-money', attemptId);
    const isRight = amount === cart.amount || isBooked(world, caseId);
    const places = [
      ...(isRight && paysFor(world, attemptId, { ...cart, amount }) ? ['stays'] : []),
      ...(world.owes(attemptId, amount) ? ['refund'] : []),
      ...(world.owes(caseId, amount) ? ['refund of a case'] : []),
      ...(isLookedInto(world, caseId, amount) ? ['case'] : []),
    ];
    return places.length === 1 ? [] : [`${attemptId} (${status}) is at ${places.join(' and ')}`];
  });

/** Staff took another sum as payment. */
function isBooked(world: MoneyModel, caseId: string): boolean {
  const state = world.stateOf(moneyCase, moneyCaseStream(caseId));
  return state.status === 'settled' && state.action === 'book';
}

/** Staff have not decided yet, or left it as it is. */
function isLookedInto(world: MoneyModel, caseId: string, amount: Satang): boolean {
  const state = world.stateOf(moneyCase, moneyCaseStream(caseId));
  if (state.status === 'unknown' || state.amount !== amount) return false;
  return state.status === 'open' || (state.status === 'settled' && state.action === 'close');
}

/** Given back by the provider and not written as paid, or written and not given. */
export const unmatched = (world: MoneyModel): string[] =>
  world.refundIds().filter((id) => {
    const state = world.stateOf(refund, refundStream(id));
    const isPaid = state.status === 'paid' && state.paidBy === 'provider';
    return isPaid !== world.refunds.has(id);
  });

/** Money that was recorded as going back, and nobody owes it, or another sum. */
export function forgotten(world: MoneyModel): string[] {
  const ofLate = world
    .happened('LatePaymentReturned')
    .flatMap((event) =>
      event.type === 'LatePaymentReturned'
        ? [[event.data.attemptId, event.data.amount] as const]
        : [],
    );
  const approved = world.happened('RefundApproved').flatMap((event) => {
    if (event.type !== 'RefundApproved' || event.data.amount === 0) return [];
    return [[event.data.refundId ?? event.data.bookingId, event.data.amount] as const];
  });
  const turnedAway = world
    .happened('PaymentTurnedAway')
    .flatMap((event) =>
      event.type === 'PaymentTurnedAway'
        ? [[event.data.bookingId, event.data.amount] as const]
        : [],
    );
  return [...ofLate, ...approved, ...turnedAway].flatMap(([id, amount]) =>
    world.owes(id, amount) ? [] : [`${id}: ${amount}`],
  );
}

/** The checkout took this money, and every baht of it is on a booking that stands or on its refund. */
function paysFor(world: MoneyModel, attemptId: string, { uid, bookingIds, amount }: Cart): boolean {
  const state = world.stateOf(checkout, checkoutStream(uid));
  if (state.status !== 'paid' || state.payment?.attemptId !== attemptId) return false;
  const sum = bookingIds.reduce((total, id) => total + accountedFor(world, id), 0);
  if (sum !== amount) throw new Error(`${attemptId}: ${sum} of ${amount} are accounted for`);
  return true;
}

function accountedFor(world: MoneyModel, bookingId: string): number {
  const state = world.stateOf(booking, bookingStream(bookingId));
  if (state.status === 'unknown') return 0;
  if (!('paid' in state)) {
    const share = turnedAwayOf(world, bookingId);
    return state.turnedAway && world.owes(bookingId, share) ? share : 0;
  }
  const owed = [...state.refunds.asked].every(
    ([id, { decision }]) => !decision?.amount || world.owes(id, decision.amount),
  );
  return owed ? state.paid : 0;
}

const turnedAwayOf = (world: MoneyModel, bookingId: string): Satang =>
  addUp(
    world
      .happened('PaymentTurnedAway')
      .flatMap((event) =>
        event.type === 'PaymentTurnedAway' && event.data.bookingId === bookingId
          ? [event.data.amount]
          : [],
      ),
  );

/** What the hotel got itself and confirmed, and is not on its bookings or their refunds, to the satang. */
export const misbooked = (world: MoneyModel): string[] =>
  world.carts
    .filter(({ uid, bookingIds, amount }) => {
      const state = world.stateOf(checkout, checkoutStream(uid));
      if (state.status !== 'paid' || state.payment !== null) return false;
      return amount !== bookingIds.reduce((sum, id) => sum + accountedFor(world, id), 0);
    })
    .map(({ uid }) => uid);

/** What was answered to staff and did not come to that. */
export const broken = (world: MoneyModel): string[] =>
  world.promises.flatMap(({ what, isKept }) => (isKept() ? [] : [what]));

/** Whether one satang that went at the provider, or came there, would be seen. */
export const overlooked = (world: MoneyModel): string[] =>
  world.carts.flatMap(({ uid }) => {
    const kept = moneyOf(moneyStatesOf(world, uid));
    const said = atProvider(world, uid);
    return said.flatMap((charge, n) =>
      [satang(1), satang(-1)].flatMap((more) => {
        const refunded = satang(charge.refunded - more);
        const found = compare(kept, said.with(n, { ...charge, refunded }));
        const isKnown = kept.some(({ chargeId }) => chargeId === charge.chargeId);
        const isSeen = found.length === 1 && found[0]?.amount === more;
        return isKnown && !isSeen ? [`${charge.chargeId} ${more}`] : [];
      }),
    );
  });
