import type { PaymentCameLate } from '@baanpak/domain/checkout/checkout-state.ts';
import type { PaymentEvent } from '@baanpak/domain/payment/payment.ts';
import { put, set } from '../row-changes.ts';
import type { Projection } from '../run/projection.ts';
import { type PaymentRow, paymentModel } from './tables.ts';

/** One row an attempt to pay: the guest's return page, and what an owner must look into. */
export const payments: Projection<PaymentEvent | PaymentCameLate> = {
  model: paymentModel,
  records: { payments: { resource: 'payments', id: ['attempt_id'] } },
  streams: ['payment-', 'checkout-'],
  when: {
    ChargeRequested: ({
      data: { attemptId, checkoutUid, method, amount, requestedAt, expiresAt },
    }) => [
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
        expires_at: expiresAt,
        authorize_uri: null,
        qr_uri: null,
        card: null,
        refundable: null,
      }),
    ],
    ChargePending: ({ data }) => {
      const { authorizeUri: authorize_uri = null, qrUri: qr_uri = null } = data;
      return [charged(data, { status: 'pending', authorize_uri, qr_uri })];
    },
    ChargePaid: ({ data }) => {
      const { card = null, refundable = null } = data;
      return [charged(data, { status: 'paid', failure_code: null, card, refundable })];
    },
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
