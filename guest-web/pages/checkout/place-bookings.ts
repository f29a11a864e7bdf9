import type { CheckoutItemJson, CheckoutJson } from '@baanpak/contract/checkout/checkout.ts';
import { firstItem } from '@baanpak/domain/values/lists/first-item.ts';
import {
  type CancellationPolicy,
  isSamePolicy,
} from '@baanpak/domain/values/money/cancellation-policy.ts';
import { inLanguage } from '@baanpak/domain/values/text/page-language.ts';
import { getI18n } from 'react-i18next';
import { type ActionFunctionArgs, redirect, redirectDocument, replace } from 'react-router-dom';
import { cartItems, replaceCart } from '../../features/cart/cart.ts';
import { carryDraftsOver, forgetBookingDrafts } from '../../features/checkout/drafts.ts';
import {
  bookedAnywhere,
  ownStayTaken,
  rememberBooked,
  rememberNext,
} from '../../features/held/booked-checkout.ts';
import type { OwnStay } from '../../features/held/own-holds.ts';
import { firstWay, type Way, whyNot } from '../../features/payment/ways.ts';
import type { BookingJson, BookingRequest } from '../../shell/api/bookings.ts';
import { createCharge } from '../../shell/api/charges.ts';
import type { Api } from '../../shell/api/client.ts';
import { ApiProblem } from '../../shell/api/problem.ts';
import { apiOf } from '../../shell/context.ts';
import { refused } from '../../shell/send-form.ts';
import { session } from '../../shell/session.ts';
import { bookOnce } from './book-once.ts';
import { dueOf } from './guest-details.ts';

export type WantedBookings = Readonly<{
  request: BookingRequest;
  stays: readonly Pick<CheckoutItemJson, 'roomId' | 'dateRange'>[];
  slug: string;
  way: Way;
  /** What the page said gives how much back. */
  policies: readonly CancellationPolicy[];
}>;

/** Why nothing was booked; `own` when the room is taken by the guest's own hold. */
export type NotBooked = Readonly<{ problem: ApiProblem; own?: OwnStay | undefined }>;

/** Books what a checkout has, then leads to the payment, or to the booking when it is paid directly. */
export async function action(args: ActionFunctionArgs) {
  const wanted: WantedBookings = await args.request.json();
  const api = apiOf(args);
  try {
    const { books, detail } = await bookOnce(api, wanted.request);
    keepBooked(detail);
    await askForCode(api, wanted, books);
    return redirectAfterBooking(api, wanted, books);
  } catch (problem) {
    keepNotBooked(problem);
    if (!(problem instanceof ApiProblem)) throw problem;
    if (problem.checkout) return redirectToChanged(api, wanted, problem.checkout);
    const elsewhere = await bookedElsewhere(api, wanted, problem);
    const own = await ownStayTaken(api, problem, wanted.stays);
    return elsewhere ?? refused({ problem, own } satisfies NotBooked);
  }
}

/** Anyone who chose PromptPay sees the code when they come to the payment; where there is none they ask for it there. */
async function askForCode(
  api: Api,
  { way, slug }: WantedBookings,
  books: readonly BookingJson[],
): Promise<void> {
  const { _id: bookingId, status, orderTotal: expectedAmount, openCharge } = firstItem(books);
  if (way !== 'promptpay' || status !== 'Reserved' || openCharge) return;
  const paid = `/hotel/${slug}/successful-payment?bookingId=${bookingId}`;
  const returnUri = window.location.origin + inLanguage(api.language, paid);
  try {
    await createCharge(api, { bookingId, method: 'promptpay', returnUri, expectedAmount });
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem;
  }
}

function redirectAfterBooking(
  api: Api,
  { request, slug, way }: WantedBookings,
  books: readonly BookingJson[],
): Response {
  const { checkoutId, paymentMethod } = request;
  const book = firstItem(books);
  rememberBooked(checkoutId, books);
  leaveCart(books.map(({ roomId, checkInDate }) => `${roomId} ${checkInDate}`));
  forgetBookingDrafts();
  if (paymentMethod !== 'gateway' || book.status !== 'Reserved')
    return redirect(inLanguage(api.language, `/booking/${book._id}`));
  const query = new URLSearchParams({ bookingId: book._id, checkoutId, way });
  return redirectDocument(inLanguage(api.language, `/hotel/${slug}/checkout-omise?${query}`));
}

/** The same step of the checkout that says what holds now, in place of this one: the guest agrees again. */
function redirectToChanged(api: Api, wanted: WantedBookings, checkout: CheckoutJson): Response {
  const { request, slug, way, policies } = wanted;
  const { checkoutId: before, expectedTotal, methodCheckIn } = request;
  rememberNext(before, checkout.uid);
  const isOpen = whyNot(way, dueOf(checkout)) === undefined;
  carryDraftsOver(before, checkout.uid, isOpen ? way : firstWay(dueOf(checkout)));
  const now = checkout.checkouts.map(({ cancellationPolicy }) => cancellationPolicy);
  const query = new URLSearchParams({
    ...{ lang: api.language, checkoutId: checkout.uid, method: methodCheckIn },
    ...(checkout.totalPrice !== expectedTotal && { was: String(expectedTotal) }),
    ...(differs(now, policies) && { terms: 'changed' }),
  });
  return replace(inLanguage(api.language, `/hotel/${slug}/checkout?${query}`));
}

/** Whether any stay gives back something else than was shown. */
const differs = (now: readonly CancellationPolicy[], shown: readonly CancellationPolicy[]) =>
  now.some((policy, n) => !isSamePolicy(policy, shown[n] ?? []));

const USED: readonly string[] = ['checkout-already-used', 'idempotency-key-reused'];

/** A checkout that was booked in another tab is the guest's own: that one is led to. */
async function bookedElsewhere(
  api: Api,
  { request: { checkoutId } }: WantedBookings,
  { code }: ApiProblem,
): Promise<Response | undefined> {
  const book = USED.includes(code) ? await bookedAnywhere(api, checkoutId) : undefined;
  return book && redirect(inLanguage(api.language, `/booking/${book._id}`));
}

/** What is booked is no longer wanted. */
function leaveCart(booked: readonly string[]): void {
  replaceCart(
    cartItems().filter(({ roomId, dateRange }) => !booked.includes(`${roomId} ${dateRange.start}`)),
  );
}

/** What is other than the guest was shown when they confirmed: `was` is the total of then, in baht. */
export type Changed = Readonly<{ was: number | null; terms: boolean }>;

/** As the address of the page says it. */
export function changedIn(query: URLSearchParams): Changed | null {
  const was = Number(query.get('was') ?? Number.NaN);
  const terms = query.get('terms') === 'changed';
  const isAmount = Number.isSafeInteger(was) && was >= 0;
  return isAmount || terms ? { was: isAmount ? was : null, terms } : null;
}

export type CheckoutLoaded = Readonly<{
  checkout: CheckoutJson;
  changed: Changed | null;
  methodCheckIn: BookingRequest['methodCheckIn'];
}>;

const KEY = 'booking-result';

/** What came of the last booking that was asked for; the tab alone keeps it. */
type BookingResult = Readonly<{ type: 'success' | 'error'; detail: string }>;

const keep = (result: BookingResult): void => session.write(KEY, result);

const keepBooked = (detail = ''): void => keep({ type: 'success', detail });

/** With the server's sentence where it said one. */
function keepNotBooked(error: unknown): void {
  const detail = error instanceof ApiProblem ? error.detail : '';
  keep({ type: 'error', detail: detail || getI18n().t('checkout:failedShort') });
}
