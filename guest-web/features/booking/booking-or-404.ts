import { type BookingJson, getBooking } from '../../shell/api/bookings.ts';
import type { Api } from '../../shell/api/client.ts';
import { notFound } from '../../shell/not-found.ts';

/** For loaders: the booking of a page's address. */
export async function bookingOr404(api: Api, id = ''): Promise<BookingJson> {
  return (await getBooking(api, id)) ?? notFound();
}
