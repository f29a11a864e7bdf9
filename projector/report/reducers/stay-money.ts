import { satang, share } from '@baanpak/domain/values/money/money.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import { bangkokDay, type LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import type { Fact } from '../tables.ts';
import {
  type Amount,
  type BookingState,
  changedState,
  type HotelState,
  type LoggedEvent,
  type MoneyState,
  type Night,
  type Reducer,
  type Reduction,
  type StateSubject,
  type States,
} from './reducer.ts';
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

const NO_MONEY: MoneyState = {
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

/** Where and when; `day` is that of what counts on no night. */
type About = Readonly<{
  bookingId: string;
  booking: BookingState;
  hotel: HotelState | undefined;
  at: Instant;
  day: LocalDate;
}>;

/** What is realised from then on: a night, an extra, or what is kept. */
type Line = Amount & Readonly<{ date: LocalDate; ref?: string }>;

/** The money as it is after an event, and the facts between what it came to before and what it comes to now. */
function diffMoney(
  before: MoneyState,
  news: MoneyState,
  about: About,
): Readonly<{ money: MoneyState; facts: readonly Fact[] }> {
  const { booking, day } = about;
  const nights = booking.hasNights ? booking.nights : [];
  const extras = extraLines(before.extras, news.extras, day);
  const kept = keptOf(news, about);
  const keptLines = nonZero([{ ...less(kept, before.kept), date: day }]);
  const lines = [...nightLines(before.nights, nights), ...extras, ...keptLines];
  const money = { ...news, nights, kept, bases: added(before.bases, lines) };
  const points = pointsOf(money, booking);
  return {
    money: { ...money, points },
    facts: [
      ...extras.map((line) => fact('extra', about, { ...line, units: Math.sign(line.satang) })),
      ...keptLines.map((line) => fact('kept', about, line)),
      ...earned(before.bases, lines, about),
      ...rewarded(points - before.points, about),
    ],
  };
}

/**
 * Of a stay that was called off, or whose guest did not come: what was taken for it and neither goes back nor
 * counts as an extra, so that what is deferred ends once all that goes back is paid.
 */
function keptOf({ accepted, owedBack, extras }: MoneyState, { booking, hotel }: About): Amount {
  const isOff = booking.status === 'Canceled' || booking.status === 'No-Show';
  if (!isOff) return NOTHING;
  const amount = accepted - owedBack - sumOf(Object.values(extras)).satang;
  return { satang: amount, vat: vatAt(hotel, amount) };
}

const NOTHING: Amount = { satang: 0, vat: 0 };

/** Rate times 100 baht without VAT of what a guest who left has stayed for; 0 for one whom nobody knows. */
function pointsOf(
  { nights, extras }: MoneyState,
  { status, guestId, rates }: BookingState,
): number {
  if (status !== 'Departed' || guestId === null) return 0;
  const { satang: gross, vat } = sumOf([...asAmounts(nights), ...Object.values(extras)]);
  return Math.floor(Math.floor((gross - vat) / 100_00) * rates.reward);
}

const rewarded = (units: number, about: About): Fact[] =>
  units === 0
    ? []
    : [fact('reward', about, { date: about.day, units, party: about.booking.guestId })];

/** What each line adds to the seller's and the marketplace's part: in all exactly the rate of all. */
function earned(before: MoneyState['bases'], lines: readonly Line[], about: About): Fact[] {
  const { rates, sellerId: party } = about.booking;
  let bases = before;
  return lines.flatMap((line): Fact[] => {
    const [was, is] = [bases, added(bases, [line])];
    bases = is;
    const more = (base: 'gross' | 'exVat', rate: number) =>
      share(satang(is[base]), rate) - share(satang(was[base]), rate);
    const { date } = line;
    const incentive = { date, satang: more('exVat', rates.incentive), party };
    const commission = { date, satang: more('gross', rates.commission) };
    return [
      ...nonZero([incentive]).map((part) => fact('incentive', about, part)),
      ...nonZero([commission]).map((part) => fact('commission', about, part)),
    ];
  });
}

const added = ({ gross, exVat }: MoneyState['bases'], lines: readonly Line[]) => {
  const more = sumOf(lines);
  return { gross: gross + more.satang, exVat: exVat + more.satang - more.vat };
};

/** The nights that are other than before, each with what it is more. */
function nightLines(before: readonly Night[], after: readonly Night[]): Line[] {
  const lines = new Map<LocalDate, Amount>();
  for (const { date, price, vat } of after) lines.set(date, { satang: price, vat });
  for (const { date, price, vat } of before)
    lines.set(date, less(lines.get(date) ?? NOTHING, { satang: price, vat }));
  return nonZero([...lines].map(([date, amount]) => ({ date, ...amount })));
}

function extraLines(
  before: MoneyState['extras'],
  after: MoneyState['extras'],
  date: LocalDate,
): Line[] {
  const added = Object.entries(after).filter(([id]) => !(id in before));
  const removed = Object.entries(before).filter(([id]) => !(id in after));
  return [
    ...added.map(([ref, amount]) => ({ ref, date, ...amount })),
    ...removed.map(([ref, amount]) => ({ ref, date, ...less(NOTHING, amount) })),
  ];
}

const less = (one: Amount, other: Amount): Amount => ({
  satang: one.satang - other.satang,
  vat: one.vat - other.vat,
});

const sumOf = (amounts: readonly Amount[]): Amount => ({
  satang: amounts.reduce((sum, { satang: each }) => sum + each, 0),
  vat: amounts.reduce((sum, { vat }) => sum + vat, 0),
});

const asAmounts = (nights: readonly Night[]) =>
  nights.map(({ price, vat }) => ({ satang: price, vat }));

const nonZero = <Each extends Readonly<{ satang: number; vat?: number }>>(
  lines: readonly Each[],
): Each[] => lines.filter(({ satang: amount, vat = 0 }) => amount !== 0 || vat !== 0);

function fact(
  kind: Fact['kind'],
  { bookingId, booking, at }: About,
  said: Pick<Fact, 'date'> & Partial<Fact>,
): Fact {
  const { ownerId, hotelId, roomId, channel } = booking;
  return { kind, ownerId, hotelId, roomId, bookingId, channel, at, ...said };
}
