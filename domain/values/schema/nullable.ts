import { type TSchema, Type } from 'typebox';

/** A field that is always there and null when there is nothing to say. */
export const Nullable = <Schema extends TSchema>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);
