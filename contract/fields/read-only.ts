import { Type } from 'typebox';

/** What a body may say of fields that only the server sets. */
export type ReadOnly<Field extends string> = Readonly<Partial<Record<Field, unknown>>>;

/** Body properties for fields that only the server sets: a PUT may bring them back as they were read. */
export const readOnlyProperties = (fields: readonly string[]) =>
  Type.Partial(Type.Object(Object.fromEntries(fields.map((field) => [field, Type.Unknown()]))))
    .properties;

/** What of a body only the server sets. */
export const readOnlyIn = <Field extends string>(
  fields: readonly Field[],
  body: ReadOnly<Field>,
): ReadOnly<Field> =>
  Object.fromEntries(fields.map((field) => [field, body[field]])) as ReadOnly<Field>;
