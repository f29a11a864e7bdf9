import { BookingParams } from '../booking/booking-requests.ts';
import { HotelPageParams } from '../hotel/hotel-queries.ts';
import {
  HotelReviewsAnswer,
  HotelReviewsQuery,
  OwnReviewAnswer,
  ReportReviewAnswer,
  ReportReviewBody,
  ReviewParams,
  WriteReviewBody,
  WrittenReviewAnswer,
} from '../review/review-requests.ts';
import type { Routes } from './route.ts';

export const REVIEW_ROUTES = {
  'GET /outreach/bookings/{id}/review': {
    tag: 'reviews',
    summary: "A stay's review by its guest",
    private: true,
    params: BookingParams,
    answer: OwnReviewAnswer,
    reads: ['bookings', 'search'],
  },
  'PUT /outreach/bookings/{id}/review': {
    tag: 'reviews',
    summary: 'Review a stay, or change its review',
    private: true,
    params: BookingParams,
    body: WriteReviewBody,
    answer: WrittenReviewAnswer,
    refuses: ['not-stayed', 'review-closed', 'wrong-status'],
  },
  'GET /outreach/hotels/{slug}/reviews': {
    tag: 'reviews',
    summary: 'Reviews of a hotel',
    params: HotelPageParams,
    query: HotelReviewsQuery,
    answer: HotelReviewsAnswer,
    reads: ['search'],
  },
  'POST /outreach/reviews/{id}/report': {
    tag: 'reviews',
    summary: 'Report a review to the site',
    private: true,
    params: ReviewParams,
    takesKey: true,
    body: ReportReviewBody,
    status: 202,
    answer: ReportReviewAnswer,
    refuses: ['idempotency-key-reused', 'wrong-status'],
  },
} as const satisfies Routes;
