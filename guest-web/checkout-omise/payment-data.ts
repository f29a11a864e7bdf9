import type { ChargeStatusJson } from '@baanpak/contract/payment/charge.ts';
import { inLanguage } from '@baanpak/domain/values/text/page-language.ts';
import type { LoaderFunction } from 'react-router-dom';
import { type BookingJson, getBooking } from '../api/bookings.ts';
import { getCharge } from '../api/charges.ts';
import { getCheckout } from '../api/checkouts.ts';
import type { Api } from '../api/client.ts';
import { apiOf } from '../app/context.ts';
import { notFound } from '../app/not-found.ts';
import { type Due, type Way, wayIn } from '../payment/ways.ts';
import { ofCheckoutItem, stayOfBooking } from '../stay/shown-stay.ts';
import type { ShownStay } from '../stay/stay-card.tsx';
import { leaveFor, ownDocument } from './payment-document.ts';
import { openChargeOf, type StoredCharge, storedCharge } from './stored-charge.ts';

/** A charge that waits to be paid, or the last try of this tab, and what became of it. */
export type WaitingCharge = StoredCharge &
  Readonly<{ status: ChargeStatusJson; failureCode: string | null }>;

export type PaymentLoaded = Readonly<{
  book: BookingJson;
  stays: readonly ShownStay[];
  due: Due;
  /** What is chosen at first; undefined where no way is open. */
  way: Way | undefined;
  waiting: WaitingCharge | undefined;
}>;

/**
 * A booking is paid together with its whole checkout; one that is paid, or to be paid to the hotel,
 * leads on, in place of this page, so that Back does. A charge that waits is shown whichever tab asked for
 * it; only a browser remembers what its last try came to, so it loads again what the server rendered.
 */
export const loader: LoaderFunction & { hydrate?: true } = async (
  args,
): Promise<PaymentLoaded | Response> => {
  const reloaded = ownDocument(args.request);
  if (reloaded) return reloaded;
  const query = new URL(args.request.url).searchParams;
  const id = query.get('bookingId');
  const api = apiOf(args);
  const book = (id ? await getBooking(api, id) : undefined) ?? notFound();
  const elsewhere = placeOf(book);
  if (elsewhere) return leaveFor(inLanguage(api.language, elsewhere));
  const [checkout, waiting] = await Promise.all([
    getCheckout(api, book.checkoutId),
    waitingCharge(api, book),
  ]);
  const items = checkout?.checkouts ?? [];
  const due = {
    amount: book.orderTotal,
    hotels: new Set(items.map(({ hotel }) => hotel._id)).size || 1,
  };
  const stays = items.map((item) => ofCheckoutItem(item, api.language));
  return {
    book,
    stays: stays.length > 0 ? stays : [stayOfBooking(book, null, api.language)],
    due,
    way: wayIn(query, due),
    waiting,
  };
};
loader.hydrate = true;

/** Where a booking is looked at that is not, or no longer, to be paid here. */
function placeOf({ _id, status, paymentMethod, hotelNameSlug }: BookingJson): string | undefined {
  if (status === 'Booked' || status === 'Completed')
    return `/hotel/${hotelNameSlug}/successful-payment?bookingId=${_id}`;
  return paymentMethod === 'direct' ? `/booking/${_id}` : undefined;
}

async function waitingCharge(api: Api, book: BookingJson): Promise<WaitingCharge | undefined> {
  const kept = openChargeOf(book) ?? storedCharge(book._id);
  // one that cannot be read is still waited for: the booking tells when it is paid
  const charge = kept && (await getCharge(api, kept.chargeId).catch(() => undefined));
  const { status = 'pending', failure_code: failureCode = null } = charge ?? {};
  return kept && { ...kept, status, failureCode };
}
