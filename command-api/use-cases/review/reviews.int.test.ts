import { randomUUID } from 'node:crypto';
import type { StaffHotelJson } from '@baanpak/contract/hotel/hotel.ts';
import type { ReviewJson, StaffReviewJson } from '@baanpak/contract/review/review.ts';
import type {
  HotelReviewsAnswer,
  OwnReviewAnswer,
} from '@baanpak/contract/review/review-requests.ts';
import type { RoomJson } from '@baanpak/contract/room/room.ts';
import { DAY } from '@baanpak/domain/values/time/instant.ts';
import type { Static } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from '../../testing/expectations.ts';
import { type OwnHotel, openOwnHotel } from '../../testing/own-hotel.ts';
import type { Problem } from '../../testing/requests.ts';
import { reviewedStay, stayedGuest, writeReview } from '../../testing/reviews.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import type { Hired } from '../../testing/staff.ts';
import { staffBookingsWith } from '../../testing/staff-bookings.ts';
import { personalKeysOf } from '../../testing/stores.ts';
import { loadReview } from './review.ts';

type Listed = Static<typeof HotelReviewsAnswer>;
type Own = Static<typeof OwnReviewAnswer>;
type StaffAnswer = Readonly<{ review: StaffReviewJson }> & Problem;

let shop: Shop;
let own: OwnHotel;
beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
});
afterAll(() => shop.close());

const reviewsOf = async (position: string, query = '') => {
  const { slug } = own.hotel;
  return (await shop.read<Listed>(`/outreach/hotels/${slug}/reviews?${query}`, position)).body;
};
const ownReview = async (guestId: string, position: string) =>
  (await shop.read<Own>(`/outreach/bookings/${guestId}/review`, position)).body;
const act = (by: Hired, reviewId: string, body: object) =>
  shop.put<StaffAnswer>(`/reviews/${reviewId}`, body, by.headers);
const hotelOf = async (position: string) => {
  const url = `/hotels/${own.hotel.hotelId}`;
  return (await shop.read<{ hotel: StaffHotelJson }>(url, position, own.owner.headers)).body.hotel;
};
const roomOf = async (roomId: string, position: string) =>
  (await shop.read<{ room: RoomJson }>(`/rooms/${roomId}`, position, own.owner.headers)).body.room;
/** What else was said of the hotel by the other tests. */
const withoutOthers = (reviews: readonly ReviewJson[], { _id }: ReviewJson) =>
  reviews.filter((one) => one._id === _id);

describe('PUT /outreach/bookings/{id}/review, GET /outreach/bookings/{id}/review', () => {
  it('is shown on the hotel’s page, without what opens the booking', async () => {
    const said = { score: 9, text: ' ห้องสวยมาก ', name: ' อรทัย ' };
    const { review, position, guestId, stay } = await reviewedStay(shop, own, said);
    expect(review).toEqual({
      ...{ _id: expect.any(String), score: 9, text: 'ห้องสวยมาก', lang: 'th', name: 'อรทัย' },
      ...{ month: stay.checkIn.slice(0, 7), nights: 1, createdAt: shop.clock.now(), answer: null },
    });
    const listed = await reviewsOf(position, 'perPage=100');
    expect(withoutOthers(listed.reviews, review)).toEqual([review]);
    expect(JSON.stringify(listed)).not.toContain(guestId);
    expect(JSON.stringify(listed)).not.toContain(await shop.staffId(guestId));
    expect(await ownReview(guestId, position)).toMatchObject({ review, open: true });
    expectProblem(await shop.get<Problem>(`/outreach/bookings/${review._id}`), 404, 'not-found');
  });

  it('is of a stay that is over alone', async () => {
    const { guestId } = await stayedGuest(shop, own, { isThere: true });
    expectProblem(await writeReview(shop, guestId, { score: 9 }), 409, 'not-stayed');
    const head = await shop.head();
    expect(await ownReview(guestId, head)).toMatchObject({
      review: null,
      open: false,
      until: null,
    });
    const staff = staffBookingsWith(shop);
    await staff.change(own.owner, guestId, { action: 'undo-check-in' });
    await staff.change(own.owner, guestId, { action: 'no-show' });
    expectProblem(await writeReview(shop, guestId, { score: 9 }), 409, 'not-stayed');
    expectProblem(await writeReview(shop, randomUUID(), { score: 9 }), 404, 'not-found');
    for (const score of [0, 11, 9.5, '9'])
      expectProblem(await writeReview(shop, guestId, { score }), 400, 'invalid-request');
  });

  it('is changed for a week, and written for ninety days', async () => {
    const clock = shop.clock.now();
    const { guestId, review } = await reviewedStay(shop, own, { score: 9 });
    const late = await stayedGuest(shop, own);
    shop.clock.moveBy(6 * DAY);
    const changed = await writeReview(shop, guestId, { score: 7, text: 'On reflection' });
    expect(changed.body.review).toMatchObject({ _id: review._id, score: 7, lang: 'en' });
    shop.clock.moveBy(2 * DAY);
    expectProblem(await writeReview(shop, guestId, { score: 8 }), 409, 'review-closed');
    expect(await ownReview(guestId, changed.position)).toMatchObject({ open: false });
    shop.clock.moveBy(84 * DAY);
    expectProblem(await writeReview(shop, late.guestId, { score: 8 }), 409, 'review-closed');
    shop.clock.moveBy(Date.parse(clock) - Date.parse(shop.clock.now()));
  });
});

