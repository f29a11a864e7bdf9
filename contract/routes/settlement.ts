import { settlement } from '@baanpak/domain/settlement/settlement.ts';
import {
  CloseSettlementBody,
  SettlementAnswer,
  SettlementParams,
} from '../settlement/settlement-requests.ts';
import type { Routes } from './route.ts';

export const SETTLEMENT_ROUTES = {
  'PUT /reports/settlement/{ownerId}/{month}': {
    tag: 'reports',
    summary: 'Close a month of an owner that was paid out',
    rights: { action: 'manage-site' },
    params: SettlementParams,
    body: CloseSettlementBody,
    answer: SettlementAnswer,
    refuses: [...settlement.refusals.CloseSettlement, 'not-found', 'second-factor-needed'],
  },
} as const satisfies Routes;
