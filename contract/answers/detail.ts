import { type TProperties, Type } from 'typebox';

/** A success body: its fields, and `detail`, a sentence in the caller's language. */
export const withDetail = <Fields extends TProperties>(fields: Fields) =>
  Type.Object({
    ...fields,
    detail: Type.String({ description: "A sentence in the caller's language" }),
  });
