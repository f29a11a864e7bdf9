import { satang } from '@baanpak/domain/values/money/money.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import { diffMoney } from './diff-money.ts';
import {
  changedState,
  type LoggedEvent,
  type Reducer,
  type Reduction,
  type StateSubject,
  type States,
} from './reducer.ts';
import type { Amount, MoneyState } from './states.ts';
import { vatAt } from './vat.ts';

type StayEventType =
  | ('BookingPaid' | 'BookingTaken' | 'PaymentReceived' | 'StayMoved' | 'StayCompleted')
  | (
      | 'BookingAbandoned'
      | 'BookingCanceled'
      | 'BookingReinstated'
      | 'RefundApproved'
      | 'DifferenceApproved'
      | 'NoShowRecorded'
      | 'NoShowUndone'
    )
  | ('GuestDeparted' | 'DepartureUndone')
  | (
      | 'DeskPaymentRecorded'
      | 'DeskMoneyOwedBack'
      | 'DeskMoneyOwedChanged'
      | 'ExtraAdded'
      | 'ExtraRemoved'
    );

export const NO_MONEY: MoneyState = {
  ...{ accepted: 0, owedBack: 0, extras: {}, kept: { satang: 0, vat: 0 }, nights: [] },
  ...{ bases: { gross: 0, exVat: 0 }, points: 0 },
};

/**
 * What a stay's own money comes to: extras, what the desk took, what is kept of a stay that was called off,
 * and what guest, seller and marketplace earn by it. It is asked after the reducer of nights, and follows it.
 */
export const stayMoney: Reducer<StayEventType> = {
  subjects({ data: { bookingId } }, states): readonly StateSubject[] {
    const booking = states.get('booking', bookingId);
    const hotels = booking ? [`hotel:${booking.hotelId}` as const] : [];
    return [`booking:${bookingId}`, `money:${bookingId}`, ...hotels];
  },
  when: {
    BookingTaken: (event, states) => follow(event, event.data.takenAt, states),
    BookingPaid: (event, states) => accepted(event, event.data.paidAt, states),
    PaymentReceived: (event, states) => accepted(event, event.data.paidAt, states),
    StayMoved: (event, states) =>
      owed(event, event.data.at, states, event.data.returned?.amount ?? 0),
    StayCompleted: (event, states) => follow(event, event.recordedAt, states),
    BookingCanceled: (event, states) => follow(event, event.data.endedAt, states),
    BookingAbandoned: (event, states) => follow(event, event.data.endedAt, states),
    BookingReinstated: (event, states) => follow(event, event.data.at, states),
    RefundApproved: (event, states) =>
      // the desk's says beside it what goes back
      owed(event, event.data.at, states, event.data.of === 'desk' ? 0 : event.data.amount),
    DifferenceApproved: (event, states) => owed(event, event.data.at, states, event.data.amount),
    NoShowRecorded: (event, states) => follow(event, event.data.at, states),
    NoShowUndone: (event, states) => follow(event, event.data.at, states),
    GuestDeparted: (event, states) => follow(event, event.data.at, states),
    DepartureUndone: (event, states) => follow(event, event.data.at, states),
    DeskPaymentRecorded: takenAtDesk,
    DeskMoneyOwedBack: (event, states) => owed(event, event.recordedAt, states, event.data.amount),
    DeskMoneyOwedChanged: (event, states) =>
      owed(event, event.recordedAt, states, event.data.amount - event.data.previousAmount),
    ExtraAdded: (event, states) => {
      const { bookingId, extraId, amount, at } = event.data;
      const booking = states.get('booking', bookingId);
      const vat = vatAt(booking && states.get('hotel', booking.hotelId), amount);
      return withExtra(event, at, states, { extraId, amount: { satang: amount, vat } });
    },
    ExtraRemoved: (event, states) => {
      const { extraId, at } = event.data;
      return withExtra(event, at, states, { extraId, amount: null });
    },
  },
};

const moneyOf = (event: LoggedEvent<StayEventType>, states: States): MoneyState =>
  states.get('money', event.data.bookingId) ?? NO_MONEY;

/** What follows from the booking as it is now, and from what is new of its money. */
function follow(
  event: LoggedEvent<StayEventType>,
  at: Instant,
  states: States,
  news: Partial<MoneyState> = {},
): Reduction {
  const { bookingId } = event.data;
  const booking = states.get('booking', bookingId);
  if (!booking || booking.blocks !== null) return {};
  const before = moneyOf(event, states);
  const hotel = states.get('hotel', booking.hotelId);
  const isCompleted = event.type === 'StayCompleted';
  const day = isCompleted ? booking.checkOut : bangkokDay(at);
  const { money, facts } = diffMoney(
    before,
    { ...before, ...news },
    { bookingId, booking, hotel, at, day },
  );
  return { states: [changedState('money', bookingId, money)], facts };
}

function accepted(
  event: LoggedEvent<'BookingPaid' | 'PaymentReceived'>,
  at: Instant,
  states: States,
): Reduction {
  const before = moneyOf(event, states).accepted;
  return follow(event, at, states, { accepted: before + event.data.amount });
}

const owed = (event: LoggedEvent<StayEventType>, at: Instant, states: States, amount: number) =>
  follow(event, at, states, { owedBack: moneyOf(event, states).owedBack + amount });

function withExtra(
  event: LoggedEvent<'ExtraAdded' | 'ExtraRemoved'>,
  at: Instant,
  states: States,
  { extraId, amount }: Readonly<{ extraId: string; amount: Amount | null }>,
): Reduction {
  const { [extraId]: _, ...others } = moneyOf(event, states).extras;
  return follow(event, at, states, {
    extras: amount === null ? others : { ...others, [extraId]: amount },
  });
}

/** The house has it at once: received, and taken for the stay. */
function takenAtDesk(event: LoggedEvent<'DeskPaymentRecorded'>, states: States): Reduction {
  const { bookingId, paymentId: ref, amount, method, at, by: party } = event.data;
  const booking = states.get('booking', bookingId);
  if (!booking) return {};
  const { ownerId, hotelId, roomId, channel } = booking;
  const vat = vatAt(states.get('hotel', hotelId), amount);
  const followed = follow(event, at, states, {
    accepted: moneyOf(event, states).accepted + amount,
  });
  const where = { ownerId, hotelId, roomId, bookingId, channel };
  const how = { date: bangkokDay(at), at, method, party, ref };
  const received = { kind: 'received', ...where, ...how, satang: satang(amount), vat } as const;
  return { ...followed, facts: [received, ...(followed.facts ?? [])] };
}
