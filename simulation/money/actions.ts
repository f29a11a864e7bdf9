import type { Ports } from '@baanpak/command-api/ports.ts';
import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import {
  dueOf,
  retainedAtDesk,
  waitingDifference,
  waitingRefund,
} from '@baanpak/domain/booking/booking-money.ts';
import type { DeskMoneyCommand, PlacedBooking } from '@baanpak/domain/booking/booking-state.ts';
import { pricedWithNew } from '@baanpak/domain/booking/moves.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { isDue } from '@baanpak/domain/checkout/checkout-state.ts';
import { CASE_ACTIONS, moneyCase, moneyCaseStream } from '@baanpak/domain/money-case/money-case.ts';
import type { Refund } from '@baanpak/domain/refund/refund.ts';
import { roomCalendar, roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import { isHadBy, nightsTaken } from '@baanpak/domain/room-calendar/taken-nights.ts';
import { day, nights } from '@baanpak/domain/testing/samples.ts';
import { DESK_METHODS } from '@baanpak/domain/values/money/desk-payment.ts';
import { addUp, baht, satang } from '@baanpak/domain/values/money/money.ts';
import { after, MINUTE } from '@baanpak/domain/values/time/instant.ts';
import { nightsOf, type Stay } from '@baanpak/domain/values/time/local-date.ts';
import fc from 'fast-check';
import { SOMEBODY } from '../world.ts';
import { type Cart, MOODS, type MoneyModel } from './model.ts';

type Action = (world: MoneyModel) => Promise<void>;
/** Something that can happen, and how often beside the others. */
export type Named = readonly [name: string, weight: number, fc.Arbitrary<Action>];

export const nth = <T>(list: readonly T[], n: number): T | undefined =>
  list[n % (list.length || 1)];
export const number = fc.nat({ max: 400 });

/** An action with something drawn. */
export const action = <T>(
  name: string,
  weight: number,
  drawn: fc.Arbitrary<T>,
  act: (world: MoneyModel, value: T) => unknown,
): Named => [
  name,
  weight,
  drawn.map(
    (value): Action =>
      async (world) =>
        await world.try(() => act(world, value)),
  ),
];

/** An action about one of what there is by then, mostly of those that `likely` says it is for. */
const about =
  <T>(all: (world: MoneyModel) => readonly T[]) =>
  (
    name: string,
    weight: number,
    act: (world: MoneyModel, one: T, n: number) => unknown,
    likely: (world: MoneyModel, one: T) => boolean = () => true,
  ): Named =>
    action(name, weight, number, (world, drawn) => {
      const n = Math.floor(drawn / 8);
      const meant = drawn % 8 === 0 ? [] : all(world).filter((one) => likely(world, one));
      const one = nth(meant.length > 0 ? meant : all(world), n);
      return one === undefined ? undefined : act(world, one, n);
    });
const ofCart = about(({ carts }) => carts);
export const actionOfBooking = about(({ carts }) => carts.flatMap(({ bookingIds }) => bookingIds));
const ofAttempt = about(({ attempts }) => attempts.map(({ attemptId }) => attemptId));
const ofRefund = about((world) => world.refundIds());
const ofCase = about((world) => world.caseIds());

const checkoutOf = (world: MoneyModel, { uid }: Cart) =>
  world.stateOf(checkout, checkoutStream(uid));
const due = (world: MoneyModel, cart: Cart): boolean => isDue(checkoutOf(world, cart));
const over = (world: MoneyModel, cart: Cart): boolean =>
  'stays' in checkoutOf(world, cart) && !due(world, cart);
const unpaid = (world: MoneyModel, cart: Cart): boolean =>
  due(world, cart) || checkoutOf(world, cart).status === 'expired';
const booked = (world: MoneyModel, id: string): boolean => {
  const state = world.stateOf(booking, bookingStream(id));
  return state.status === 'Booked' && 'paid' in state;
};
/** Certain, whether it is paid or not. */
export const stands = (world: MoneyModel, id: string): boolean =>
  world.stateOf(booking, bookingStream(id)).status === 'Booked';
/** And the desk alone has money for it. */
const paidAtDesk = (world: MoneyModel, id: string): boolean => {
  const state = world.stateOf(booking, bookingStream(id));
  return state.status === 'Booked' && !('paid' in state) && retainedAtDesk(state.desk) > 0;
};
const waits = (world: MoneyModel, id: string): boolean => {
  const state = world.stateOf(booking, bookingStream(id));
  return state.status !== 'unknown' && waitingRefund(state.refunds) !== null;
};
const whichIs =
  (...statuses: Refund['status'][]) =>
  (world: MoneyModel, id: string): boolean =>
    statuses.includes(world.refundOf(id));
const open = (world: MoneyModel, id: string): boolean =>
  world.stateOf(moneyCase, moneyCaseStream(id)).status === 'open';

const placed = (world: MoneyModel, id: string): PlacedBooking | undefined => {
  const state = world.stateOf(booking, bookingStream(id));
  return state.status === 'unknown' ? undefined : state;
};

/** Staff see it before they take money for it: its taking came to an end. */
const isAwaited = (world: MoneyModel, { terms }: PlacedBooking): boolean =>
  'stays' in world.stateOf(checkout, checkoutStream(terms.checkoutUid));

const write = async (world: MoneyModel, id: string, command: DeskMoneyCommand) => {
  world.handle(booking, bookingStream(id), command);
  await world.settleDown();
};

const byStaff = (world: MoneyModel, bookingId: string) => ({
  bookingId,
  expectedVersion: null,
  by: 'somsri',
  at: world.now,
});

/** Staff take money themselves, for extras beside what was paid online. */
const AT_DESK: readonly Named[] = [
  action(
    'take a booking',
    2,
    fc.record({ room: fc.nat({ max: 2 }), first: fc.integer({ min: 1, max: 2 }) }),
    (world, { room, first }) => world.take(room, nights(first, first + 2)),
  ),
  actionOfBooking(
    'ask the desk’s money back',
    3,
    (world, id) => world.askBack(id, world.newId()),
    paidAtDesk,
  ),
  actionOfBooking(
    'add an extra',
    1,
    async (world, id, n) => {
      const extra = { extraId: world.newId(), text: 'Minibar', amount: baht(40 + n) };
      await write(world, id, { type: 'AddExtra', data: { ...byStaff(world, id), ...extra } });
    },
    booked,
  ),
  actionOfBooking(
    'take money at the desk',
    2,
    async (world, id, n) => {
      const state = placed(world, id);
      if (!state || !isAwaited(world, state)) return;
      const amount = satang(n % 2 === 0 ? dueOf(state) : Math.ceil(dueOf(state) / 2));
      const payment = {
        paymentId: world.newId(),
        method: nth(DESK_METHODS, n) ?? 'cash',
        amount,
        reference: null,
      } as const;
      await write(world, id, {
        type: 'RecordDeskPayment',
        data: { ...byStaff(world, id), ...payment },
      });
    },
    stands,
  ),
  actionOfBooking('remove an extra', 1, async (world, id) => {
    const [extraId] = [...(placed(world, id)?.desk.extras.keys() ?? [])];
    if (extraId !== undefined)
      await write(world, id, { type: 'RemoveExtra', data: { ...byStaff(world, id), extraId } });
  }),
];

type Wanted = Readonly<{ stay: Stay; each: number; on: number; which: number }>;

const wanted: fc.Arbitrary<Wanted> = fc.record({
  stay: fc
    .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }))
    .map(([first, length]) => nights(first, first + length)),
  each: fc.integer({ min: 300, max: 1700 }),
  on: fc.integer({ min: -10, max: 1 }),
  which: fc.nat({ max: 400 }),
});

