import type { PaymentCameLate } from '@baanpak/domain/checkout/late-money-messages.ts';
import type { PaymentEvent } from '@baanpak/domain/payment/payment.ts';
import { type Projection, put, set } from '../projection.ts';
import { type PaymentRow, paymentModel } from './tables.ts';

/** One row an attempt to pay: the guest's return page, and what an owner must look into. */
export const payments: Projection<PaymentEvent | PaymentCameLate> = {
  model: paymentModel,
  streams: ['payment-', 'checkout-'],
  when: {
    ChargeRequested: ({ data: { attemptId, checkoutUid, method, amount, requestedAt } }) => [
      put('payments', {
        attempt_id: attemptId,
        charge_id: null,
        checkout_uid: checkoutUid,
        method,
        amount,
        status: 'requested',
        failure_code: null,
        requested_at: requestedAt,
        late: false,
      }),
    ],
    ChargePending: ({ data }) => [charged(data, { status: 'pending' })],
    ChargePaid: ({ data }) => [charged(data, { status: 'paid', failure_code: null })],
    ChargeFailed: ({ data }) => [
      charged(data, { status: 'failed', failure_code: data.failureCode }),
    ],
    ChargeExpired: ({ data }) => [charged(data, { status: 'expired' })],
    ChargeMismatched: ({ data }) => [charged(data, { status: 'mismatched' })],
    PaymentCameLate: ({ data }) => [
      set('payments', { attempt_id: data.attemptId }, { late: true }),
    ],
  },
};

const charged = (
  { attemptId, chargeId }: { attemptId: string; chargeId: string | null },
  columns: Partial<PaymentRow>,
) => set('payments', { attempt_id: attemptId }, { charge_id: chargeId, ...columns });
