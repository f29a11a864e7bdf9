import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom';
import { bookingOr404 } from '../../features/booking/booking-or-404.ts';
import type { BookingJson } from '../../shell/api/bookings.ts';
import { ApiProblem } from '../../shell/api/problem.ts';
import {
  getOwnReview,
  type OwnReview,
  type ReviewRequest,
  writeReview,
} from '../../shell/api/reviews.ts';
import { apiOf } from '../../shell/context.ts';
import { notFound } from '../../shell/not-found.ts';
import { refused, type Sent } from '../../shell/send-form.ts';

export type ReviewLoaded = Readonly<{ book: BookingJson; own: OwnReview }>;

export async function loader(args: LoaderFunctionArgs): Promise<ReviewLoaded> {
  const api = apiOf(args);
  const { id } = args.params;
  const [book, own] = await Promise.all([bookingOr404(api, id), getOwnReview(api, id ?? '')]);
  return { book, own: own ?? notFound() };
}

export async function action(args: ActionFunctionArgs) {
  const request: ReviewRequest = await args.request.json();
  try {
    await writeReview(apiOf(args), args.params.id ?? '', request);
    return {} satisfies Sent;
  } catch (problem) {
    if (problem instanceof ApiProblem) return refused({ problem });
    throw problem;
  }
}
