import { forgetDrafts } from '../app/draft.ts';

const ALL = 'booking ';

/** What was chosen for the stays of a checkout. */
export const servicesDraft = (checkoutId: string) => `${ALL}services ${checkoutId}`;
/** Who books: the same whichever checkout it is. */
export const DETAILS_DRAFT = `${ALL}details`;
/** What was agreed to for one checkout. */
export const choicesDraft = (checkoutId: string) => `${ALL}choices ${checkoutId}`;

/** For what is booked: nobody needs it any more. */
export const forgetBookingDrafts = (): void => forgetDrafts(ALL);
