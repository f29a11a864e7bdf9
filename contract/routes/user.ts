import { withDetail } from '../answers/detail.ts';
import { ForgotPasswordBody, ResetPasswordBody } from '../user/password-requests.ts';
import { SignInAnswer, SignInBody, UserAnswer } from '../user/user-requests.ts';
import type { Routes } from './route.ts';

export const USER_ROUTES = {
  'POST /auth/forgot': {
    tag: 'auth',
    summary: 'Have a link mailed to set a new password',
    private: true,
    withoutPosition: true,
    takesKey: true,
    body: ForgotPasswordBody,
    status: 202,
    answer: withDetail({}),
    refuses: ['idempotency-key-reused'],
  },
  'POST /auth/reset': {
    tag: 'auth',
    summary: 'Set a new password by a mailed link',
    private: true,
    takesKey: true,
    body: ResetPasswordBody,
    answer: withDetail({}),
    refuses: ['password-mismatch', 'reset-link-over', 'stale-version', 'weak-password'],
  },
  'POST /auth/token': {
    tag: 'auth',
    summary: 'Sign in',
    private: true,
    withoutPosition: true,
    body: SignInBody,
    formToo: true,
    answer: SignInAnswer,
    refuses: ['wrong-credentials'],
  },
  'POST /auth/sign-out-everywhere': {
    tag: 'auth',
    summary: 'Sign out on every device',
    rights: { action: 'own-account' },
    answer: withDetail({}),
  },
  'POST /auth/sign-out': {
    tag: 'auth',
    summary: 'Sign out on this device',
    rights: { action: 'own-account' },
    answer: withDetail({}),
  },
  'GET /auth/user/me': {
    tag: 'auth',
    summary: 'Who is signed in',
    rights: { action: 'own-account' },
    answer: UserAnswer,
    reads: ['users'],
  },
} as const satisfies Routes;
