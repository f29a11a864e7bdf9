import type { EventEntries } from '../values/decider/event-entry.ts';
import type { CaseListed } from './cases-of-checkout.ts';
import type { CaseFacts, MoneyCaseEvent } from './money-case.ts';

type OfCase = Readonly<{
  data: Readonly<Pick<CaseFacts, 'bookingIds' | 'checkoutUid' | 'ownerId'>>;
}>;
const itsMoney = ({ data: { bookingIds, checkoutUid, ownerId } }: OfCase) => ({
  booking: bookingIds,
  checkout: checkoutUid,
  owner: ownerId,
});

/** What is known of each event of a money case. A reason takes the key of the case's `subject`. */
export const MONEY_CASE_EVENTS = {
  CaseOpened: { concerns: itsMoney },
  CaseSettled: { personal: { subject: 'subject', field: 'reason' }, concerns: itsMoney },
  CaseResolved: { concerns: itsMoney },
  CaseListed: { concerns: ({ data }) => ({ checkout: data.checkoutUid }) },
} as const satisfies EventEntries<MoneyCaseEvent | CaseListed>;
