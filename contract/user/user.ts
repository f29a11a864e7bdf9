import { UserDetailsSchema } from '@baanpak/domain/user/user-details.ts';
import { ROLES } from '@baanpak/domain/values/people/roles.ts';
import { Nullable } from '@baanpak/domain/values/schema/nullable.ts';
import { type Static, Type } from 'typebox';

/** One of the staff. Nothing says a word of passwords. */
export const UserSchema = Type.Object({
  _id: Type.String({ format: 'uuid' }),
  ...UserDetailsSchema.properties,
  role: Type.Enum([...ROLES], { type: 'string' }),
  ownerId: Nullable(
    Type.String({
      format: 'uuid',
      description: 'Whose hotels they work for; null: the whole site',
    }),
  ),
  disabled: Type.Boolean(),
  secondFactor: Type.Boolean({
    description: 'Whether they prove who they are once more before they decide over money',
  }),
  recoveryCodesLeft: Nullable(
    Type.Integer({ description: 'Recovery codes not used yet; null: the second factor is off' }),
  ),
  createdAt: Type.String({ format: 'date-time' }),
  version: Type.Integer(),
});
export type UserJson = Static<typeof UserSchema>;
