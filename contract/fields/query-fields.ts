import { Type } from 'typebox';
import { uuid } from './fields.ts';

/** A day in an address: `YYYY-MM-DD`, also with `T00:00:00` behind it. */
export const day = () => Type.String({ format: 'local-date' });

/** From `from` up to, but not including, `to`. */
export const DaysQuery = Type.Object({ from: Type.Optional(day()), to: Type.Optional(day()) });

/** In the address of one thing. */
export const IdParams = Type.Object({ id: uuid() });

/** Cuts a list down to one owner's things. */
export const ownerId = () => Type.Optional(uuid());

/** Cuts a list down to what has the text in it, in either case. */
export const part = (description: string) =>
  Type.Optional(Type.String({ maxLength: 100, description }));

/** By what a list is sorted; with `-` before it the other way round. */
export const sort = <Name extends string>(names: readonly Name[], usual: Name | `-${Name}`) =>
  Type.Enum(
    names.flatMap((name): (Name | `-${Name}`)[] => [name, `-${name}`]),
    { type: 'string', default: usual },
  );
