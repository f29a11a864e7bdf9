import type { Message } from '../values/decider/message.ts';

// Which unit of its room a stay has, where somebody decided it (docs/adr/0049-units-are-derived.md). Units are
// named by their labels (unit-labels.ts); `labels` are those of the room's units, in their order.

type OfStay = { roomId: string; bookingId: string };
/** Staff decide. */
export type AssignUnit = Message<
  'AssignUnit',
  OfStay & { unit: string; labels: readonly string[] }
>;
/** The guest is in: the unit that the stay has now is its unit, whatever comes. */
export type FixUnit = Message<'FixUnit', OfStay & { labels: readonly string[] }>;
/** The guest is not in after all: what staff decided before counts again, if they did. */
export type FreeUnit = Message<'FreeUnit', OfStay>;
/** Units have other labels from now on. */
export type RenameUnits = Message<
  'RenameUnits',
  { roomId: string; renamed: Readonly<Record<string, string>> }
>;
export type UnitCommand = AssignUnit | FixUnit | FreeUnit | RenameUnits;

/** What staff say may be undone by need; that a guest is in, and that a unit is closed, not. */
export type UnitReason = 'staff' | 'check-in' | 'closed';
export type UnitAssigned = Message<'UnitAssigned', OfStay & { unit: string; because: UnitReason }>;
/** `unit` is what staff had decided; null: the house chooses. */
export type UnitFreed = Message<'UnitFreed', OfStay & { unit: string | null }>;
export type UnitEvent = UnitAssigned | UnitFreed;
