import type { Message } from '../values/decider/message.ts';
import type { Satang } from '../values/money/money.ts';
import type { Instant } from '../values/time/instant.ts';
import type { LocalDate } from '../values/time/local-date.ts';
import type { BookingTerms } from './booking-messages.ts';

/** Where and when somebody stays, and what that costs. */
export type StayTerms = Pick<
  BookingTerms,
  'roomId' | 'checkIn' | 'checkOut' | 'nightPrices' | 'price'
>;

/** What was planned on a booking, to be decided on by it. */
export type PlannedMove = Readonly<{
  moveId: string;
  /** By which move the booking had its nights when this was planned; null: by none. */
  hadBy: string | null;
  to: StayTerms;
  /** What was paid with, should money go back; null where the hotel had it itself. */
  chargeId: string | null;
  /** Of a guest's own change: the day whose policy decides on what goes back. */
  policyOn?: LocalDate;
  /** Anyone who moves it may decide over money: what it makes too much goes back at once. Else that waits. */
  paysBack?: boolean;
  /** Of staff: whether it is at the prices of now, where that was said or follows. */
  reprice?: boolean;
  reason: string | null;
  by: string;
  at: Instant;
}>;

/**
 * Another room of the hotel or other days. The nights it gains are held before, and those it leaves are
 * freed after (docs/adr/0050-moving-stays.md).
 */
export type MoveStay = Message<
  'MoveStay',
  PlannedMove & { bookingId: string; expectedVersion: number | null }
>;
/** A move that broke off is not made any more, should it be decided yet. */
export type AbandonMove = Message<'AbandonMove', { bookingId: string; moveId: string }>;
export type MoveCommand = MoveStay | AbandonMove;

/** What goes back, for the stay costs less than was paid for it. */
export type MoneyReturned = Readonly<{
  refundId: string;
  checkoutUid: string;
  chargeId: string | null;
  amount: Satang;
}>;

/** `from` and `to` are whole, so that a move can be made back. */
export type StayMoved = Message<
  'StayMoved',
  Pick<PlannedMove, 'moveId' | 'hadBy' | 'reprice' | 'reason' | 'by' | 'at'> & {
    bookingId: string;
    from: StayTerms;
    to: StayTerms;
    returned: MoneyReturned | null;
    /** The move that it takes back. */
    undoes?: string;
    /** It gave back, or got again, the nights left at a departure before its day: no news to the guest. */
    ofDeparture?: true;
  }
>;
export type MoveAbandoned = Message<'MoveAbandoned', AbandonMove['data']>;
export type MoveEvent = StayMoved | MoveAbandoned;

/** What a booking remembers of its moves. */
export type Moves = Readonly<{
  /** What became of each, by its id. */
  known: ReadonlyMap<string, 'made' | 'abandoned'>;
  /** By which it has its nights. */
  last: string | null;
  /** The price is what a `reprice` lowered it to: the next move elsewhere is priced again. */
  lowered: boolean;
}>;

export const NO_MOVES: Moves = { known: new Map(), last: null, lowered: false };
