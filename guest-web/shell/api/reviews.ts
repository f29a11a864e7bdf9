import type { AnswerOfCall, Sent } from '@baanpak/contract/routes/call.ts';
import { addressOf, isId, put, read } from './calls.ts';
import { type Api, unlessMissing } from './client.ts';
import { postOnce } from './post-once.ts';

export type HotelReviews = AnswerOfCall<'GET /outreach/hotels/{slug}/reviews'>;
export type Review = HotelReviews['reviews'][number];
export type ReviewSort = 'recent' | 'score';

const REVIEWS_A_PAGE = 5;

/** What guests say of a hotel, a page at a time. */
export const getReviews = (
  api: Api,
  slug: string,
  sort: ReviewSort = 'recent',
  page = 1,
): Promise<HotelReviews> =>
  read(api, '/outreach/hotels/{slug}/reviews', { slug }, { sort, page, perPage: REVIEWS_A_PAGE });

export type OwnReview = AnswerOfCall<'GET /outreach/bookings/{id}/review'>;

/** What a guest wrote of a stay; undefined for an id nobody was given. */
export const getOwnReview = async (api: Api, id: string): Promise<OwnReview | undefined> =>
  isId(id) ? unlessMissing(read(api, '/outreach/bookings/{id}/review', { id })) : undefined;

export type ReviewRequest = Sent<'PUT /outreach/bookings/{id}/review'>;

export const writeReview = (api: Api, id: string, request: ReviewRequest): Promise<unknown> =>
  put(api, '/outreach/bookings/{id}/review', { id }, request);

/** Tells the site that a review should not be there; with the same words once. */
export const reportReview = (api: Api, id: string, reason: string): Promise<unknown> =>
  postOnce(api, addressOf('/outreach/reviews/{id}/report', { id }), { reason }, `report of ${id}`);
