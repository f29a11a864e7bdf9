import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom';
import { bookingOr404 } from '../../features/booking/booking-or-404.ts';
import {
  type BookingJson,
  nameRefundAccount,
  type RefundAccount,
  type RefundBody,
  requestRefund,
} from '../../shell/api/bookings.ts';
import { type Choice, getBanks } from '../../shell/api/lists.ts';
import { ApiProblem } from '../../shell/api/problem.ts';
import { apiOf } from '../../shell/context.ts';
import { forgetDrafts } from '../../shell/draft.ts';
import { refused } from '../../shell/send-form.ts';

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

/** What the form sends: a request, where `after` is when the hotel decided before, or an account alone. */
export type RefundWanted =
  | Readonly<{ request: RefundBody; after: string | null; account?: never }>
  | Readonly<{ account: RefundAccount }>;

export async function action(args: ActionFunctionArgs) {
  const wanted: RefundWanted = await args.request.json();
  try {
    const id = args.params.id ?? '';
    if (wanted.account) await nameRefundAccount(apiOf(args), id, wanted.account);
    else await requestRefund(apiOf(args), id, wanted.request, wanted.after);
    forgetDrafts(refundDraft(id));
    return {};
  } catch (problem) {
    if (problem instanceof ApiProblem) return refused({ problem });
    throw problem;
  }
}