/** As a guest changes dates in the same room, at any price and by the policy of any day. */
async function changeDates(
  { commands, now: clock, failpoint }: Ports,
  world: MoneyModel,
  bookingId: string,
  asked: Wanted,
  moveId: string,
): Promise<void> {
  const { state } = await commands.load(booking, bookingStream(bookingId));
  if (state.status !== 'Booked') return;
  const { terms, moves } = state;
  const { roomId } = terms;
  const now = nightsOf(asked.stay).map((date) => ({ date, price: baht(asked.each) }));
  const to = { roomId, ...asked.stay, ...pricedWithNew(terms.nightPrices, now) };
  const calendar = await commands.load(roomCalendar, roomCalendarStream(roomId));
  const own = calendar.state.stays.get(bookingId);
  const hadBy = moves.last;
  if (own?.kind !== 'booked' || own.moving || !isHadBy(own, hadBy)) return; // it is being moved
  const had = nightsTaken(own);
  if (nightsOf(asked.stay).some((night) => !had.includes(night))) {
    const hold = { roomId, bookingId, moveId, ...asked.stay, from: { roomId, hadBy } };
    const holding = { type: 'HoldMove', data: hold } as const;
    await commands.handle(roomCalendar, roomCalendarStream(roomId), holding, SOMEBODY);
  }
  failpoint('move-held');
  const told = { reason: null, by: 'guest', at: clock(), expectedVersion: null };
  const data = { bookingId, moveId, hadBy, to, ...told, ...chargeOf(world, bookingId) };
  const command = { type: 'MoveStay', data: { ...data, policyOn: day(asked.on) } } as const;
  await commands.handle(booking, bookingStream(bookingId), command, SOMEBODY);
  failpoint('stay-moved');
}

