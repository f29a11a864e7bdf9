import { moneyCase } from '@baanpak/domain/money-case/money-case.ts';
import { CaseListAnswer, CaseListQuery } from '../money-case/case-queries.ts';
import { CaseAnswer, CaseParams, SettleCaseBody } from '../money-case/case-requests.ts';
import { CASES } from './resources.ts';
import type { Routes } from './route.ts';

export const MONEY_CASE_ROUTES = {
  'GET /admin-api/cases': {
    tag: 'bookings',
    summary: 'Money that staff look into',
    rights: { action: 'read-money' },
    resources: [CASES],
    query: CaseListQuery,
    answer: CaseListAnswer,
    reads: ['bookings'],
  },
  'GET /bookings/cases/{id}': {
    tag: 'bookings',
    summary: 'Money that staff look into',
    rights: { action: 'read-money', of: 'case' },
    resources: [CASES],
    params: CaseParams,
    answer: CaseAnswer,
    reads: ['bookings'],
  },
  'PUT /bookings/cases/{id}': {
    tag: 'bookings',
    summary: 'Settle money that was looked into',
    rights: { action: 'decide-money', of: 'case' },
    resources: [CASES],
    params: CaseParams,
    body: SettleCaseBody,
    answer: CaseAnswer,
    refuses: [
      ...moneyCase.refusals.SettleCase,
      'booking-already-paid',
      'not-payable',
      'second-factor-needed',
    ],
  },
} as const satisfies Routes;
