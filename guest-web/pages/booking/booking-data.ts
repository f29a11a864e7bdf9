import type { HotelJson } from '@baanpak/contract/hotel/hotel.ts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom';
import { bookingOr404 } from '../../features/booking/booking-or-404.ts';
import {
  type BookingJson,
  changeDates,
  type DatesTold,
  giveUpBooking,
  payBy,
  reportTransfer,
  tellDates,
} from '../../shell/api/bookings.ts';
import { getCheckout } from '../../shell/api/checkouts.ts';
import type { Api } from '../../shell/api/client.ts';
import { getHotel } from '../../shell/api/hotels.ts';
import { ApiProblem } from '../../shell/api/problem.ts';
import { apiOf } from '../../shell/context.ts';
import { refused } from '../../shell/send-form.ts';
import { lasting } from '../../ui/lasting.ts';
import { type ArrivalAnswer, isOfArrival, sendAhead } from './arrival-data.ts';
import { transferQr } from './transfer-qr.ts';

/** What a guest transfers to the hotel, and by which pictures. */
export type Transfer = Readonly<{
  /** In baht: of all that is paid for together. */
  amount: number;
  /** How many stays that is. */
  stays: number;
  /** Address of a drawn QR. */
  qrUrl: string | null;
  /** What the hotel itself shows to be paid by. */
  pictureUrl: string | null;
}>;

export type BookingLoaded = Readonly<{
  book: BookingJson;
  /** As it is now; null where it is closed, or does not answer: the booking stands without it. */
  hotel: HotelJson | null;
  /** Null where nothing is to be transferred. */
  transfer: Transfer | null;
}>;

export async function loader(args: LoaderFunctionArgs): Promise<BookingLoaded> {
  const api = apiOf(args);
  const book = await bookingOr404(api, args.params.id);
  const isDue = book.status === 'Reserved' && book.paymentMethod === 'direct';
  const reading = getHotel(api, book.hotelNameSlug).catch(() => undefined);
  const hotel = (await reading)?.hotel ?? null;
  return { book, hotel, transfer: isDue ? await transferOf(api, book, hotel) : null };
}

async function transferOf(api: Api, book: BookingJson, hotel: HotelJson | null): Promise<Transfer> {
  const checkout = await getCheckout(api, book.checkoutId);
  const amount = book.orderTotal;
  return {
    amount,
    stays: checkout?.checkouts.length || 1,
    qrUrl: await transferQr(book.promptPayQr, amount),
    pictureUrl: hotel?.imagePaymentUrl ?? null,
  };
}

/** What becomes of other dates that are asked about or taken. */
export type DatesAnswer = Readonly<{ told?: DatesTold; changed?: true; problem?: ApiProblem }>;

/**
 * DELETE gives the hold up, PUT with `paymentMethod` pays it that way and with `checkIn` takes other dates
 * or asks what they come to, POST reports a transfer; either sends what is sent before one arrives.
 */
export async function action(args: ActionFunctionArgs) {
  const api = apiOf(args);
  const id = args.params.id ?? '';
  try {
    if (args.request.method === 'DELETE') await giveUpBooking(api, id);
    else if (args.request.method === 'PUT') return await changed(api, id, args.request);
    else return await posted(api, id, args.request);
    return {};
  } catch (problem) {
    if (problem instanceof ApiProblem) return refused({ problem });
    throw problem;
  }
}

async function posted(api: Api, id: string, request: Request): Promise<Partial<ArrivalAnswer>> {
  const form = await request.formData();
  if (isOfArrival(form)) return sendAhead(api, id, form);
  await reportTransfer(api, id, slipIn(form));
  return {};
}

async function changed(
  api: Api,
  id: string,
  request: Request,
): Promise<DatesAnswer | ArrivalAnswer> {
  const form = await request.formData();
  if (isOfArrival(form)) return sendAhead(api, id, form);
  if (!form.has('checkIn')) {
    await payBy(api, id, form.get('paymentMethod') === 'direct' ? 'direct' : 'gateway');
    return {};
  }
  const dates = {
    checkInDate: String(form.get('checkIn')),
    checkOutDate: String(form.get('checkOut')),
  };
  if (form.has('preview')) return { told: await lasting(tellDates(api, id, dates)) };
  await changeDates(api, id, { ...dates, price: Number(form.get('price')) });
  return { changed: true };
}

function slipIn(form: FormData): File | undefined {
  const slip = form.get('slip');
  return slip instanceof File && slip.size > 0 ? slip : undefined;
}
