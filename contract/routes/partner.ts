import { partnerApplication } from '@baanpak/domain/partner/partner-application.ts';
import { withDetail } from '../answers/detail.ts';
import {
  ApplyAsPartnerBody,
  DecideApplicationBody,
  PartnerAnswer,
  PartnerListAnswer,
  PartnerListQuery,
  PartnerParams,
} from '../partner/partner-requests.ts';
import { PARTNERS } from './resources.ts';
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
  'GET /admin-api/partners': {
    tag: 'partners',
    summary: 'Hotels that want to be listed',
    rights: { action: 'manage-site' },
    resources: [PARTNERS],
    query: PartnerListQuery,
    answer: PartnerListAnswer,
    reads: ['users'],
  },
  'GET /admin-api/partners/{id}': {
    tag: 'partners',
    summary: 'A hotel that wants to be listed',
    rights: { action: 'manage-site', of: 'application' },
    resources: [PARTNERS],
    params: PartnerParams,
    answer: PartnerAnswer,
    reads: ['users'],
  },
  'PUT /admin-api/partners/{id}': {
    tag: 'partners',
    summary: 'Accept or decline a hotel that wants to be listed',
    rights: { action: 'manage-site', of: 'application' },
    resources: [PARTNERS],
    params: PartnerParams,
    body: DecideApplicationBody,
    answer: PartnerAnswer,
    refuses: [
      ...partnerApplication.refusals.AcceptPartner,
      ...partnerApplication.refusals.DeclinePartner,
      'name-taken',
      'second-factor-needed',
    ],
  },
} as const satisfies Routes;
