import type { OwnHold } from './own-holds.ts';

/** Where the guest left off, as a path of the Thai site. */
export const pathOf = ({ slug, bookingId, paymentMethod }: OwnHold): string =>
  paymentMethod === 'gateway'
    ? `/hotel/${slug}/checkout-omise?bookingId=${bookingId}`
    : `/booking/${bookingId}`;
