import type { ChargeStatusJson } from '@baanpak/contract/payment/charge.ts';
import { inLanguage } from '@baanpak/domain/values/text/page-language.ts';
import type { LoaderFunction } from 'react-router-dom';
import {
  openChargeOf,
  type StoredCharge,
  storedCharge,
} from '../../features/payment/stored-charge.ts';
import { type Due, type Way, wayIn } from '../../features/payment/ways.ts';
import { ofCheckoutItem, stayOfBooking } from '../../features/stay/shown-stay.ts';
import type { ShownStay } from '../../features/stay/stay-card.tsx';
import { type BookingJson, getBooking } from '../../shell/api/bookings.ts';
import { getCharge } from '../../shell/api/charges.ts';
import { getCheckout } from '../../shell/api/checkouts.ts';
import type { Api } from '../../shell/api/client.ts';
import { apiOf } from '../../shell/context.ts';
import { notFound } from '../../shell/not-found.ts';
import { leaveFor, ownDocument } from './payment-document.ts';

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
