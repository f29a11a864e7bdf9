import type { TSchema } from 'typebox';

/** A place of a schema where a number may stand: the way to it, array entries as 0. */
export type NumberPlace = Readonly<{
  path: readonly (string | number)[];
  type: 'integer' | 'number';
  minimum: number | undefined;
  maximum: number | undefined;
}>;

type Schema = Readonly<{
  type?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  minimum?: number;
  maximum?: number;
}>;

/** Every number that a schema lets in; where the values are listed nothing else comes in. */
export function numbersOf(schema: TSchema | undefined): NumberPlace[] {
  return schema ? [...within(schema as Schema, [])] : [];
}

function* within(schema: Schema, path: NumberPlace['path']): Generator<NumberPlace> {
  const { type, minimum, maximum } = schema;
  if ((type === 'integer' || type === 'number') && !schema.enum)
    yield { path, type, minimum, maximum };
  for (const branch of schema.anyOf ?? []) yield* within(branch, path);
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    yield* within(property, [...path, name]);
  if (schema.items) yield* within(schema.items, [...path, 0]);
}

/** A copy of `value` with `put` at a place; what is missing on the way is made. */
export function withAt(
  value: unknown,
  [step, ...rest]: NumberPlace['path'],
  put: unknown,
): unknown {
  if (step === undefined) return put;
  if (typeof step === 'number') {
    const [first, ...others] = Array.isArray(value) ? value : [];
    return [withAt(first, rest, put), ...others];
  }
  const known = typeof value === 'object' && value !== null ? value : {};
  return { ...known, [step]: withAt(Reflect.get(known, step), rest, put) };
}
