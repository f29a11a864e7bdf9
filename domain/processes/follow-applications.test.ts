import { describe, expect, it } from 'vitest';
import { minute } from '../testing/samples.ts';
import { followApplications } from './follow-applications.ts';
import { stepsAfter } from './process.ts';

const recordedAt = minute(0);
const decided = { applicationId: 'application-1', by: 'admin-1', at: recordedAt };

describe('an application', () => {
  it('is told to administrators when it comes', () =>
    expect(
      stepsAfter(followApplications, {
        type: 'PartnerApplied',
        data: {
          applicationId: 'application-1',
          applicant: {
            ...{ hotelName: 'บ้านริมน้ำ', name: 'สมหญิง', email: 'somying@example.com' },
            ...{ phone: '081 234 5678', message: null },
          },
          appliedAt: recordedAt,
        },
        recordedAt,
        revision: 0,
      }),
    ).toEqual([
      {
        do: {
          type: 'MailApplication',
          data: { applicationId: 'application-1', template: 'partner-applied' },
        },
      },
    ]));

  it('has an account once it is accepted', () =>
    expect(
      stepsAfter(followApplications, {
        type: 'PartnerAccepted',
        data: { ...decided, ownerId: 'owner-1' },
        recordedAt,
        revision: 0,
      }),
    ).toEqual([{ do: { type: 'RegisterPartner', data: { applicationId: 'application-1' } } }]));

  it('is mailed and nothing else where it is declined', () =>
    expect(
      stepsAfter(followApplications, {
        type: 'PartnerDeclined',
        data: { ...decided, reason: null },
        recordedAt,
        revision: 0,
      }),
    ).toEqual([
      {
        do: {
          type: 'MailApplication',
          data: { applicationId: 'application-1', template: 'partner-declined' },
        },
      },
    ]));
});
