import { Refusal } from '../values/decider/refusal.ts';
import { overlap } from '../values/time/local-date.ts';
import { assignUnits, type NightsOfUnit, type StayToAssign } from './assign-units.ts';
import type {
  AssignUnit,
  DecidedUnit,
  FixUnit,
  FreeUnit,
  RenameUnits,
  RoomCalendar,
  UnitAssigned,
  UnitCommand,
  UnitEvent,
  UnitFreed,
} from './room-calendar-state.ts';

// Decisions about units: staff assign one, an arrival fixes one, a block closes one. All other stays get theirs by
// assignUnits (docs/adr/0049-units-are-derived.md).

export function decideUnits(state: RoomCalendar, command: UnitCommand): UnitEvent[] {
  switch (command.type) {
    case 'AssignUnit':
      return assignUnit(state, command);
    case 'FixUnit':
      return fixUnit(state, command);
    case 'FreeUnit':
      return freeUnit(state, command);
    case 'RenameUnits':
      return renameUnits(state, command);
  }
}

function assignUnit(state: RoomCalendar, { data }: AssignUnit): UnitAssigned[] {
  const { labels, ...assigned } = data;
  const stay = state.stays.get(data.bookingId);
  if (!stay || stay.kind === 'blocked') throw new Refusal('wrong-status', 'Nobody stays there');
  const decided = state.decidedUnits.get(data.bookingId);
  if ((decided?.fixed ?? decided?.byStaff) === data.unit) return [];
  if (decided?.fixed) throw new Refusal('wrong-status', 'The guest is in its unit');
  const { checkIn, checkOut, units } = stay;
  const wanted = { id: data.bookingId, checkIn, checkOut, units, unit: data.unit, firm: true };
  assertUnitFree(state, wanted, labels);
  return [{ type: 'UnitAssigned', data: { ...assigned, because: 'staff' } }];
}

function fixUnit(state: RoomCalendar, { data }: FixUnit): UnitAssigned[] {
  const { roomId, bookingId, labels } = data;
  if (labels.length < 2 || state.decidedUnits.get(bookingId)?.fixed) return [];
  const [first, ...more] = assignUnits(staysToAssign(state), labels).get(bookingId) ?? [];
  const unit = first && labels[first.lane];
  if (unit === undefined || more.length > 0) return []; // none, or the guest will change rooms
  return [{ type: 'UnitAssigned', data: { roomId, bookingId, unit, because: 'check-in' } }];
}

function freeUnit({ stays, decidedUnits }: RoomCalendar, { data }: FreeUnit): UnitFreed[] {
  const decided = decidedUnits.get(data.bookingId);
  if (!decided?.fixed || stays.get(data.bookingId)?.kind === 'blocked') return [];
  return [{ type: 'UnitFreed', data: { ...data, unit: decided.byStaff } }];
}

/** What was decided goes with its unit. */
function renameUnits(state: RoomCalendar, { data }: RenameUnits): UnitEvent[] {
  const { roomId, renamed } = data;
  const decided = [...state.decidedUnits].filter(([bookingId]) => state.stays.has(bookingId));
  return decided
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([bookingId, { byStaff, fixed }]) => {
      const isBlock = state.stays.get(bookingId)?.kind === 'blocked';
      const now = (unit: string | null, because: UnitAssigned['data']['because']) => {
        const name = unit === null ? undefined : renamed[unit];
        if (name === undefined) return [];
        return [
          { type: 'UnitAssigned', data: { roomId, bookingId, unit: name, because } } as const,
        ];
      };
      return [...now(byStaff, 'staff'), ...now(fixed, isBlock ? 'closed' : 'check-in')];
    });
}

/**
 * Refuses a unit that others have whose unit was decided, or that could not keep what they have: one unit for all of
 * their nights, or the one that was decided. Names them.
 */
export function assertUnitFree(
  state: RoomCalendar,
  wanted: StayToAssign,
  labels: readonly string[],
): void {
  const all = staysToAssign(state);
  const others = all.filter(({ id }) => id !== wanted.id);
  const decided = others.filter((one) => one.unit === wanted.unit && overlap(one, wanted));
  const inTheWay =
    decided.length > 0 ? decided : worseOff(others, all, [...others, wanted], wanted, labels);
  if (inTheWay.length === 0) return;
  const bookings = inTheWay.map(({ id }) => id);
  throw new Refusal('room-already-booked', 'Others have this unit', { bookings });
}

/** Who would lose something: of them those that lie where it is wanted, where any do. */
function worseOff(
  others: readonly StayToAssign[],
  all: readonly StayToAssign[],
  then: readonly StayToAssign[],
  wanted: StayToAssign,
  labels: readonly string[],
): StayToAssign[] {
  const now = assignUnits(all, labels);
  const next = assignUnits(then, labels);
  const isWhole = (one: StayToAssign, parts: readonly NightsOfUnit[] = []) =>
    parts.length === one.units;
  const keeps = (one: StayToAssign, parts: readonly NightsOfUnit[] = []) =>
    one.unit === null || parts.some(({ lane }) => labels[lane] === one.unit);
  const worse = others.filter(
    (one) =>
      (isWhole(one, now.get(one.id)) && !isWhole(one, next.get(one.id))) ||
      (keeps(one, now.get(one.id)) && !keeps(one, next.get(one.id))),
  );
  const there = others.filter(
    (one) =>
      overlap(one, wanted) &&
      now.get(one.id)?.some((part) => labels[part.lane] === wanted.unit && overlap(part, wanted)),
  );
  return worse.length > 0 && there.length > 0 ? there : worse;
}

/** The stays of a room as units are assigned to them. */
export const staysToAssign = ({
  stays,
  decidedUnits,
}: Pick<RoomCalendar, 'stays' | 'decidedUnits'>): StayToAssign[] =>
  [...stays].map(([id, { checkIn, checkOut, units }]) => {
    const unit = decidedUnit({ decidedUnits }, id);
    const firm = (decidedUnits.get(id)?.fixed ?? null) !== null;
    return { id, checkIn, checkOut, units, unit, firm };
  });

/** The unit that was decided on for a stay: where its guest is, or which staff assigned; null: none. */
export const decidedUnit = (
  { decidedUnits }: Pick<RoomCalendar, 'decidedUnits'>,
  bookingId: string,
): string | null => {
  const decided = decidedUnits.get(bookingId);
  return decided?.fixed ?? decided?.byStaff ?? null;
};

export function evolveUnits(state: RoomCalendar, { type, data }: UnitEvent): RoomCalendar {
  const { bookingId, unit } = data;
  if (type === 'UnitFreed') return withUnit(state, bookingId, { byStaff: unit, fixed: null });
  const before = state.decidedUnits.get(bookingId) ?? { byStaff: null, fixed: null };
  const now = data.because === 'staff' ? { byStaff: data.unit } : { fixed: data.unit };
  return withUnit(state, bookingId, { ...before, ...now });
}

export const withUnit = (
  state: RoomCalendar,
  bookingId: string,
  decided: DecidedUnit,
): RoomCalendar => ({
  ...state,
  decidedUnits: state.decidedUnits.set(bookingId, decided),
});
