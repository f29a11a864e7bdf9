import type { Process, ProcessStep } from './process.ts';

/** How a checkout is to be paid, its bookings say as well. */
export const payAnotherWay: Process = {
  name: 'pay-another-way',
  when: {
    PaymentMethodChosen: ({ data: { bookingIds, paymentMethod, choice } }) =>
      bookingIds.map(
        (bookingId): ProcessStep => ({
          do: { type: 'ChangePaymentMethod', data: { bookingId, paymentMethod, choice } },
        }),
      ),
  },
};
