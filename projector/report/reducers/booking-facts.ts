import { fieldsOf } from '@baanpak/domain/values/fields/fields.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import { addDays } from '@baanpak/domain/values/time/local-date.ts';
import type { BookingDetail } from '../detail.ts';
import type { Fact } from '../fact.ts';
import { attributes, changedState, type Reduction } from './reducer.ts';
import type { BookingState } from './states.ts';

/** `roomId`: where it is not the booking's. */
type Amounts = Pick<Fact, 'kind' | 'date' | 'at' | 'units' | 'satang' | 'vat' | 'roomId'>;

/** A fact of a booking, as it is. */
const factOf = (bookingId: string, state: BookingState, amounts: Amounts): Fact => {
  const { ownerId, hotelId, roomId, channel } = state;
  return { ownerId, hotelId, roomId, bookingId, channel, ...amounts };
};

/** What is said of a booking, out of what is remembered of it. */
export const detailOf = ({
  blocks: _blocks,
  nights: _nights,
  hasNights: _hasNights,
  isArrived: _isArrived,
  offOn: _offOn,
  ...detail
}: BookingState): BookingDetail => detail;

/** From an event on a booking is `after`: what that adds to its nights, beside `facts` of its own. */
export function becomes(
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

/** A value that did not change is the same one. */
const isSaid = (before: BookingState, detail: BookingDetail) =>
  fieldsOf(detail).every((field) => before[field] === detail[field]);

/** What a stay costs as a whole, and the VAT in that. */
export const wholeOf = ({ price, nights }: BookingState) => ({
  satang: price,
  vat: nights.reduce((sum, { vat }) => sum + vat, 0),
});

/** The negative of what facts say, without a negative zero. */
export const takenBack = ({ units = 0, satang = 0, vat = 0 }: Partial<Fact>) => ({
  units: 0 - units,
  satang: 0 - satang,
  vat: 0 - vat,
});

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
