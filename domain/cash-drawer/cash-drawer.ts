import type { Decider } from '../values/decider/decider.ts';
import type { Message } from '../values/decider/message.ts';
import { Refusal } from '../values/decider/refusal.ts';
import { type Satang, satang } from '../values/money/money.ts';
import type { Instant } from '../values/time/instant.ts';
import type { LocalDate } from '../values/time/local-date.ts';

// One stream a person, hotel and day: what is expected is decided where the cash is told of, and no stream
// grows with the years (docs/adr/0053-a-till-a-person-and-day.md).
export const cashDrawerStream = ({ hotelId, userId, day }: Omit<OfTill, 'ownerId'>) =>
  `till-${hotelId}-${userId}-${day}`;

/** Whose cash at which hotel; `day` is Bangkok's. */
type OfTill = { hotelId: string; ownerId: string; userId: string; day: LocalDate };

/** Cash that somebody took, or gave back, which is below 0; `movementId` is the payment's or the refund's. */
export type MoveCash = Message<
  'MoveCash',
  OfTill & { movementId: string; amount: Satang; at: Instant }
>;
/** `requestHash`: which body the request had; the same key with another is refused. */
type Count = {
  countId: string;
  requestHash: string | null;
  counted: Satang;
  note: string | null;
  at: Instant;
};
export type CountShift = Message<'CountShift', OfTill & Count>;
export type CashDrawerCommand = MoveCash | CountShift;

export type CashMoved = Message<'CashMoved', MoveCash['data']>;
/** `difference`: what was counted less what was expected; `note` is personal, null of who was erased. */
export type ShiftCounted = Message<
  'ShiftCounted',
  CountShift['data'] & { expected: Satang; difference: Satang }
>;
export type CashDrawerEvent = CashMoved | ShiftCounted;

export type CashDrawer = Readonly<{
  /** What was taken in cash, less what was given back. */
  cash: Satang;
  moved: ReadonlySet<string>;
  /** By id. */
  counts: ReadonlyMap<string, ShiftCounted['data']>;
}>;

/** The cash that one person of a hotel has in hand of one day, and how often they counted it. */
export const cashDrawer: Decider<CashDrawer, CashDrawerCommand, CashDrawerEvent> = {
  initialState: { cash: satang(0), moved: new Set(), counts: new Map() },
  refusals: { MoveCash: [], CountShift: ['idempotency-key-reused', 'note-needed'] },
  decide(state, command) {
    switch (command.type) {
      case 'MoveCash':
        return state.moved.has(command.data.movementId)
          ? []
          : [{ type: 'CashMoved', data: command.data }];
      case 'CountShift':
        return countShift(state, command);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'CashMoved': {
        const { movementId, amount } = event.data;
        const moved = new Set(state.moved).add(movementId);
        return { ...state, cash: satang(state.cash + amount), moved };
      }
      case 'ShiftCounted':
        return { ...state, counts: new Map(state.counts).set(event.data.countId, event.data) };
    }
  },
};

/** A count that corrects another is a count of its own. Refuses `note-needed` where it is not what was expected. */
function countShift({ cash: expected, counts }: CashDrawer, { data }: CountShift): ShiftCounted[] {
  const before = counts.get(data.countId);
  if (before && before.requestHash !== data.requestHash)
    throw new Refusal('idempotency-key-reused', 'The key was used with another request');
  if (before) return []; // sent twice
  const difference = satang(data.counted - expected);
  if (difference !== 0 && data.note === null)
    throw new Refusal('note-needed', 'The cash is not what was expected');
  return [{ type: 'ShiftCounted', data: { ...data, expected, difference } }];
}
