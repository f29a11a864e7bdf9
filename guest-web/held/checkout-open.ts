import { apiOf } from '../app/context.ts';
import type { Guard } from '../app/guards.ts';
import { notFound } from '../app/not-found.ts';
import { redirectToBooked } from './booked-checkout.ts';

/** Of pages on the way to a booking: their address names a checkout, and who has booked it comes to the booking. */
export const checkoutOpen: Guard = async (args) => {
  const uid = new URL(args.request.url).searchParams.get('checkoutId');
  return uid ? redirectToBooked(apiOf(args), uid) : notFound();
};
