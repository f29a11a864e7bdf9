import { user } from '@baanpak/domain/user/user.ts';
import {
  BeginSecondFactorAnswer,
  BeginSecondFactorBody,
  ConfirmSecondFactorBody,
  ProveSecondFactorAnswer,
  ProveSecondFactorBody,
  RecoveryCodesAnswer,
  RenewRecoveryCodesBody,
  TurnOffSecondFactorBody,
} from '../user/second-factor-requests.ts';
import { UserAnswer } from '../user/user-requests.ts';
import type { Routes } from './route.ts';

export const SECOND_FACTOR_ROUTES = {
  'POST /auth/second-factor/begin': {
    tag: 'auth',
    summary: 'Begin to turn on the second factor',
    rights: { action: 'decide-money' },
    withoutPosition: true,
    takesKey: true,
    body: BeginSecondFactorBody,
    answer: BeginSecondFactorAnswer,
    refuses: [...user.refusals.TurnOnSecondFactor, 'wrong-password', 'too-many-requests'],
  },
  'POST /auth/second-factor/confirm': {
    tag: 'auth',
    summary: 'Turn on the second factor',
    rights: { action: 'decide-money' },
    takesKey: true,
    body: ConfirmSecondFactorBody,
    answer: RecoveryCodesAnswer,
    refuses: [...user.refusals.TurnOnSecondFactor, 'not-found', 'wrong-code', 'too-many-requests'],
  },
  'POST /auth/second-factor/prove': {
    tag: 'auth',
    summary: 'Prove the second factor, for five minutes',
    description:
      'A code is good once. Like a sign-in, it takes no idempotency key: where the answer is lost, prove it again with the next code.',
    rights: { action: 'own-account' },
    body: ProveSecondFactorBody,
    answer: ProveSecondFactorAnswer,
    refuses: [...user.refusals.UseRecoveryCode, 'too-many-requests'],
  },
  'POST /auth/second-factor/recovery-codes': {
    tag: 'auth',
    summary: 'Make new recovery codes',
    rights: { action: 'own-account' },
    takesKey: true,
    body: RenewRecoveryCodesBody,
    answer: RecoveryCodesAnswer,
    refuses: [
      ...user.refusals.RenewRecoveryCodes,
      ...user.refusals.UseRecoveryCode,
      'too-many-requests',
    ],
  },
  'POST /auth/second-factor/turn-off': {
    tag: 'auth',
    summary: 'Turn off the second factor',
    rights: { action: 'own-account' },
    takesKey: true,
    body: TurnOffSecondFactorBody,
    answer: UserAnswer,
    refuses: [...user.refusals.UseRecoveryCode, 'wrong-password', 'too-many-requests'],
  },
} as const satisfies Routes;
