import { booking } from '@baanpak/domain/booking/booking.ts';
import { BookingAnswer, BookingParams } from '../booking/booking-requests.ts';
import { RefundAccountBody, RequestRefundBody } from '../refund/refund-requests.ts';
import {
  RefundAnswer,
  RefundListAnswer,
  RefundListQuery,
  RefundParams,
} from '../refund/staff-refund.ts';
import { REFUNDS } from './resources.ts';
import type { Routes } from './route.ts';

export const REFUND_ROUTES = {
  'POST /outreach/bookings/{id}/refund': {
    tag: 'bookings',
    summary: 'Ask for a refund',
    private: true,
    params: BookingParams,
    takesKey: true,
    body: RequestRefundBody,
    status: 202,
    answer: BookingAnswer,
    refuses: booking.refusals.RequestRefund,
  },
  'PUT /outreach/bookings/{id}/refund/account': {
    tag: 'bookings',
    summary: 'Name the account that a refund waits for',
    private: true,
    params: BookingParams,
    body: RefundAccountBody,
    answer: BookingAnswer,
    refuses: ['refund-in-progress', 'wrong-status'],
  },
  'GET /admin-api/refunds': {
    tag: 'bookings',
    summary: 'Money that goes back to guests, or was asked for',
    rights: { action: 'read-money' },
    resources: [REFUNDS],
    query: RefundListQuery,
    answer: RefundListAnswer,
    reads: ['bookings', 'search'],
  },
  'GET /admin-api/refunds/{id}': {
    tag: 'bookings',
    summary: 'A refund',
    rights: { action: 'read-money', of: 'refund' },
    resources: [REFUNDS],
    params: RefundParams,
    answer: RefundAnswer,
    reads: ['bookings', 'search'],
  },
} as const satisfies Routes;
