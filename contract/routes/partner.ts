import { withDetail } from '../answers/detail.ts';
import { ApplyAsPartnerBody } from '../partner/partner-requests.ts';
import type { Routes } from './route.ts';

export const PARTNER_ROUTES = {
  'POST /outreach/partners': {
    tag: 'partners',
    summary: 'Ask to be listed',
    private: true,
    takesKey: true,
    body: ApplyAsPartnerBody,
    status: 202,
    answer: withDetail({}),
    refuses: ['idempotency-key-reused'],
  },
} as const satisfies Routes;
