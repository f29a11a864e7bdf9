import { cashDrawer } from '@baanpak/domain/cash-drawer/cash-drawer.ts';
import {
  CountShiftBody,
  DeskMoneyAnswer,
  DeskMoneyQuery,
  ShiftCountAnswer,
} from '../cash-drawer/desk-money.ts';
import type { Routes } from './route.ts';

export const CASH_DRAWER_ROUTES = {
  'POST /bookings/desk-money/counts': {
    tag: 'bookings',
    summary: 'Record the cash counted at the end of a shift',
    rights: { action: 'take-bookings' },
    takesKey: true,
    body: CountShiftBody,
    status: 201,
    answer: ShiftCountAnswer,
    refuses: [...cashDrawer.refusals.CountShift, 'not-found'],
  },
  'GET /bookings/desk-money': {
    tag: 'bookings',
    summary: 'Money taken at the desk and given back on a day',
    rights: { action: 'read-history' },
    query: DeskMoneyQuery,
    answer: DeskMoneyAnswer,
    reads: ['bookings', 'search', 'users'],
  },
} as const satisfies Routes;
