import { type TObject, type TProperties, Type } from 'typebox';

/** What a body may say of fields that only the server sets. */
export type ReadOnly<Field extends string> = Readonly<Partial<Record<Field, unknown>>>;

/** The fields of what is read that a PUT does not change: only the server sets them. */
export const readOnlyFields = <Read extends TProperties, Changed extends TProperties>(
  read: TObject<Read>,
  changed: TObject<Changed>,
) =>
  Object.keys(read.properties).filter(
    (field): field is Exclude<keyof Read & string, keyof Changed> => !(field in changed.properties),
  );

/** Body properties for fields that only the server sets: a PUT may bring them back as they were read. */
export const readOnlyProperties = (fields: readonly string[]) =>
  Type.Partial(Type.Object(Object.fromEntries(fields.map((field) => [field, Type.Unknown()]))))
    .properties;

/** What of a body only the server sets. */
export function readOnlyIn<Field extends string>(
  fields: readonly Field[],
  body: ReadOnly<Field>,
): ReadOnly<Field> {
  const sent: Partial<Record<Field, unknown>> = {};
  for (const field of fields) sent[field] = body[field];
  return sent;
}
