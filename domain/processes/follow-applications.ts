import type { Process } from './process.ts';

/** What follows from an application, and cannot be refused: an account, and mails. The request does it at once, too. */
export const followApplications: Process = {
  name: 'follow-applications',
  when: {
    PartnerApplied: ({ data: { applicationId } }) => [
      { do: { type: 'MailApplication', data: { applicationId, template: 'partner-applied' } } },
    ],
    PartnerAccepted: ({ data: { applicationId } }) => [
      { do: { type: 'RegisterPartner', data: { applicationId } } },
    ],
    PartnerDeclined: ({ data: { applicationId } }) => [
      { do: { type: 'MailApplication', data: { applicationId, template: 'partner-declined' } } },
    ],
  },
};
