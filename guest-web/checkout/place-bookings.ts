import type { CheckoutJson } from '@baanpak/query-api/contract/checkout.ts';
import { type ActionFunctionArgs, redirect } from 'react-router-dom';
import { type BookingRequest, placeBookings } from '../api/bookings.ts';
import { ApiProblem } from '../api/problem.ts';
import { apiOf } from '../app/context.ts';
import { forgetDraft } from '../app/draft.ts';
import { cartItems, replaceCart } from '../cart/cart.ts';
import { inLanguage } from '../i18n/language.ts';
import type { Way } from '../payment/ways.ts';

/** Of what was typed into this page's form. */
export const draftOf = (checkoutId: string) => `details ${checkoutId}`;

export type Wanted = Readonly<{ request: BookingRequest; slug: string; way: Way }>;

/** Books what a checkout has, then leads to the payment, or to the booking when it is paid directly. */
export async function action(args: ActionFunctionArgs) {
  const wanted: Wanted = await args.request.json();
  const { checkoutId, paymentMethod } = wanted.request;
  const api = apiOf(args);
  try {
    const { book, books } = await placeBookings(api, wanted.request);
    leaveCart(books.map(({ roomId, checkInDate }) => `${roomId} ${checkInDate}`));
    forgetDraft(draftOf(checkoutId));
    const query = { bookingId: book._id, checkoutId, way: wanted.way };
    const path =
      paymentMethod === 'gateway'
        ? `/hotel/${wanted.slug}/checkout-omise?${new URLSearchParams(query)}`
        : `/booking/${book._id}`;
    return redirect(inLanguage(api.language, path));
  } catch (problem) {
    if (problem instanceof ApiProblem) return { problem };
    throw problem;
  }
}

/** What is booked is no longer wanted. */
function leaveCart(booked: readonly string[]): void {
  replaceCart(
    cartItems().filter(({ roomId, dateRange }) => !booked.includes(`${roomId} ${dateRange.start}`)),
  );
}

export type CheckoutLoaded = Readonly<{
  checkout: CheckoutJson;
  methodCheckIn: BookingRequest['methodCheckIn'];
}>;