function chargeOf(world: MoneyModel, bookingId: string): { chargeId: string | null } {
  return { chargeId: world.decision(bookingId).chargeId };
}

/** An officer prices the nights of a stay again; what that makes too much waits. */
async function priceAnew(world: MoneyModel, bookingId: string, each: number): Promise<void> {
  const state = world.stateOf(booking, bookingStream(bookingId));
  if (state.status !== 'Booked') return;
  const { roomId, checkIn, checkOut } = state.terms;
  const stay = { checkIn, checkOut };
  const nightPrices = nightsOf(stay).map((date) => ({ date, price: baht(each) }));
  const to = { roomId, ...stay, nightPrices, price: addUp(nightPrices.map(({ price }) => price)) };
  const told = { reason: null, by: 'somsri', at: world.now, expectedVersion: null, reprice: true };
  const move = { bookingId, moveId: world.newId(), hadBy: state.moves.last, to };
  const data = { ...move, ...told, ...chargeOf(world, bookingId) };
  world.handle(booking, bookingStream(bookingId), { type: 'MoveStay', data });
  await world.settleDown();
}

const differenceOf = (world: MoneyModel, bookingId: string): string | undefined => {
  const state = world.stateOf(booking, bookingStream(bookingId));
  return state.status === 'unknown' ? undefined : waitingDifference(state.refunds)?.refundId;
};

/** Who may decide over money pays what waits, or keeps it as credit. */
async function decideDifference(
  world: MoneyModel,
  bookingId: string,
  isPaid: boolean,
): Promise<void> {
  const refundId = differenceOf(world, bookingId);
  if (refundId === undefined) return;
  const decision = { ...world.decision(bookingId), refundId };
  const command = isPaid
    ? ({ type: 'ApproveRefund', data: { ...decision, amount: null } } as const)
    : ({ type: 'RejectRefund', data: decision } as const);
  world.handle(booking, bookingStream(bookingId), command);
  await world.settleDown();
}

/** Guests change the dates of what they have, and officers its price. */
const MOVES: readonly Named[] = [
  actionOfBooking(
    'price a stay anew',
    4,
    (world, id, n) => priceAnew(world, id, 300 + 37 * n),
    booked,
  ),
  actionOfBooking(
    'decide on a difference',
    3,
    (world, id, n) => decideDifference(world, id, n % 3 > 0),
    (world, id) => differenceOf(world, id) !== undefined,
  ),
  action('change dates', 10, wanted, async (world, asked) => {
    const all = world.carts.flatMap(({ bookingIds }) => bookingIds);
    const id = nth(
      all.filter((each) => booked(world, each)),
      asked.which,
    );
    if (id === undefined) return;
    try {
      await world.work((ports) => changeDates(ports, world, id, asked, world.newId()));
    } finally {
      await world.settleDown();
    }
  }),
];

