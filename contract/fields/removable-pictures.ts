import { fieldsOf, fieldsWhere, isFieldOf } from '@baanpak/domain/values/fields/fields.ts';
import { Type } from 'typebox';
import type { ReadOnly } from './read-only.ts';

/** Pictures by the field that stands for each: uploads set it, a PUT with null takes it away. */
type Removable<Field extends string, Picture extends string> = Readonly<Record<Field, Picture>>;

/** Body properties for those fields; what is not null there may only come back as it was read. */
export const removableProperties = (pictures: Removable<string, string>) =>
  Type.Partial(
    Type.Object(
      Object.fromEntries(
        Object.keys(pictures).map((field) => [
          field,
          Type.Unknown({ description: 'null takes the picture away' }),
        ]),
      ),
    ),
  ).properties;

/** Which pictures a body takes away. */
export const removedPictures = <Field extends string, Picture extends string>(
  body: ReadOnly<NoInfer<Field>>,
  pictures: Removable<Field, Picture>,
): Partial<Record<Picture, null>> => {
  const removed: Partial<Record<Picture, null>> = {};
  for (const field of fieldsOf(pictures)) if (body[field] === null) removed[pictures[field]] = null;
  return removed;
};

/** What of a body is left to compare with what was read. */
export const withoutRemoved = <Sent extends object>(
  sent: Sent,
  pictures: Removable<string, string>,
): Partial<Sent> =>
  fieldsWhere(sent, (field, value) => value !== null || !isFieldOf(pictures, field));
