import type { CheckoutJson } from '@baanpak/query-api/contract/checkout.ts';
import { type ActionFunctionArgs, redirect } from 'react-router-dom';
import { type BookingRequest, placeBookings } from '../api/bookings.ts';
import type { Api } from '../api/client.ts';
import { ApiProblem } from '../api/problem.ts';
import { apiOf } from '../app/context.ts';
import { forgetDraft } from '../app/draft.ts';
import { cartItems, replaceCart } from '../cart/cart.ts';
import { inLanguage } from '../i18n/language.ts';

/** Of what was typed into this page's form. */
export const draftOf = (checkoutId: string) => `details ${checkoutId}`;

export type Wanted = Readonly<{ request: BookingRequest; slug: string }>;

/** Books what a checkout has, then leads to the payment, or to the booking when it is paid directly. */
export async function action(args: ActionFunctionArgs) {
  const wanted: Wanted = await args.request.json();
  const { checkoutId, paymentMethod } = wanted.request;
  const api = apiOf(args);
  try {
    const { book, books } = await placeBookings(api, wanted.request);
    leaveCart(books.map(({ roomId, checkInDate }) => `${roomId} ${checkInDate}`));
    forgetDraft(draftOf(checkoutId));
    const way = { api, bookingId: book._id, checkoutId, slug: wanted.slug };
    return redirect(paymentMethod === 'gateway' ? paymentPath(way) : bookingPath(way));
  } catch (problem) {
    if (problem instanceof ApiProblem) return { problem };
    throw problem;
  }
}

type Way = Readonly<{ api: Api; bookingId: string; checkoutId: string; slug: string }>;

const paymentPath = ({ api, bookingId, checkoutId, slug }: Way) =>
  inLanguage(
    api.language,
    `/hotel/${slug}/checkout-omise?${new URLSearchParams({ bookingId, checkoutId })}`,
  );

const bookingPath = ({ api, bookingId }: Way) => inLanguage(api.language, `/booking/${bookingId}`);

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
