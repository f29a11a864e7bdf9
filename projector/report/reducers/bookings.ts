import type { BookingTerms, EndReason } from '@baanpak/domain/booking/booking-state.ts';
import { fieldsOf } from '@baanpak/domain/values/fields/fields.ts';
import { methodPaidBy } from '@baanpak/domain/values/money/payment-method.ts';
import { DEFAULT_RATES, ratesFor } from '@baanpak/domain/values/money/rates.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import {
  addDays,
  bangkokDay,
  nightsOf,
  type Stay,
} from '@baanpak/domain/values/time/local-date.ts';
import type { BookingDetail, Fact } from '../tables.ts';
import {
  attributes,
  type BookingState,
  changedState,
  type HotelState,
  type LoggedEvent,
  type Night,
  type Reducer,
  type Reduction,
  type States,
} from './reducer.ts';
import { vatOfParts } from './vat.ts';

type Begun = 'BookingPlaced' | 'BookingTaken' | 'BlockPlaced';

type Ended = 'BookingExpired' | 'BookingGivenUp' | 'BookingAbandoned' | 'BookingCanceled';

type BookingEventType =
  | (Begun | Ended | 'BookingPaid' | 'PaymentReceived' | 'PaymentTurnedAway' | 'RefundApproved')
  | ('BlockLifted' | 'BookingReinstated' | 'StayMoved' | 'PaymentMethodChanged')
  | ('GuestArrived' | 'ArrivalUndone' | 'GuestDeparted' | 'DepartureUndone' | 'StayCompleted')
  | ('NoShowRecorded' | 'NoShowUndone');

/** Else it is a guest, or a process. */
const USER_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Bookings from their making to their end, and the nights they have; blocks, which have nights alone. */
export const bookings: Reducer<BookingEventType> = {
  subjects({ data }, states) {
    if ('terms' in data) return [`hotel:${data.terms.hotelId}`];
    const hotelId = states.get('booking', data.bookingId)?.hotelId;
    return [`booking:${data.bookingId}`, ...(hotelId ? [`hotel:${hotelId}` as const] : [])];
  },
  when: {
    BookingPlaced({ data: { bookingId, terms, placedAt, heldUntil, personId = null } }) {
      const state = { ...begun(terms, placedAt), heldUntil, guestId: personId };
      return becomes(bookingId, undefined, state, placedAt);
    },
    BookingTaken({ data, metadata: { actor } }, states) {
      const { bookingId, terms, takenAt, personId = null } = data;
      const sellerId = USER_ID.test(actor) ? actor : null;
      const before = { ...begun(terms, takenAt), sellerId, guestId: personId };
      return confirmed(bookingId, undefined, before, takenAt, hotelOf(states, before));
    },
    BlockPlaced({ data: { bookingId, terms, placedAt } }) {
      const { units: blocks = 1 } = terms;
      const block = { ...begun(terms, placedAt), blocks, nights: nightsOfBlock(terms) };
      return becomes(bookingId, undefined, { ...block, hasNights: true }, placedAt);
    },
    BookingPaid: paid,
    PaymentReceived: paid,
    PaymentTurnedAway: ({ data: { bookingId, status, turnedAwayAt: at } }, states) =>
      change(states, bookingId, (before) => {
        if (before.status !== 'Reserved') return {};
        const outcome = status === 'Expired' ? 'expired' : 'canceled';
        return endedUnpaid(bookingId, before, { ...before, status, outcome }, at);
      }),
    BookingExpired: (event, states) => ended(event, states, 'expired'),
    BookingGivenUp: (event, states) => ended(event, states, 'given-up'),
    BookingAbandoned: (event, states) => ended(event, states, 'abandoned'),
    BookingCanceled: (event, states) => ended(event, states, 'canceled'),
    RefundApproved: ({ data: { bookingId, at } }, states) =>
      change(states, bookingId, (before) => calledOff(bookingId, before, at, 'cancellation')),
    BlockLifted: ({ data: { bookingId, liftedAt: at } }, states) =>
      change(states, bookingId, (before) => {
        const nights = before.nights.filter(({ date }) => date < bangkokDay(at));
        return becomes(bookingId, before, { ...before, status: 'Canceled', nights }, at);
      }),
    BookingReinstated: ({ data: { bookingId, status, at } }, states) =>
      change(states, bookingId, (before) => {
        if (status === 'Unavailable')
          return becomes(bookingId, before, { ...before, nights: nightsOfBlock(before) }, at);
        const after = { ...before, status, outcome: null };
        return status === 'Reserved'
          ? endedUnpaid(bookingId, before, after, at, takenBack)
          : standsAgain(bookingId, before, after, at, 'cancellation');
      }),
    StayMoved: moved,
    PaymentMethodChanged: ({ data: { bookingId, paymentMethod: method }, recordedAt }, states) =>
      change(states, bookingId, (before) =>
        becomes(bookingId, before, { ...before, method }, recordedAt),
      ),
    GuestArrived: ({ data: { bookingId, at } }, states) =>
      change(states, bookingId, (before) =>
        becomes(bookingId, before, { ...before, isArrived: true, status: 'Arrived' }, at),
      ),
    ArrivalUndone: ({ data: { bookingId, at } }, states) =>
      change(states, bookingId, (before) =>
        becomes(bookingId, before, { ...before, isArrived: false, status: 'Booked' }, at),
      ),
    GuestDeparted: ({ data: { bookingId, at } }, states) =>
      change(states, bookingId, (before) => departed(bookingId, before, at)),
    StayCompleted: ({ data: { bookingId, completedAt: at } }, states) =>
      change(states, bookingId, (before) => departed(bookingId, before, at)),
    DepartureUndone: ({ data: { bookingId, at } }, states) =>
      change(states, bookingId, (before) => {
        const status = before.isArrived ? 'Arrived' : 'Booked';
        return becomes(bookingId, before, { ...before, status }, at);
      }),
    NoShowRecorded: ({ data: { bookingId, at } }, states) =>
      change(states, bookingId, (before) => calledOff(bookingId, before, at, 'no-show')),
    NoShowUndone: ({ data: { bookingId, at } }, states) =>
      change(states, bookingId, (before) =>
        standsAgain(bookingId, before, { ...before, status: 'Booked' }, at, 'no-show'),
      ),
  },
};

