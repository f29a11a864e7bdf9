import type { GuestDetails } from './booking-messages.ts';

/** Of a block, which is nobody's stay, and of a booking whose guest was erased. */
export const NO_GUEST: GuestDetails = {
  reservedBy: null,
  email: null,
  phone: null,
  note: null,
  address: null,
  province: null,
  country: null,
  postalCode: null,
};