/** What goes wrong, at the provider, the store and the runners, and time that passes. */
const FAULTS: readonly Named[] = [
  ofAttempt('hear of a charge', 3, (world, id) => world.hear(id)),
  ofAttempt('hear of it twice', 1, async (world, id) => {
    for (const _ of [1, 2]) await world.hear(id);
  }),
  action('change the provider’s mood', 4, fc.constantFrom('pays', ...MOODS), (world, mood) => {
    world.refunds.mood = mood;
  }),
  action('stand still on the way', 4, fc.nat({ max: 8 }), (world, calls) => {
    world.standStillAfter = calls;
  }),
  action('die', 1, fc.constant(null), (world) => world.die()),
  actionOfBooking(
    'have a refund land late, and say it was transferred',
    2,
    async (world, id, n) => {
      world.refunds.mood = 'lands late';
      await world.callOff(id);
      await world.waitUntil(after(world.now, n * 1_000));
      const refundId = world.refundIds().at(-1);
      if (refundId) await world.seeTo(refundId, 'ConfirmRefundPaid');
    },
    booked,
  ),
  ofCart('lose a booking', 1, (world, cart) => world.loseBooking(cart), due),
  actionOfBooking(
    'have a refund fail',
    2,
    async (world, id) => {
      world.refunds.mood = 'fails';
      await world.callOff(id);
      await world.waitUntil(after(world.now, MINUTE));
    },
    booked,
  ),
  ofCart(
    'die while a late transfer is confirmed',
    2,
    async (world, cart, n) => {
      await world.waitUntil(after(world.now, 31 * MINUTE));
      world.standStillAfter = n % 8;
      await world.findTransfer(cart, `bank ${cart.uid}`);
      world.die();
    },
    due,
  ),
  ofRefund(
    'give it back by hand',
    1,
    (world, id) => world.refunds.giveBackByHand(id),
    whichIs('open', 'failed'),
  ),
  ofCart(
    'race for the nights of a late transfer',
    2,
    async (world, cart, n) => {
      await world.waitUntil(after(world.now, 31 * MINUTE));
      world.standStillAfter = n % 10;
      await world.findTransfer(cart, `bank ${cart.uid}`);
      if (n % 2 === 0) await world.bookAgain(cart);
      await world.waitUntil(after(world.now, MINUTE));
      await world.goOn();
    },
    due,
  ),
  ofCart('lose nights', 1, (world, cart) => world.loseNights(cart), due),
  action('go on', 4, fc.constant(null), (world) => world.goOn()),
  action('lose an answer of the store', 3, fc.integer({ min: 1, max: 6 }), (world, nthAppend) => {
    world.answerLostAt = nthAppend;
  }),
  action('restart', 2, number, (world, events) => world.followAgain(events)),
  action('start another runner', 1, number, (world, back) => world.startAnotherRunner(back)),
  action('have it follow', 3, number, (world, events) => world.otherFollows(events)),
  action('be slow, or quick again', 2, fc.constantFrom(0, 1, 2, 4, 1e9), (world, pace) => {
    world.pace = pace;
  }),
  action(
    'wait for seconds',
    4,
    fc.integer({ min: 1, max: 150 }),
    async (world, seconds) => await world.waitUntil(after(world.now, seconds * 1_000)),
  ),
  action(
    'wait for minutes',
    3,
    fc.integer({ min: 3, max: 40 }),
    async (world, minutes) => await world.waitUntil(after(world.now, minutes * MINUTE)),
  ),
];