/** Why the last attempt to pay for a booking came to nothing, in the provider's words. */
export const failures: Reducer<'PaymentFailed'> = {
  subjects: ({ data }) => data.bookingIds.map((bookingId) => `booking:${bookingId}` as const),
  when: {
    PaymentFailed({ data: { bookingIds, failureCode: lastFailure }, recordedAt }, states) {
      const folded = bookingIds.map((bookingId) =>
        change(states, bookingId, (before) =>
          becomes(bookingId, before, { ...before, lastFailure }, recordedAt),
        ),
      );
      return {
        states: folded.flatMap((each) => each.states ?? []),
        details: folded.flatMap((each) => each.details ?? []),
      };
    },
  },
};

/** What follows for a booking that is known. */
function change(
  states: States,
  bookingId: string,
  to: (before: BookingState) => Reduction,
): Reduction {
  const before = states.get('booking', bookingId);
  return before ? to(before) : {};
}

const hotelOf = (states: States, { hotelId }: Pick<BookingState, 'hotelId'>) =>
  states.get('hotel', hotelId);

/** A booking that nothing was decided of; its nights do not count yet. */
const begun = (terms: BookingTerms, placedAt: Instant): BookingState => ({
  ...{ code: terms.code, checkIn: terms.checkIn, checkOut: terms.checkOut },
  ...{ roomId: terms.roomId, hotelId: terms.hotelId, ownerId: terms.ownerId },
  ...{ channel: terms.channel, method: terms.paymentMethod, price: terms.price },
  rates: terms.rates ?? ratesFor(DEFAULT_RATES, terms.channel),
  ...{ placedAt, confirmedAt: null, heldUntil: null, status: 'Reserved', outcome: null },
  ...{ lastFailure: null, sellerId: null, guestId: null, blocks: null },
  nights: nightsWithVat(terms, undefined),
  ...{ hasNights: false, isArrived: false, offOn: null },
});

type Priced = Readonly<{ nightPrices: readonly Pick<Night, 'date' | 'price'>[] }>;

/** Nights and what they cost, with the VAT that their hotel takes with it. */
function nightsWithVat({ nightPrices }: Priced, hotel: HotelState | undefined): readonly Night[] {
  const prices = nightPrices.map(({ price }) => price);
  const vats = vatOfParts(hotel, prices);
  return nightPrices.map(({ date, price }, n) => ({ date, price, vat: vats[n] ?? 0 }));
}

const nightsOfBlock = (stay: Stay): readonly Night[] =>
  nightsOf(stay).map((date) => ({ date, price: 0, vat: 0 }));

