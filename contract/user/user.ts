import { ROLES } from '@baanpak/domain/values/people/roles.ts';
import { type Static, Type } from 'typebox';
import { Nullable } from '../fields/nullable.ts';

/** One of the staff. Nothing says a word of passwords. */
export const UserSchema = Type.Object({
  _id: Type.String({ format: 'uuid' }),
  username: Type.String(),
  firstname: Nullable(Type.String()),
  lastname: Nullable(Type.String()),
  nickname: Nullable(Type.String()),
  email: Nullable(Type.String()),
  phone: Nullable(Type.String()),
  role: Type.Enum([...ROLES], { type: 'string' }),
  ownerId: Nullable(
    Type.String({
      format: 'uuid',
      description: 'Whose hotels they work for; null: the whole site',
    }),
  ),
  disabled: Type.Boolean(),
  createdAt: Type.String({ format: 'date-time' }),
  version: Type.Integer(),
});
export type UserJson = Static<typeof UserSchema>;
