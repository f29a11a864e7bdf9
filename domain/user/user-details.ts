import { type Static, Type } from 'typebox';
import type { Immutable } from '../values/schema/immutable.ts';
import { Nullable } from '../values/schema/nullable.ts';

/** Who somebody of the staff is. Personal: the store keeps these encrypted, with a key per user. */
export const UserDetailsSchema = Type.Object({
  username: Type.String(),
  firstname: Nullable(Type.String()),
  lastname: Nullable(Type.String()),
  nickname: Nullable(Type.String()),
  email: Nullable(Type.String()),
  phone: Nullable(Type.String()),
});
export type UserDetails = Immutable<Static<typeof UserDetailsSchema>>;