/** A stay that is certain from now on. */
function confirmed(
  bookingId: string,
  before: BookingState | undefined,
  stay: BookingState,
  at: Instant,
  hotel: HotelState | undefined,
): Reduction {
  const nights = nightsWithVat({ nightPrices: stay.nights }, hotel);
  const certain = { status: 'Booked', confirmedAt: at, hasNights: true } as const;
  const after = { ...stay, ...certain, nights };
  const booking = { kind: 'booking', date: bangkokDay(at), units: 1, ...wholeOf(after) } as const;
  return becomes(bookingId, before, after, at, [booking]);
}

/** Money that makes a booking certain, unless it was before. */
function paid({ data }: LoggedEvent<'BookingPaid' | 'PaymentReceived'>, states: States): Reduction {
  return change(states, data.bookingId, (before) => {
    const { bookingId, paidAt } = data;
    const stay = { ...before, method: methodPaidBy(data) ?? before.method };
    const isWaiting = before.confirmedAt === null;
    return isWaiting
      ? confirmed(bookingId, before, { ...stay, outcome: 'paid' }, paidAt, hotelOf(states, before))
      : becomes(bookingId, before, stay, paidAt);
  });
}

const ENDED = {
  expired: 'Expired',
  'given-up': 'Given-Up',
  abandoned: 'Abandoned',
  canceled: 'Canceled',
} as const;

const ended = (
  { data: { bookingId, endedAt } }: LoggedEvent<Ended>,
  states: States,
  outcome: EndReason,
): Reduction =>
  change(states, bookingId, (before) => {
    if (before.confirmedAt !== null) return calledOff(bookingId, before, endedAt, 'cancellation');
    const after = { ...before, status: ENDED[outcome], outcome };
    return outcome === 'abandoned' // its guest never heard of it
      ? becomes(bookingId, before, after, endedAt)
      : endedUnpaid(bookingId, before, after, endedAt);
  });

/** A hold that came to nothing, on the day it was placed; or that one did not, after all. */
function endedUnpaid(
  bookingId: string,
  before: BookingState,
  after: BookingState,
  at: Instant,
  signed = (fact: Partial<Fact>): Partial<Fact> => fact,
): Reduction {
  const amounts = signed({ units: 1, satang: before.price, vat: 0 });
  const hold = { kind: 'hold', date: bangkokDay(before.placedAt), ...amounts } as const;
  return becomes(bookingId, before, after, at, [hold]);
}

const OFF = { cancellation: 'Canceled', 'no-show': 'No-Show' } as const;

/** A certain stay is no more, and its nights with it. */
function calledOff(
  bookingId: string,
  before: BookingState,
  at: Instant,
  kind: keyof typeof OFF,
): Reduction {
  const date = bangkokDay(at);
  const after = { ...before, status: OFF[kind], hasNights: false };
  if (!before.hasNights) return becomes(bookingId, before, after, at);
  return becomes(bookingId, before, { ...after, offOn: date }, at, [
    { kind, date, units: 1, ...wholeOf(before) },
  ]);
}

/** It is there again as if it had not been called off, on the day it was. */
function standsAgain(
  bookingId: string,
  before: BookingState,
  after: BookingState,
  at: Instant,
  kind: keyof typeof OFF,
): Reduction {
  if (before.hasNights) return becomes(bookingId, before, after, at);
  const date = before.offOn ?? bangkokDay(at);
  return becomes(bookingId, before, { ...after, hasNights: true, offOn: null }, at, [
    { kind, date, ...takenBack({ units: 1, ...wholeOf(before) }) },
  ]);
}

/** Other days, another room or another price. */
function moved(
  { data: { bookingId, to, at } }: LoggedEvent<'StayMoved'>,
  states: States,
): Reduction {
  return change(states, bookingId, (before) => {
    const { nightPrices, ...terms } = to;
    const hotel = before.hasNights ? hotelOf(states, before) : undefined;
    const after = { ...before, ...terms, nights: nightsWithVat({ nightPrices }, hotel) };
    const isCertain = before.confirmedAt !== null;
    return becomes(bookingId, before, after, at, isCertain ? soldAnew(before, after, at) : []);
  });
}

