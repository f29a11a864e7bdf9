import type { HotelJson } from '@baanpak/contract/hotel/hotel.ts';
import type { ChargeStatusJson } from '@baanpak/contract/payment/charge.ts';
import type { LoaderFunction } from 'react-router-dom';
import { storedCharge } from '../../features/payment/stored-charge.ts';
import { type BookingJson, getBooking, getOrder } from '../../shell/api/bookings.ts';
import { refreshCharge } from '../../shell/api/charges.ts';
import type { Api } from '../../shell/api/client.ts';
import { getHotel } from '../../shell/api/hotels.ts';
import { apiOf } from '../../shell/context.ts';
import { notFound } from '../../shell/not-found.ts';

export type PaymentOutcome = 'paid' | 'pending' | 'mismatched' | 'failed' | 'canceled';
export type PaymentResult = Readonly<{
  outcome: PaymentOutcome;
  books: readonly BookingJson[];
  /** The provider's word for why it failed, where it said one. */
  failureCode: string | null;
  /** Where those who paid go, each once; one that does not answer is left out. */
  hotels: readonly HotelJson[];
}>;

/**
 * What became of the payment. The bank's word on the way back counts for nothing, so the browser lets
 * the server ask the provider; the first view from the server only shows what is known.
 */
export const loader: LoaderFunction & { hydrate?: true } = async (args): Promise<PaymentResult> => {
  const id = new URL(args.request.url).searchParams.get('bookingId');
  const api = apiOf(args);
  const book = (id ? await getBooking(api, id) : undefined) ?? notFound();
  const kept = storedCharge(book._id);
  const told = (kept && (await asked(api, book, kept.chargeId))) ?? (await known(api, book));
  return { ...told, hotels: told.outcome === 'paid' ? await hotelsOf(api, told.books) : [] };
};
loader.hydrate = true;

type Told = Omit<PaymentResult, 'hotels'>;

/** What the bookings themselves tell; those that were paid for together are paid for together. */
async function known(api: Api, book: BookingJson): Promise<Told> {
  const outcome = outcomeOf(book);
  const books = outcome === 'paid' ? await getOrder(api, book) : [book];
  return { outcome, books: books.filter((each) => outcomeOf(each) === outcome), failureCode: null };
}

async function hotelsOf(api: Api, books: PaymentResult['books']): Promise<readonly HotelJson[]> {
  const slugs = [...new Set(books.map(({ hotelNameSlug }) => hotelNameSlug))];
  const found = await Promise.all(slugs.map((slug) => getHotel(api, slug).catch(() => undefined)));
  return found.flatMap((each) => each?.hotel ?? []);
}

async function asked(api: Api, book: BookingJson, chargeId: string): Promise<Told | undefined> {
  // the provider may be away: then the booking tells what is known, and the next look asks again
  const charge = await refreshCharge(api, chargeId, book._id).catch(() => undefined);
  if (!charge) return undefined;
  const { books = [book] } = charge;
  const now = books.find(({ _id }) => _id === book._id) ?? book;
  const outcome = outcomeOf(now) === 'paid' ? 'paid' : OUTCOMES[charge.status];
  return { outcome, books, failureCode: charge.failure_code };
}

const OUTCOMES: Readonly<Record<ChargeStatusJson, PaymentOutcome>> = {
  pending: 'pending',
  successful: 'pending', // the booking has yet to follow
  failed: 'failed',
  expired: 'canceled',
  mismatched: 'mismatched',
};

/** What a booking itself tells of its payment. */
export function outcomeOf({
  status,
  paymentStatus,
}: Pick<BookingJson, 'status' | 'paymentStatus'>): PaymentOutcome {
  if (status === 'Booked' || status === 'Completed') return 'paid';
  if (status !== 'Reserved') return 'canceled';
  return paymentStatus === 'failed' || paymentStatus === 'mismatched' ? paymentStatus : 'pending';
}