const stay = fc
  .tuple(fc.integer({ min: 1, max: 2 }), fc.integer({ min: 1, max: 2 }))
  .map(([first, length]) => nights(first, first + length));
const stayInRoom = fc.record({ room: fc.nat({ max: 2 }), stay });

const GUESTS: readonly Named[] = [
  action(
    'book',
    4,
    fc.array(stayInRoom, { minLength: 1, maxLength: 2 }),
    async (world, all) => await world.book(all),
  ),
  ofCart('pay by card', 3, (world, cart) => world.attempt(cart, 'successful'), due),
  ofCart('be declined', 1, (world, cart) => world.attempt(cart, 'failed'), due),
  ofCart('ask for a QR', 4, (world, cart) => world.attempt(cart, 'pending'), due),
  ofCart(
    'be charged another sum',
    2,
    (world, cart) => world.attempt(cart, 'successful', baht(20)),
    due,
  ),
  ofCart(
    'ask for a QR of another sum',
    1,
    (world, cart) => world.attempt(cart, 'pending', baht(20)),
    due,
  ),
  ofCart(
    'pay a second time',
    2,
    async (world, cart) => {
      await world.attempt(cart, 'pending');
      const first = world.attempts.at(-1)?.attemptId ?? '';
      await world.attempt(cart, 'successful');
      world.scan(first);
      await world.hear(first);
    },
    due,
  ),
  ofAttempt('scan', 4, (world, id) => world.scan(id)),
  ofCart(
    'pay a QR when the hold has ended',
    3,
    async (world, cart) => {
      await world.attempt(cart, 'pending');
      await world.waitUntil(after(world.now, 31 * MINUTE));
      const late = world.attempts.at(-1)?.attemptId ?? '';
      world.scan(late);
      await world.hear(late);
    },
    due,
  ),
  ofCart('report a transfer', 2, (world, { uid }) => world.sayTransferred(uid), due),
  ofCart('give up', 1, (world, { uid }) => world.giveUp(uid), due),
  actionOfBooking('ask for a refund', 3, (world, id) => world.askBack(id, world.newId()), booked),
];

const STAFF: readonly Named[] = [
  actionOfBooking('approve a refund', 3, (world, id, n) => world.approve(id, baht(75 * n)), waits),
  actionOfBooking('reject a refund', 1, (world, id) => world.reject(id), waits),
  actionOfBooking('cancel what is paid', 2, (world, id) => world.callOff(id), booked),
  ofCart('cancel what is not paid', 1, (world, { uid }) => world.cancelUnpaid(uid), due),
  ofCart(
    'find a transfer',
    2,
    (world, cart) => world.findTransfer(cart, `bank ${cart.uid}`),
    unpaid,
  ),
  ofCart('find another transfer', 1, (world, cart) => world.findTransfer(cart, world.newId())),
  ofCart('record a transfer beside', 1, (world, cart) => world.recordTransfer(cart), over),
  ofCase(
    'settle a case',
    3,
    (world, id, n) => world.settleCase(id, nth(CASE_ACTIONS, n) ?? 'close'),
    open,
  ),
  ofCase(
    'settle a case again',
    1,
    async (world, id, n) => await world.settleCase(id, nth(CASE_ACTIONS, n) ?? 'close'),
  ),
  ofRefund('retry a refund', 1, (world, id) => world.seeTo(id, 'RetryRefund'), whichIs('failed')),
  ofRefund(
    'transfer a refund',
    2,
    (world, id) => world.seeTo(id, 'ConfirmRefundPaid'),
    whichIs('failed', 'left-to-hotel'),
  ),
];

/** What can happen, by name so that a counterexample can be read. */
export const anything = fc.oneof(
  ...[...GUESTS, ...STAFF, ...AT_DESK, ...MOVES, ...FAULTS].map(([name, weight, arbitrary]) => ({
    weight,
    arbitrary: arbitrary.map((act) => Object.assign(act, { toString: () => name })),
  })),
);

export const story = fc.array(anything, { minLength: 30, maxLength: 100, size: 'max' });
