import { review } from '@baanpak/domain/review/review.ts';
import { BookingParams } from '../booking/booking-requests.ts';
import { HotelPageParams } from '../hotel/hotel-queries.ts';
import {
  ActOnReviewBody,
  HotelReviewsAnswer,
  HotelReviewsQuery,
  OwnReviewAnswer,
  ReportReviewAnswer,
  ReportReviewBody,
  ReviewListAnswer,
  ReviewListQuery,
  ReviewParams,
  StaffReviewAnswer,
  WriteReviewBody,
  WrittenReviewAnswer,
} from '../review/review-requests.ts';
import { REVIEWS } from './resources.ts';
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
    refuses: [...review.refusals.WriteReview, 'wrong-status'],
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
    refuses: [...review.refusals.ReportReview, 'wrong-status'],
  },
  'GET /reviews': {
    tag: 'reviews',
    summary: 'Reviews for staff',
    rights: { action: 'read-stays' },
    resources: [REVIEWS],
    query: ReviewListQuery,
    answer: ReviewListAnswer,
    reads: ['search'],
  },
  'GET /reviews/{id}': {
    tag: 'reviews',
    summary: 'A review for staff',
    rights: { action: 'read-stays', of: 'review' },
    resources: [REVIEWS],
    params: ReviewParams,
    answer: StaffReviewAnswer,
    reads: ['search'],
  },
  'PUT /reviews/{id}': {
    tag: 'reviews',
    summary: 'Answer a review, hide it or show it again',
    rights: { action: 'answer-reviews', of: 'review' },
    resources: [REVIEWS],
    params: ReviewParams,
    body: ActOnReviewBody,
    answer: StaffReviewAnswer,
    refuses: [
      ...review.refusals.AnswerReview,
      ...review.refusals.HideReview,
      ...review.refusals.ShowReview,
      'wrong-status',
    ],
  },
} as const satisfies Routes;