/** A sale is one of the room that it is moved to; what it is dearer counts on the day that was agreed. */
function soldAnew(before: BookingState, after: BookingState, at: Instant) {
  const ofDay = { kind: 'booking', date: bangkokDay(at) } as const;
  const [was, is] = [wholeOf(before), wholeOf(after)];
  const more = { units: 0, satang: is.satang - was.satang, vat: is.vat - was.vat };
  if (before.roomId !== after.roomId)
    return [
      { ...ofDay, ...takenBack({ ...was, units: 1 }), roomId: before.roomId },
      { ...ofDay, ...is, units: 1 },
    ];
  return more.satang === 0 && more.vat === 0 ? [] : [{ ...ofDay, ...more }];
}

const departed = (bookingId: string, before: BookingState, at: Instant): Reduction =>
  becomes(bookingId, before, before.hasNights ? { ...before, status: 'Departed' } : before, at);

/** From an event on a booking is `after`: what that adds to its nights, beside `facts` of its own. */
function becomes(
  bookingId: string,
  before: BookingState | undefined,
  after: BookingState,
  at: Instant,
  facts: readonly Omit<Amounts, 'at'>[] = [],
): Reduction {
  const detail = detailOf(after);
  const isNews = after.blocks === null && !(before && isSaid(before, detail));
  return {
    states: [changedState('booking', bookingId, after)],
    facts: [
      ...facts.map((amounts) => factOf(bookingId, after, { ...amounts, at })),
      ...nightsChanged(bookingId, before, after, at),
    ],
    details: isNews ? [attributes('booking', bookingId, detail)] : [],
  };
}

/** What a stay costs as a whole, and the VAT in that. */
const wholeOf = ({ price, nights }: BookingState) => ({
  satang: price,
  vat: nights.reduce((sum, { vat }) => sum + vat, 0),
});

/** The negative of what facts say, without a negative zero. */
const takenBack = ({ units = 0, satang = 0, vat = 0 }: Partial<Fact>) => ({
  units: 0 - units,
  satang: 0 - satang,
  vat: 0 - vat,
});

/** `roomId`: where it is not the booking's. */
type Amounts = Pick<Fact, 'kind' | 'date' | 'at' | 'units' | 'satang' | 'vat' | 'roomId'>;

/** A fact of a booking, as it is. */
const factOf = (bookingId: string, state: BookingState, amounts: Amounts): Fact => {
  const { ownerId, hotelId, roomId, channel } = state;
  return { ownerId, hotelId, roomId, bookingId, channel, ...amounts };
};

/** What is said of a booking, out of what is remembered of it. */
const detailOf = ({
  blocks: _blocks,
  nights: _nights,
  hasNights: _hasNights,
  isArrived: _isArrived,
  offOn: _offOn,
  ...detail
}: BookingState): BookingDetail => detail;

/** A value that did not change is the same one. */
const isSaid = (before: BookingState, detail: BookingDetail) =>
  fieldsOf(detail).every((field) => before[field] === detail[field]);

function nightsChanged(
  bookingId: string,
  before: BookingState | undefined,
  after: BookingState,
  at: Instant,
): Fact[] {
  if (before && hasSameNights(before, after)) return [];
  const had = before ? counting(bookingId, before, at) : [];
  const has = counting(bookingId, after, at);
  const [keysHad, keysHas] = [new Set(had.map(keyOf)), new Set(has.map(keyOf))];
  const over = had.filter((fact) => !keysHas.has(keyOf(fact)));
  const begun = has.filter((fact) => !keysHad.has(keyOf(fact)));
  return [...over.map((fact) => ({ ...fact, ...takenBack(fact) })), ...begun];
}

const hasSameNights = (before: BookingState, after: BookingState) =>
  before.hasNights === after.hasNights &&
  before.nights === after.nights &&
  before.roomId === after.roomId;

const keyOf = ({ kind, date, roomId, units, satang, vat }: Fact) =>
  [kind, date, roomId, units, satang, vat].join(' ');

/** All that counts of a booking's nights, with its arrival and departure. */
function counting(bookingId: string, state: BookingState, at: Instant): Fact[] {
  const { nights, hasNights, blocks } = state;
  const [first] = nights;
  const last = nights.at(-1);
  if (!hasNights || !first || !last) return [];
  const fact = (amounts: Omit<Amounts, 'at'>) => factOf(bookingId, state, { ...amounts, at });
  if (blocks !== null)
    return nights.map(({ date }) => fact({ kind: 'blocked', date, units: blocks }));
  return [
    ...nights.map(({ date, price: satang, vat }) =>
      fact({ kind: 'sold', date, units: 1, satang, vat }),
    ),
    fact({ kind: 'arrival', date: first.date, units: 1 }),
    fact({ kind: 'departure', date: addDays(last.date, 1), units: 1 }),
  ];
}
