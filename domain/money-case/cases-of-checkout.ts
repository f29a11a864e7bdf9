import type { Decider } from '../values/decider/decider.ts';
import type { Message } from '../values/decider/message.ts';

/** One stream a checkout, so that all cases about its money are found. */
export const casesOfCheckoutStream = (checkoutUid: string) => `moneyCases-${checkoutUid}`;

export type ListCase = Message<'ListCase', { checkoutUid: string; caseId: string }>;
export type CaseListed = Message<'CaseListed', ListCase['data']>;

/** The cases that there are about a checkout. */
export const casesOfCheckout: Decider<ReadonlySet<string>, ListCase, CaseListed> = {
  initialState: new Set(),
  refusals: { ListCase: [] },
  decide: (listed, { data }) => (listed.has(data.caseId) ? [] : [{ type: 'CaseListed', data }]),
  evolve: (listed, { data: { caseId } }) => new Set(listed).add(caseId),
};
