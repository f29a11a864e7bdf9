import { deskMoneyOwedBack } from '@baanpak/domain/booking/bill.ts';
import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import { dueOf, leftOf, openRefunds } from '@baanpak/domain/booking/booking-money.ts';
import { cashDrawer, cashDrawerStream } from '@baanpak/domain/cash-drawer/cash-drawer.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { openLateSettlement } from '@baanpak/domain/checkout/late-money.ts';
import { type ChargeAtProvider, compare, type Difference } from '@baanpak/domain/ledger/compare.ts';
import {
  casesOfCheckout,
  casesOfCheckoutStream,
} from '@baanpak/domain/money-case/cases-of-checkout.ts';
import { caseIdOf, moneyCase, moneyCaseStream } from '@baanpak/domain/money-case/money-case.ts';
import { payment, paymentStream } from '@baanpak/domain/payment/payment.ts';
import {
  type MoneyStates,
  moneyOf,
  refundIdsOf,
} from '@baanpak/domain/processes/money-of-checkout.ts';
import type { DomainEvent, EventOf, EventType } from '@baanpak/domain/processes/process.ts';
import { type OutstandingRefund, refund, refundStream } from '@baanpak/domain/refund/refund.ts';
import { roomCalendar, roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import { nightsTaken } from '@baanpak/domain/room-calendar/taken-nights.ts';
import { addUp, type Satang, satang } from '@baanpak/domain/values/money/money.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import type { World } from '../world.ts';
import { type Cart, type MoneyModel, ROOMS, UNITS } from './model.ts';

/** Everything a world knows of a checkout's money. */
function moneyStatesOf(world: World, uid: string): MoneyStates {
  const cart = world.stateOf(checkout, checkoutStream(uid));
  const stays = 'stays' in cart ? cart.stays : [];
  const attemptIds = 'stays' in cart ? [...cart.attempts.keys()] : [];
  const caseIds = [...world.stateOf(casesOfCheckout, casesOfCheckoutStream(uid))];
  const known = {
    checkout: cart,
    payments: attemptIds.map((id) => world.stateOf(payment, paymentStream(id))),
    bookings: stays.map(({ bookingId }) => world.stateOf(booking, bookingStream(bookingId))),
    cases: caseIds.map((id) => world.stateOf(moneyCase, moneyCaseStream(id))),
  };
  const refunds = [...refundIdsOf(known)].map((id) => world.stateOf(refund, refundStream(id)));
  return { ...known, refunds };
}

/** Of every night of a room, how many stays it is sold to beyond its units. */
const oversold = (world: MoneyModel): string[] =>
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
const crowded = (world: MoneyModel): string[] =>
  world.carts.flatMap(({ uid }) => {
    const state = world.stateOf(checkout, checkoutStream(uid));
    if (!('stays' in state)) return [];
    const pending = [...state.attempts.values()].filter((each) => each === 'pending').length;
    return pending > 1 ? [uid] : [];
  });

/** Bookings that have no nights though they stand, or nights though they do not. */
function misplaced(world: MoneyModel): string[] {
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
const ledger = (world: MoneyModel): readonly Difference[] =>
  world.carts.flatMap(({ uid }) =>
    compare(moneyOf(moneyStatesOf(world, uid)), atProvider(world, uid)),
  );

const atProvider = (world: MoneyModel, uid: string): ChargeAtProvider[] =>
  world.attempts.flatMap(({ attemptId, cart }) => {
    const charge = world.charges.get(attemptId);
    if (cart.uid !== uid || !charge) return [];
    const { chargeId, status, amount } = charge;
    const paid = status === 'successful' ? amount : satang(0);
    return [{ chargeId, paid, refunded: world.refunds.refundedOf(chargeId) }];
  });

/** Every sum the provider has, and where ours do not say of it exactly one thing. */
const lost = (world: MoneyModel): string[] =>
  world.attempts.flatMap(({ attemptId, cart }) => {
    if (world.charges.get(attemptId)?.status !== 'successful') return [];
    const { amount } = world.charges.get(attemptId) ?? cart;
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
const unmatched = (world: MoneyModel): string[] =>
  world.refundIds().filter((id) => {
    const state = world.stateOf(refund, refundStream(id));
    const isPaid = state.status === 'paid' && state.paidBy === 'provider';
    return isPaid !== world.refunds.has(id);
  });

/** Money that was recorded as going back, and nobody owes it, or another sum. */
function forgotten(world: MoneyModel): string[] {
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
const misbooked = (world: MoneyModel): string[] =>
  world.carts
    .filter(({ uid, bookingIds, amount }) => {
      const state = world.stateOf(checkout, checkoutStream(uid));
      if (state.status !== 'paid' || state.payment !== null) return false;
      return amount !== bookingIds.reduce((sum, id) => sum + accountedFor(world, id), 0);
    })
    .map(({ uid }) => uid);

/** What was answered to staff and did not come to that. */
const broken = (world: MoneyModel): string[] =>
  world.promises.flatMap(({ what, isKept }) => (isKept() ? [] : [what]));

/** Whether one satang that went at the provider, or came there, would be seen. */
const overlooked = (world: MoneyModel): string[] =>
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

const refundsOf = (world: MoneyModel): OutstandingRefund[] =>
  world.refundIds().flatMap((id) => {
    const state = world.stateOf(refund, refundStream(id));
    return state.status === 'unknown' ? [] : [state];
  });

/** Holds without an end, late money that nobody decided on, refunds that nobody asks for. */
const undone = (world: MoneyModel): string[] => [
  ...world.stuck.map((id) => `${id} keeps its checkout from being paid`),
  ...world.carts.flatMap(({ uid }) => {
    const state = world.stateOf(checkout, checkoutStream(uid));
    if (!('stays' in state)) return [];
    const isOpen = state.status === 'held' || openLateSettlement(state) || state.late.size > 0;
    return isOpen ? [`${uid} is ${state.status}`] : [];
  }),
  ...refundsOf(world).flatMap(({ refundId, status }) => (status === 'open' ? [refundId] : [])),
];

/** Refunds that failed and are no case, or are one though they are paid. */
const caseless = (world: MoneyModel): string[] =>
  refundsOf(world).flatMap(({ refundId, status }) => {
    const about = caseIdOf('failed-refund', refundId);
    const state = world.stateOf(moneyCase, moneyCaseStream(about));
    const isClosed = state.status === 'settled' && state.action === 'close';
    const isRight =
      status === 'failed'
        ? state.status === 'open' || isClosed
        : status !== 'paid' || state.status !== 'open';
    return isRight ? [] : [`${refundId} is ${status}, its case ${state.status}`];
  });

/** Refunds that were asked for though their look showed money given back by hand, which nobody had looked into. */
const unhandledMoney = (world: MoneyModel): string[] =>
  world.happened('RefundAttempted').flatMap((event) => {
    if (event.type !== 'RefundAttempted' || !event.data.elsewhereBefore) return [];
    const { refundId } = event.data;
    const isLookedInto = world
      .happened('RefundRetried')
      .some((other) => other.type === 'RefundRetried' && other.data.refundId === refundId);
    return isLookedInto ? [] : [refundId];
  });

/** Bookings that say something else of a refund than the refund itself. */
const unmailedMoney = (world: MoneyModel): string[] =>
  refundsOf(world).flatMap(({ refundId, bookingIds, status, step }) =>
    bookingIds.flatMap((id) => {
      const state = world.stateOf(booking, bookingStream(id));
      if (state.status === 'unknown') return [];
      const told = state.refunds.moved.get(refundId);
      return told?.status === status && told.step === step ? [] : [`${refundId} to ${id}`];
    }),
  );

/** Bookings that say they have another sum than was paid and is not given back. */
const miscounted = (world: MoneyModel): string[] =>
  world.carts.flatMap(({ bookingIds }) =>
    bookingIds.flatMap((id) => {
      const state = world.stateOf(booking, bookingStream(id));
      if (!('paid' in state)) return [];
      const back = refundsOf(world).filter(
        (each) => each.of === 'booking' && each.status === 'paid' && each.bookingIds.includes(id),
      );
      const left = state.paid - addUp(back.map(({ amount }) => amount));
      const told = leftOf(state, [...state.refunds.moved.values()]);
      return left === told ? [] : [`${id} has ${left}, not ${told}`];
    }),
  );

/** Bookings that give back more than was paid for them, or whose fees are not what the provider took. */
const overpaid = (world: MoneyModel): string[] =>
  world.carts.flatMap(({ uid, bookingIds }) => {
    const states = bookingIds.flatMap((id) => {
      const state = world.stateOf(booking, bookingStream(id));
      return 'paid' in state ? [state] : [];
    });
    const cart = world.stateOf(checkout, checkoutStream(uid));
    const fee = cart.status === 'paid' ? (cart.payment?.feeCharge ?? 0) : 0;
    const fees = addUp(states.map(({ feeCharge }) => feeCharge));
    const isAll = cart.status === 'paid' && states.length === bookingIds.length;
    return [
      ...states.flatMap(({ bookingId, paid }) => {
        const own = refundsOf(world).filter(
          (each) => each.of === 'booking' && each.bookingIds.includes(bookingId),
        );
        return addUp(own.map(({ amount }) => amount)) > paid ? [bookingId] : [];
      }),
      ...(isAll && fees !== fee ? [`${uid}: ${fees} of ${fee} fees`] : []),
    ];
  });

// What the desk's money comes to is added up from single events: folds and decisions have no part in it.

/** What happened of a type, to one booking. */
function told<Type extends EventType>(world: MoneyModel, type: Type, bookingId: string) {
  const isOf = (event: DomainEvent): event is Extract<DomainEvent, EventOf[Type]> =>
    event.type === type && 'bookingId' in event.data && event.data.bookingId === bookingId;
  return world.happened(type).filter(isOf);
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

/** Bookings of which other money is due than price and extras, less what was received, and what was given back. */
const wrongAmounts = (world: MoneyModel): string[] =>
  world.carts.flatMap(({ bookingIds }) =>
    bookingIds.flatMap((id) => {
      const state = world.stateOf(booking, bookingStream(id));
      if (state.status !== 'Booked' && state.status !== 'Completed') return [];
      const removed = new Set(told(world, 'ExtraRemoved', id).map(({ data }) => data.extraId));
      const extras = told(world, 'ExtraAdded', id).filter(({ data }) => !removed.has(data.extraId));
      const received = [
        ...told(world, 'BookingPaid', id),
        ...told(world, 'PaymentReceived', id),
        ...told(world, 'DeskPaymentRecorded', id),
      ];
      const returned = told(world, 'RefundMoved', id).filter(
        ({ data: { of, status } }) => status === 'paid' && (of === 'booking' || of === 'desk'),
      );
      const expected =
        state.terms.price +
        sum(extras.map(({ data }) => data.amount)) -
        sum(received.map(({ data }) => data.amount)) +
        sum(returned.map(({ data }) => data.amount));
      const due = dueOf(state);
      return due === expected ? [] : [`${id} owes ${due}, and should ${expected}`];
    }),
  );

/** Bookings that were paid more for than they cost, and neither a refund nor credit says so. */
const unreturned = (world: MoneyModel): string[] =>
  world.carts.flatMap(({ bookingIds }) =>
    bookingIds.flatMap((id) => {
      const state = world.stateOf(booking, bookingStream(id));
      if (state.status !== 'Booked' && state.status !== 'Completed') return [];
      const due = dueOf(state) + state.refunds.credit;
      return due < 0 && openRefunds(state.refunds).length === 0 ? [`${id} owes ${due}`] : [];
    }),
  );

/** Tills that have other cash than the payments say. */
function unrecordedCash(world: MoneyModel): string[] {
  const cash = new Map<string, number>();
  for (const id of world.carts.flatMap(({ bookingIds }) => bookingIds)) {
    const state = world.stateOf(booking, bookingStream(id));
    const payments = told(world, 'DeskPaymentRecorded', id);
    if (state.status === 'unknown') continue;
    for (const { data } of payments.filter(({ data: { method } }) => method === 'cash')) {
      const of = { hotelId: state.terms.hotelId, userId: data.by, day: bangkokDay(data.at) };
      cash.set(cashDrawerStream(of), (cash.get(cashDrawerStream(of)) ?? 0) + data.amount);
    }
  }
  return [...cash].flatMap(([stream, amount]) => {
    const { cash: has } = world.stateOf(cashDrawer, stream);
    return has === amount ? [] : [`${stream} has ${has} of ${amount}`];
  });
}

/** Nothing of its checkout's money is in question or on its way. */
export function isSettled(world: MoneyModel, { uid }: Cart): boolean {
  const states = moneyStatesOf(world, uid);
  const isPaid = states.refunds.every(({ status }) => status === 'unknown' || status === 'paid');
  const attempts = world.attempts.filter(({ cart }) => cart.uid === uid);
  return (
    isPaid &&
    moneyOf(states).every(({ cases }) => cases === 0) &&
    attempts.every(({ attemptId }) => isDecided(world, attemptId))
  );
}

/** Money of another amount was given back or taken as payment, if there was any. */
function isDecided(world: MoneyModel, attemptId: string): boolean {
  const caseId = caseIdOf('mismatched-money', attemptId);
  const state = world.stateOf(moneyCase, moneyCaseStream(caseId));
  return state.status === 'unknown' || (state.status === 'settled' && state.action !== 'close');
}

/** Bookings that were paid in full, in checkouts that are settled, and whose guests have left. */
export const paidAndGone = (world: MoneyModel): string[] =>
  world.carts
    .filter((cart) => isSettled(world, cart))
    .flatMap(({ bookingIds }) => bookingIds)
    .filter((id) => {
      const state = world.stateOf(booking, bookingStream(id));
      return state.status === 'Completed' && !state.noShow && dueOf(state) === 0;
    });

/** What the provider took for us, less its fees and what it gave back as we asked; in satang. */
export const netAtProvider = (world: MoneyModel): number =>
  [...world.charges.values()]
    .filter(({ status }) => status === 'successful')
    .map(
      ({ chargeId, amount, fee, feeVat }) =>
        amount - fee - feeVat - world.refunds.refundedOf(chargeId),
    )
    .reduce((all, net) => all + net, 0);

/** Bookings that keep more of the desk's money than they need, or whose refunds of it are of another sum. */
const retainedMoney = (world: MoneyModel): string[] =>
  world.carts.flatMap(({ bookingIds }) =>
    bookingIds.flatMap((id) => {
      const state = world.stateOf(booking, bookingStream(id));
      if (state.status === 'unknown') return [];
      const told = [...state.refunds.moved.values()].filter(({ of }) => of === 'desk');
      const back = addUp(told.map(({ amount }) => amount));
      const owed = addUp(state.desk.owedBack.values());
      const isRight = deskMoneyOwedBack(state).length === 0 && back === owed;
      return isRight ? [] : [`${id} gives back ${back} of ${owed}`];
    }),
  );

/** What is wrong at any time: nights that are sold twice, and payments that are under way side by side. */
export const wrongNow = (world: MoneyModel): string[] => [...oversold(world), ...crowded(world)];

/** Each names what is wrong in a world that came to rest. */
const AT_REST = {
  ...{ ledger, overlooked, lost, misbooked, unmatched, forgotten, broken, overpaid, miscounted },
  ...{ undone, unhandledMoney, caseless, unmailedMoney, misplaced, retainedMoney, wrongAmounts },
  ...{ unreturned, unrecordedCash },
};

/** What is wrong in a world that came to rest, by the name of its check; nothing where all is well. */
export const wrongAtRest = (world: MoneyModel): readonly (readonly [string, unknown])[] =>
  Object.entries(AT_REST).flatMap(([name, check]) => {
    const wrong = check(world);
    return wrong.length > 0 ? [[name, wrong] as const] : [];
  });
