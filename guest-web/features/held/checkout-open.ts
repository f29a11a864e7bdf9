import type { Guard } from '../../router/guards.ts';
import { apiOf } from '../../shell/context.ts';
import { notFound } from '../../shell/not-found.ts';
import { redirectToBooked } from './booked-checkout.ts';

/** Of pages on the way to a booking: their address names a checkout, and who has booked it comes to the booking. */
export const checkoutOpen: Guard = async (args) => {
  const uid = new URL(args.request.url).searchParams.get('checkoutId');
  return uid ? redirectToBooked(apiOf(args), uid) : notFound();
};
