import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom';
import { type BookingJson, type RefundRequest, requestRefund } from '../api/bookings.ts';
import { type Choice, getBanks } from '../api/lists.ts';
import { ApiProblem } from '../api/problem.ts';
import { apiOf } from '../app/context.ts';
import { forgetDrafts } from '../app/draft.ts';
import { refused } from '../app/refused.ts';
import { bookingOr404 } from '../booking/booking-data.ts';

/** Null where the booking could not be read now: the page says so and can try again. */
export type RefundLoaded = Readonly<{ book: BookingJson; banks: readonly Choice[] }> | null;

export async function loader(args: LoaderFunctionArgs): Promise<RefundLoaded> {
  const api = apiOf(args);
  try {
    const [book, banks] = await Promise.all([bookingOr404(api, args.params.id), getBanks(api)]);
    return { book, banks };
  } catch (error) {
    if (error instanceof ApiProblem) return null;
    throw error;
  }
}

/** Of what was typed into the form. */
export const refundDraft = (id: string) => `refund ${id}`;

export type RefundSent = Readonly<{ problem: ApiProblem } | { problem?: never }>;

/** What the form sends; `after` is when the hotel decided on a refund before. */
export type RefundWanted = Readonly<{ request: RefundRequest; after: string | null }>;

export async function action(args: ActionFunctionArgs) {
  const { request, after }: RefundWanted = await args.request.json();
  try {
    const id = args.params.id ?? '';
    await requestRefund(apiOf(args), id, request, after);
    forgetDrafts(refundDraft(id));
    return {};
  } catch (problem) {
    if (problem instanceof ApiProblem) return refused({ problem });
    throw problem;
  }
}
