import { randomUUID } from 'node:crypto';
import type { StaffReviewJson } from '@baanpak/contract/review/review.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from '../../testing/expectations.ts';
import { type OwnHotel, openOwnHotel } from '../../testing/own-hotel.ts';
import type { Problem } from '../../testing/requests.ts';
import { reviewedStay } from '../../testing/reviews.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import type { Hired } from '../../testing/staff.ts';

type StaffAnswer = Readonly<{ review: StaffReviewJson }> & Problem;
type StaffList = Readonly<{ reviews: StaffReviewJson[]; total: number }> & Problem;

let shop: Shop;
let own: OwnHotel;
beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
});
afterAll(() => shop.close());

const report = (reviewId: string, reason: string, headers = {}) =>
  shop.post<Problem>(`/outreach/reviews/${reviewId}/report`, { reason }, headers);

describe('POST /outreach/reviews/{id}/report', () => {
  it('puts the review before the site’s administrators until they decide', async () => {
    const { reviewId } = await reviewedStay(shop, own);
    const key = { 'idempotency-key': randomUUID() };
    const first = await report(reviewId, 'Names a person', key);
    expect(first.status).toBe(202);
    const replayed = await report(reviewId, 'Names a person', key);
    expect([replayed.status, replayed.headers['idempotent-replayed']]).toEqual([202, 'true']);
    expectProblem(await report(reviewId, 'Otherwise', key), 422, 'idempotency-key-reused');
    const { position } = await report(reviewId, 'Rude');
    const listed = async (by: Hired, query: string, at: string) =>
      (await shop.read<StaffList>(`/reviews?${query}`, at, by.headers)).body;
    const { hotelId } = own.hotel;
    const reported = await listed(own.owner, `reported=true&hotelId=${hotelId}`, position);
    const found = reported.reviews.find(({ _id }) => _id === reviewId);
    expect(found?.reports.map(({ reason }) => reason)).toEqual(['Names a person', 'Rude']);
    const shown = await shop.put<StaffAnswer>(
      `/reviews/${reviewId}`,
      { action: 'show', reason: 'Nothing wrong' },
      own.admin.headers,
    );
    expect(shown.body.review).toMatchObject({ hidden: false, reports: [] });
    const after = await listed(own.owner, `reported=true&hotelId=${hotelId}`, shown.position);
    expect(after.reviews.map(({ _id }) => _id)).not.toContain(reviewId);
    expectProblem(await report(reviewId, ' '), 400, 'invalid-request');
    expectProblem(await report(randomUUID(), 'Rude'), 404, 'not-found');
  });
});

describe('GET /reviews, GET /reviews/{id}', () => {
  it('tell those of the hotels in one’s scope', async () => {
    const { reviewId, position } = await reviewedStay(shop, own, { score: 3 });
    const ids = async (by: Hired, query = '') => {
      const { body } = await shop.read<StaffList>(
        `/reviews?perPage=100${query}`,
        position,
        by.headers,
      );
      return body.reviews.map(({ _id }) => _id);
    };
    for (const by of [own.owner, own.officer, own.visitor, own.auditor, own.admin])
      expect(await ids(by)).toContain(reviewId);
    expect(await ids(own.otherOwner)).toEqual([]);
    expect(await ids(own.owner, '&answered=true')).not.toContain(reviewId);
    expect(await ids(own.owner, '&hidden=true')).not.toContain(reviewId);
    const elsewhere = await shop.get<Problem>(
      `/reviews?hotelId=${own.hotel.hotelId}`,
      own.otherOwner.headers,
    );
    expectProblem(elsewhere, 403, 'forbidden');
    const read = await shop.read<StaffAnswer>(`/reviews/${reviewId}`, position, own.owner.headers);
    expect(read.body.review).toMatchObject({ _id: reviewId, score: 3, answer: null });
    const page = await shop.get<Problem>(`/reviews/${reviewId}`, own.otherOwner.headers);
    expectProblem(page, 403, 'forbidden');
    expectProblem(await shop.get<Problem>('/reviews'), 401, 'unauthorized');
  });
});
