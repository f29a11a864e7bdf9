import type { EventEntries } from '../values/decider/event-entry.ts';
import type { PartnerApplicationEvent } from './partner-application.ts';

/** Until a partner is accepted there is no owner that their application concerns. */
const concernsNone = () => ({});

/** What is known of each event of a partner's application. Personal fields take its key. */
export const PARTNER_EVENTS = {
  PartnerApplied: {
    personal: { subject: 'applicationId', field: 'applicant' },
    concerns: concernsNone,
  },
  PartnerAccepted: { concerns: ({ data }) => ({ owner: data.ownerId }) },
  PartnerDeclined: {
    personal: { subject: 'applicationId', field: 'reason' },
    concerns: concernsNone,
  },
} as const satisfies EventEntries<PartnerApplicationEvent>;
