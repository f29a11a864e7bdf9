import { checkout } from '@baanpak/domain/checkout/checkout.ts';
import { payment } from '@baanpak/domain/payment/payment.ts';
import { DetailAnswer } from '../checkout/checkout-requests.ts';
import { IdParams } from '../fields/query-fields.ts';
import {
  AttemptAnswer,
  AttemptParams,
  ChargeParams,
  ChargeQuery,
  ChargeResultAnswer,
  CodeAnswer,
  CodeQuery,
} from '../payment/charge.ts';
import {
  ChargeAnswer,
  ChargeInProgress,
  CreateChargeAnswer,
  CreateChargeBody,
  NewAmount,
  RefreshChargeParams,
} from '../payment/charge-requests.ts';
import { PaymentAnswer, PaymentListAnswer, PaymentListQuery } from '../payment/staff-payment.ts';
import { PAYMENTS } from './resources.ts';
import type { Routes } from './route.ts';

export const PAYMENT_ROUTES = {
  'GET /payments/attempts/{attempt_id}': {
    tag: 'payments',
    summary: 'What became of an attempt to pay',
    private: true,
    params: AttemptParams,
    answer: AttemptAnswer,
    reads: ['bookings', 'search'],
  },
  'POST /payments/charge/create': {
    tag: 'payments',
    summary: 'Pay a checkout or booking',
    private: true,
    asksProvider: true,
    takesKey: true,
    body: CreateChargeBody,
    status: 201,
    answer: CreateChargeAnswer,
    refuses: [
      ...checkout.refusals.AttemptPayment,
      ...payment.refusals.RequestCharge,
      'foreign-return-uri',
      'not-found',
      'payment-refused',
      'payment-unknown',
      'price-changed',
    ],
    facts: { 'payment-in-progress': ChargeInProgress, 'price-changed': NewAmount },
  },
  'GET /payments/charge/{charge_id}': {
    tag: 'payments',
    summary: 'What became of a charge, and for who names one of its bookings these',
    private: true,
    params: ChargeParams,
    query: ChargeQuery,
    answer: ChargeResultAnswer,
    reads: ['bookings', 'search'],
  },
  'GET /payments/charge/{charge_id}/qr.png': {
    tag: 'payments',
    summary: 'The code to scan of a charge that waits to be paid, as PNG',
    private: true,
    params: ChargeParams,
    query: CodeQuery,
    answer: CodeAnswer,
    refuses: ['busy', 'not-payable', 'payment-unknown'],
    reads: ['bookings', 'search'],
  },
  'POST /payments/charge/{charge_id}/refresh': {
    tag: 'payments',
    summary: 'Fetch the charge from the provider now',
    private: true,
    asksProvider: true,
    params: RefreshChargeParams,
    query: ChargeQuery,
    answer: ChargeAnswer,
    refuses: ['payment-unknown'],
  },
  'POST /payments/webhook': {
    tag: 'payments',
    summary: "The provider's webhook",
    open: true,
    unlimited: true,
    asksProvider: true,
    takesBytes: true,
    answer: DetailAnswer,
    refuses: ['invalid-request', 'payment-unknown', 'unauthorized'],
  },
  'GET /admin-api/payments': {
    tag: 'payments',
    summary: 'Attempts to pay at the provider',
    rights: { action: 'read-money' },
    resources: [PAYMENTS],
    query: PaymentListQuery,
    answer: PaymentListAnswer,
    reads: ['bookings'],
  },
  'GET /admin-api/payments/{id}': {
    tag: 'payments',
    summary: 'An attempt to pay at the provider',
    rights: { action: 'read-money' },
    resources: [PAYMENTS],
    params: IdParams,
    answer: PaymentAnswer,
    reads: ['bookings'],
  },
} as const satisfies Routes;