describe('GET /outreach/hotels/{slug}/reviews', () => {
  it('are the rating of hotel and room, without hidden ones; writes answer what is read', async () => {
    const room = await own.newRoom({ units: 2 });
    await reviewedStay(shop, own, { score: 9 }, room);
    const { reviewId, position } = await reviewedStay(shop, own, { score: 4 }, room);
    const { roomId } = room;
    expect(await roomOf(roomId, position)).toMatchObject({
      ...{ ratingValue: 6.5, rating: 3.5, reviewCount: 2 },
    });
    const rated = await hotelOf(position);
    const listed = await reviewsOf(position);
    expect([rated.reviewScore, rated.reviewCount]).toEqual([
      listed.summary.score,
      listed.summary.count,
    ]);
    const hotelUrl = `/hotels/${own.hotel.hotelId}`;
    const put = await shop.put<{ hotel: StaffHotelJson }>(
      hotelUrl,
      { ...rated, contactPhone: '053111222' },
      own.owner.headers,
    );
    expect(put.body.hotel).toEqual(await hotelOf(put.position));
    expect(put.body.hotel.reviewScore).toBe(rated.reviewScore);
    const ofRoom = await shop.put<{ room: RoomJson }>(
      `/rooms/${roomId}`,
      { ...(await roomOf(roomId, position)), maxGuests: 2 },
      own.owner.headers,
    );
    expect(ofRoom.body.room).toEqual(await roomOf(roomId, ofRoom.position));
    const hidden = await act(own.admin, reviewId, { action: 'hide', reason: 'A phone number' });
    expect(await roomOf(roomId, hidden.position)).toMatchObject({ ratingValue: 9, reviewCount: 1 });
    expect((await hotelOf(hidden.position)).reviewCount).toBe(rated.reviewCount - 1);
    const shown = await act(own.admin, reviewId, { action: 'show', reason: 'It is gone' });
    expect(await roomOf(roomId, shown.position)).toMatchObject({ ratingValue: 6.5 });
    const page = await shop.read<{ hotel: StaffHotelJson; rooms: RoomJson[] }>(
      `/outreach/hotels/${own.hotel.slug}`,
      shown.position,
    );
    expect(page.body.hotel.reviewCount).toBe(rated.reviewCount);
    expect(page.body.rooms.find(({ _id }) => _id === roomId)?.ratingValue).toBe(6.5);
  });

  it('are summed by score, and listed by time or by score, page by page', async () => {
    for (const score of [2, 10]) await reviewedStay(shop, own, { score });
    const position = await shop.head();
    const byScore = await reviewsOf(position, 'sort=score&perPage=100');
    const scores = byScore.reviews.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    const { summary } = byScore;
    expect(Object.values(summary.scores).reduce((sum, one) => sum + one, 0)).toBe(summary.count);
    expect(summary.scores['10']).toBe(scores.filter((score) => score === 10).length);
    const second = await reviewsOf(position, 'sort=score&perPage=1&page=2');
    expect(second.reviews).toEqual(byScore.reviews.slice(1, 2));
    expectProblem(
      await shop.get<Problem>(`/outreach/hotels/${own.hotel.slug}/reviews?sort=best`),
      400,
      'invalid-request',
    );
    expectProblem(await shop.get<Problem>('/outreach/hotels/nowhere/reviews'), 404, 'not-found');
  });
});

