import type { HotelJson } from '@baanpak/contract/hotel/hotel.ts';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { type BookingJson, getBooking, getOrder } from '../../shell/api/bookings.ts';
import { getHotel } from '../../shell/api/hotels.ts';
import { apiOf } from '../../shell/context.ts';
import { notFound } from '../../shell/not-found.ts';

/** A hotel and what is booked in it, by the day of check-in. */
export type HotelOfOrder = Readonly<{
  /** As it is now; null where it is closed, or does not answer. */
  hotel: HotelJson | null;
  books: readonly [BookingJson, ...BookingJson[]];
}>;

export type OrderLoaded = Readonly<{
  /** The one in the address. */
  book: BookingJson;
  /** All of its order, by the day of check-in. */
  books: readonly BookingJson[];
  hotels: readonly HotelOfOrder[];
}>;

/** The bookings that are paid for together with one; the whole of each, as far as it can be read. */
export async function loader(args: LoaderFunctionArgs): Promise<OrderLoaded> {
  const api = apiOf(args);
  const book = (await getBooking(api, args.params.id ?? '')) ?? notFound();
  const books = (await getOrder(api, book)).toSorted((a, b) =>
    `${a.checkInDate}${a.bookingId}` < `${b.checkInDate}${b.bookingId}` ? -1 : 1,
  );
  const hotels = await Promise.all(
    byHotel(books).map(async (ofHotel) => ({
      books: ofHotel,
      hotel: (await getHotel(api, ofHotel[0].hotelNameSlug).catch(() => undefined))?.hotel ?? null,
    })),
  );
  return { book, books, hotels };
}

function byHotel(books: readonly BookingJson[]): HotelOfOrder['books'][] {
  const hotels = new Map<string, [BookingJson, ...BookingJson[]]>();
  for (const book of books) {
    const own = hotels.get(book.hotelNameSlug);
    if (own) own.push(book);
    else hotels.set(book.hotelNameSlug, [book]);
  }
  return [...hotels.values()];
}
