import type { DeskMoneyEvent } from '@baanpak/domain/booking/desk-money-messages.ts';
import type { Projection } from '../projection.ts';
import { change, mergeInto } from './booking-changes.ts';

/** What a booking's row says of extras and of money taken at the desk. */
export const deskMoney: Projection<DeskMoneyEvent>['when'] = {
  DeskPaymentRecorded: ({ data, revision }) => {
    const { bookingId, paymentId, coversStay, ...payment } = data;
    return [
      mergeInto(bookingId, 'desk_payments', { [paymentId]: payment }),
      change(bookingId, {
        ...(coversStay && { payment_status: 'paid' as const }),
        version: revision,
      }),
    ];
  },
  ExtraAdded: ({ data: { bookingId, extraId, ...extra }, revision }) => [
    mergeInto(bookingId, 'extras', { [extraId]: extra }),
    change(bookingId, { version: revision }),
  ],
  ExtraRemoved: ({ data: { bookingId, extraId }, revision }) => [
    mergeInto(bookingId, 'extras', { [extraId]: null }),
    change(bookingId, { version: revision }),
  ],
  DeskMoneyOwedBack: ({ data: { bookingId }, revision }) => [
    change(bookingId, { version: revision }),
  ],
  DeskMoneyOwedChanged: ({ data: { bookingId }, revision }) => [
    change(bookingId, { version: revision }),
  ],
};