describe('PUT /reviews/{id}', () => {
  it('is answered once, by the owner of the hotel or an administrator', async () => {
    const { reviewId } = await reviewedStay(shop, own);
    const answer = { action: 'answer', text: 'ขอบคุณที่มาพัก' };
    for (const by of [own.officer, own.visitor, own.otherOwner])
      expectProblem(await act(by, reviewId, answer), 403, 'forbidden');
    expectProblem(await act(own.owner, reviewId, { action: 'answer' }), 400, 'invalid-request');
    const { body, position } = await act(own.owner, reviewId, answer);
    expect(body.review).toMatchObject({ answer: { text: 'ขอบคุณที่มาพัก' }, version: 1 });
    const again = { action: 'answer', text: 'And again' };
    expectProblem(await act(own.owner, reviewId, again), 409, 'already-answered');
    const url = `/reviews/${reviewId}`;
    const read = await shop.read<StaffAnswer>(url, position, own.owner.headers);
    expect(read.body.review).toEqual(body.review);
    const listed = await reviewsOf(position, 'perPage=100');
    const found = listed.reviews.find(({ _id }) => _id === reviewId);
    expect(found?.answer).toEqual(body.review.answer);
  });

  it('is hidden by administrators alone, with a reason, and gone from the pages', async () => {
    const { reviewId, guestId } = await reviewedStay(shop, own);
    const hide = { action: 'hide', reason: 'A phone number' };
    expectProblem(await act(own.owner, reviewId, hide), 403, 'forbidden');
    expectProblem(await act(own.admin, reviewId, { action: 'hide' }), 400, 'invalid-request');
    const { body, position } = await act(own.admin, reviewId, hide);
    expect(body.review).toMatchObject({ hidden: true, reason: 'A phone number' });
    const listed = await reviewsOf(position, 'perPage=100');
    expect(listed.reviews.map(({ _id }) => _id)).not.toContain(reviewId);
    expect((await ownReview(guestId, position)).review?._id).toBe(reviewId);
    const stale = { action: 'show', reason: 'x', version: 0 };
    expectProblem(await act(own.admin, reviewId, stale), 409, 'stale-version');
    expectProblem(await act(own.admin, randomUUID(), hide), 404, 'not-found');
  });
});

it('a guest who is erased leaves the score alone', async () => {
  const { guestId, reviewId } = await reviewedStay(shop, own, {
    ...{ score: 5, text: 'A secret', name: 'Anna' },
  });
  await act(own.owner, reviewId, { action: 'answer', text: 'Dear Anna' });
  await personalKeysOf(shop.pool, shop.erasedList).destroy(await shop.staffId(guestId));
  const found = async () =>
    (await shop.get<StaffAnswer>(`/reviews/${reviewId}`, own.admin.headers)).body.review;
  await expect.poll(async () => (await found()).text).toBeNull();
  expect(await found()).toMatchObject({ score: 5, text: null, name: null, answer: null });
  const words = async () => (await loadReview(shop.ports, reviewId)).state.words;
  await expect.poll(words).toBeNull();
  expectProblem(await writeReview(shop, guestId, { score: 6 }), 409, 'review-closed');
});
