import { copyDraft, forgetDrafts } from '../../shell/draft.ts';
import type { Way } from '../payment/ways.ts';

const ALL = 'booking ';

/** What was chosen for the stays of a checkout. */
export const servicesDraft = (checkoutId: string) => `${ALL}stays ${checkoutId}`;
/** Who books: the same whichever checkout it is. */
export const DETAILS_DRAFT = `${ALL}details`;
/** What was agreed to for one checkout. */
export const choicesDraft = (checkoutId: string) => `${ALL}choices ${checkoutId}`;

/** Takes what was chosen for a checkout over to the one that follows it; what it says is agreed to again. */
export function carryDraftsOver(from: string, to: string, way: Way | undefined): void {
  copyDraft(servicesDraft(from), servicesDraft(to));
  copyDraft(choicesDraft(from), choicesDraft(to), { terms: false, ...(way && { way }) });
}

/** For what is booked: nobody needs it any more. */
export const forgetBookingDrafts = (): void => forgetDrafts(ALL);
