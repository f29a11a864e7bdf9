import { Refusal } from '../values/decider/refusal.ts';
import type {
  DaysPainted,
  OverriddenDays,
  PriceOverride,
  UndoDayPrices,
} from './day-price-messages.ts';
import { haveDayInCommon, type Period } from './period.ts';
import type { RegisteredRoom } from './room.ts';
import type { StayRules } from './stay-rules.ts';

/**
 * Takes a paint back: its days say again what they said before. Throws `too-late-to-undo` where one
 * of them says something newer, or where the paint is too old. An undo is a paint and can be taken
 * back itself.
 */
export function undoDayPrices(
  { paints }: RegisteredRoom,
  { data: { roomId, paint: version } }: UndoDayPrices,
): DaysPainted[] {
  const place = paints.findIndex((one) => one.version === version);
  const paint = paints[place];
  if (!paint) throw new Refusal('too-late-to-undo', 'This paint is not known any more');
  const later = paints.slice(place + 1);
  const counting = countingOf(later);
  if (later.some((one) => counting.has(one) && one.undoes === version)) return [];
  if (later.some((one) => counting.has(one) && haveInCommon(paint.said, one.said)))
    throw new Refusal('too-late-to-undo', 'One of its days was painted since');
  return [{ type: 'DaysPainted', data: { roomId, ...paint.before, undoes: version } }];
}

/** Those of some paints that count: a paint and the one that takes it back are as if neither was. */
function countingOf(paints: readonly PriceOverride[]): ReadonlySet<PriceOverride> {
  const left = new Set(paints);
  for (const undo of paints.toReversed()) {
    const undone = left.has(undo) && paints.find(({ version }) => version === undo.undoes);
    if (!undone) continue;
    left.delete(undone);
    left.delete(undo);
  }
  return left;
}

/** Whether both say something of the same on the same day. */
const haveInCommon = (one: OverriddenDays, other: OverriddenDays): boolean =>
  meet(one.prices, other.prices, () => true) ||
  meet(one.rules, other.rules, (a, b) => nameTheSame(a.rules, b.rules));

const meet = <Of extends Period>(
  some: readonly Of[],
  others: readonly Of[],
  ofTheSame: (one: Of, other: Of) => boolean,
): boolean =>
  some.some((one) => others.some((other) => ofTheSame(one, other) && haveDayInCommon(one, other)));

const nameTheSame = (some: Partial<StayRules>, others: Partial<StayRules>): boolean =>
  Object.keys(some).some((name) => name in others);
