import type { OwnReviewAnswer } from '@baanpak/contract/review/review-requests.ts';
import { addDays, bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import type { Static } from 'typebox';
import type { RoomForTest } from './catalogue.ts';
import type { OwnHotel } from './own-hotel.ts';
import type { Problem } from './requests.ts';
import type { Shop } from './shop.ts';
import { staffBookingsWith } from './staff-bookings.ts';

export type ReviewWritten = Readonly<{
  review: NonNullable<Static<typeof OwnReviewAnswer>['review']>;
}> &
  Problem;

/** A hotel whose `owner`, or an administrator in their place, checks guests in. */
type StaffedHotel = Pick<OwnHotel, 'owner'> & Readonly<{ newRoom: () => Promise<RoomForTest> }>;

/** A guest who paid, came today and is about to leave, or has left. */
export async function stayedGuest(
  shop: Shop,
  own: StaffedHotel,
  { room, isThere = false }: Readonly<{ room?: RoomForTest; isThere?: boolean }> = {},
) {
  const staff = staffBookingsWith(shop);
  const today = bangkokDay(shop.clock.now());
  const stay = { checkIn: today, checkOut: addDays(today, 1) };
  const { body } = await shop.book(room ?? (await own.newRoom()), stay);
  const { _id: guestId, roomId } = body.book;
  await shop.payByCard({ bookingId: guestId });
  await staff.change(own.owner, guestId, { action: 'check-in' });
  if (!isThere) await staff.change(own.owner, guestId, { action: 'check-out' });
  return { guestId, roomId, stay };
}

/** What the guest says of it. */
export const writeReview = (shop: Shop, guestId: string, body: object, headers: object = {}) =>
  shop.put<ReviewWritten>(`/outreach/bookings/${guestId}/review`, body, { ...headers });

/** A stay with its review. */
export async function reviewedStay(
  shop: Shop,
  own: StaffedHotel,
  review: object = { score: 9, text: 'Lovely', name: 'Anna' },
  room?: RoomForTest,
) {
  const stayed = await stayedGuest(shop, own, room ? { room } : {});
  const { body, position } = await writeReview(shop, stayed.guestId, review);
  return { ...stayed, reviewId: body.review._id, review: body.review, position };
}
