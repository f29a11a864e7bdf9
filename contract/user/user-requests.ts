import type { UserDetails } from '@baanpak/domain/user/user-details.ts';
import { ROLES } from '@baanpak/domain/values/people/roles.ts';
import { type Static, type TSchema, Type } from 'typebox';
import { withDetail } from '../answers/detail.ts';
import { email, optionalLine, phone, uuid, version } from '../fields/fields.ts';
import { UserSchema } from './user.ts';

export const password = () =>
  Type.String({
    minLength: 10,
    maxLength: 200,
    writeOnly: true,
    description:
      'None of the commonest, not one letter repeated, without a username of four letters or more; else 422 `weak-password`',
  });
const role = () => Type.Enum([...ROLES], { type: 'string' });
const ownerId = () => Type.Union([uuid(), Type.Null()]);

/** A field of the domain that is missing does not compile. */
const CONTACTS = {
  firstname: optionalLine(100),
  lastname: optionalLine(100),
  nickname: optionalLine(100),
  email: Type.Optional(Type.Union([email(), Type.Null()])),
  phone: Type.Optional(Type.Union([phone(), Type.Null()])),
} satisfies Readonly<Record<Exclude<keyof UserDetails, 'username'>, TSchema>>;

export const CreateUserBody = Type.Object({
  username: Type.String({
    minLength: 1,
    maxLength: 100,
    pattern: '\\S',
    description: 'Thai and English letters, digits and signs, without blanks',
  }),
  password: Type.Optional(password()),
  confirmPassword: Type.Optional(Type.String({ writeOnly: true })),
  invite: Type.Optional(
    Type.Boolean({
      description:
        'Mails them a link to set their password, which is not named then; needs `email`',
    }),
  ),
  role: role(),
  ownerId: Type.Optional(ownerId()),
  ...CONTACTS,
});
export type CreateUserRequest = Static<typeof CreateUserBody>;

/** The fields that change; what only the server sets may come back as it was read. */
export const ChangeUserBody = Type.Partial(
  Type.Object({
    ...CONTACTS,
    password: password(),
    confirmPassword: Type.String({ writeOnly: true }),
    currentPassword: Type.String({
      maxLength: 200,
      writeOnly: true,
      description:
        'The present one, where one changes one’s own email, phone or password; not read of who has a second factor, who proves that',
    }),
    role: role(),
    ownerId: ownerId(),
    disabled: Type.Boolean(),
    secondFactor: Type.Boolean({
      description: 'False turns off the second factor that somebody else lost; by an admin',
    }),
    recoveryCodesLeft: Type.Unknown(),
    version: version(),
    _id: uuid(),
    username: Type.String(),
    createdAt: Type.String(),
  }),
);
export type ChangeUserRequest = Static<typeof ChangeUserBody>;

export const UserAnswer = withDetail({ user: UserSchema });
export const UserParams = Type.Object({ id: uuid("The user's `_id`") });

export const SignInBody = Type.Object({
  username: Type.String({ minLength: 1, maxLength: 200 }),
  password: Type.String({ minLength: 1, maxLength: 200, writeOnly: true }),
});
export const SignInAnswer = withDetail({
  access_token: Type.String(),
  token_type: Type.Literal('bearer'),
  expires_in: Type.Integer({ description: 'Seconds' }),
});
