import { type Static, Type } from 'typebox';
import { email } from '../fields/fields.ts';
import { password } from './user-requests.ts';

/** Whose password it is, by one of the two. */
export const ForgotPasswordBody = Type.Object({
  username: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  email: Type.Optional(email()),
});
export type ForgotPasswordRequest = Static<typeof ForgotPasswordBody>;

export const ResetPasswordBody = Type.Object({
  token: Type.String({ minLength: 1, maxLength: 2000, description: 'From the mailed link' }),
  password: password(),
  confirmPassword: Type.String({ writeOnly: true }),
});
export type ResetPasswordRequest = Static<typeof ResetPasswordBody>;
