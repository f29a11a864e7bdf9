import { type Static, Type } from 'typebox';
import { Refusal } from '../values/decider/refusal.ts';
import type { Satang } from '../values/money/money.ts';
import { I18nSchema } from '../values/schema/i18n-schema.ts';
import type { Immutable } from '../values/schema/immutable.ts';
import { Nullable } from '../values/schema/nullable.ts';

/** How a room comes with breakfast; null where it does not. */
export const BREAKFASTS = ['included', 'on-request'] as const;

/** What owners say of a room; what it is read and written as follows from it in the contract. */
export const RoomDetailsSchema = Type.Object({
  title: I18nSchema,
  subtitle: Nullable(I18nSchema),
  description: Nullable(I18nSchema),
  roomType: Nullable(Type.String()),
  /** A night's price where no other is set for the date. */
  basePrice: Type.Unsafe<Satang>(Type.Integer()),
  maxGuests: Type.Integer(),
  /** How many sleep there without extra beds. */
  guests: Type.Integer(),
  petsAllowed: Type.Boolean(),
  kidsAllowed: Type.Boolean(),
  facilities: Type.Array(Type.Object({ icon: Type.String(), text: I18nSchema })),
  notes: Type.Array(Type.Object({ text: I18nSchema })),
  /** Left out in events of an earlier version: then there is none. */
  breakfast: Type.Optional(
    Nullable(Type.Enum([...BREAKFASTS], { type: 'string', examples: ['included'] })),
  ),
  /** What the first of its units are called, each once; left out in events of an earlier version: then none has a name. */
  unitNames: Type.Optional(Type.Array(Type.String())),
});
export type RoomDetails = Immutable<Static<typeof RoomDetailsSchema>>;

/** Each unit has a name of its own, and no name is without a unit; else `unfit-unit-names`. */
export function assertUnitNames(unitNames: readonly string[] = [], units: number): void {
  if (new Set(unitNames).size < unitNames.length)
    throw new Refusal('unfit-unit-names', 'Two units would have one name');
  if (unitNames.length > units)
    throw new Refusal('unfit-unit-names', 'There are more names than units');
}
