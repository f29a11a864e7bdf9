import { uniqueName } from '@baanpak/domain/unique-name/unique-name.ts';
import { admins } from '@baanpak/domain/user/admins.ts';
import { user } from '@baanpak/domain/user/user.ts';
import { UserDetailsSchema } from '@baanpak/domain/user/user-details.ts';
import { AtQuery } from '../answers/as-of.ts';
import { withDetail } from '../answers/detail.ts';
import { HistoryAnswer, HistoryQuery } from '../booking/booking-history.ts';
import { IdParams } from '../fields/query-fields.ts';
import { ForgotPasswordBody, ResetPasswordBody } from '../user/password-requests.ts';
import { UserByIdAnswer, UserListAnswer, UserListQuery } from '../user/user-queries.ts';
import {
  ChangeUserBody,
  CreateUserBody,
  SignInAnswer,
  SignInBody,
  UserAnswer,
  UserParams,
} from '../user/user-requests.ts';
import { USERS } from './resources.ts';
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
    refuses: [...user.refusals.ReviseUser, 'password-mismatch', 'reset-link-over', 'weak-password'],
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
  'GET /users': {
    tag: 'users',
    summary: 'Users',
    rights: { action: 'read-users' },
    resources: [USERS],
    query: UserListQuery,
    answer: UserListAnswer,
    reads: ['users'],
  },
  'GET /users/{id}': {
    tag: 'users',
    summary: 'A user',
    rights: { action: 'read-users', of: 'user-or-removed', self: true },
    resources: [USERS],
    params: IdParams,
    query: AtQuery,
    answer: UserByIdAnswer,
    reads: ['users'],
  },
  'POST /users': {
    tag: 'users',
    summary: 'Make a user',
    rights: { action: 'write-users' },
    resources: [USERS],
    takesKey: true,
    body: CreateUserBody,
    status: 201,
    answer: UserAnswer,
    refuses: [
      ...uniqueName.refusals.ClaimName,
      'password-mismatch',
      'second-factor-needed',
      'weak-password',
    ],
  },
  'PUT /users/{id}': {
    tag: 'users',
    summary: 'Change a user',
    rights: { action: 'write-users', of: 'user', self: true },
    resources: [USERS],
    params: UserParams,
    body: ChangeUserBody,
    mayBringBack: Object.keys(UserDetailsSchema.properties),
    answer: UserAnswer,
    refuses: [
      ...user.refusals.ReviseUser,
      ...admins.refusals.DismissAdmin,
      'own-account',
      'password-mismatch',
      'second-factor-needed',
      'too-many-requests',
      'weak-password',
      'wrong-password',
    ],
  },
  'DELETE /users/{id}': {
    tag: 'users',
    summary: 'Remove a user',
    rights: { action: 'write-users', of: 'user-or-removed', self: true },
    resources: [USERS],
    params: UserParams,
    answer: UserAnswer,
    refuses: [...admins.refusals.DismissAdmin, 'own-account', 'second-factor-needed'],
  },
  'GET /users/{id}/history': {
    tag: 'users',
    summary: 'What happened to a user',
    rights: { action: 'read-users', of: 'user-or-removed' },
    params: IdParams,
    query: HistoryQuery,
    answer: HistoryAnswer,
    reads: ['bookings', 'events', 'search', 'users'],
  },
} as const satisfies Routes;
