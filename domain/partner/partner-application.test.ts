import { describe, expect, it } from 'vitest';
import { minute } from '../testing/samples.ts';
import { specFor } from '../testing/spec-for.ts';
import { type PartnerApplied, partnerApplication } from './partner-application.ts';

const given = specFor(partnerApplication);
const applicationId = 'riverside';
const applied: PartnerApplied = {
  type: 'PartnerApplied',
  data: {
    applicationId,
    applicant: {
      hotelName: 'บ้านริมน้ำ',
      name: 'สมหญิง ใจดี',
      email: 'somying@example.com',
      phone: '0812345678',
      message: null,
    },
    appliedAt: minute(0),
  },
};
const decision = { applicationId, by: 'admin-1', at: minute(1) };
const accepted = {
  type: 'PartnerAccepted',
  data: { ...decision, ownerId: 'owner-1' },
} as const;
const declined = { type: 'PartnerDeclined', data: { ...decision, reason: 'Too far' } } as const;
const accept = (expectedVersion: number | null = null) =>
  ({ type: 'AcceptPartner', data: { ...accepted.data, expectedVersion } }) as const;
const decline = (expectedVersion: number | null = null) =>
  ({ type: 'DeclinePartner', data: { ...declined.data, expectedVersion } }) as const;

describe('an application of a partner', () => {
  it('is made once', () => {
    const apply = { type: 'ApplyAsPartner', data: applied.data } as const;
    given([]).when(apply).expect(applied);
    given([applied]).when(apply).expect();
  });

  it('is accepted or declined, once', () => {
    given([applied]).when(accept(0)).expect(accepted);
    given([applied, accepted]).when(accept()).expect();
    given([applied]).when(decline(0)).expect(declined);
    given([applied, declined]).when(decline()).expect();
  });

  it('is not decided otherwise after that, nor by who read it before', () => {
    given([applied, declined]).when(accept()).refuses('wrong-status');
    given([applied, accepted]).when(decline()).refuses('wrong-status');
    given([applied, accepted]).when(decline(0)).refuses('stale-version');
    given([applied, declined]).when(accept(0)).refuses('stale-version');
    given([]).when(accept()).refuses('not-found');
  });

  it('remembers who decided, and the owner who was made', () =>
    expect(
      [applied, accepted].reduce(partnerApplication.evolve, partnerApplication.initialState),
    ).toMatchObject({
      status: 'accepted',
      ownerId: 'owner-1',
      decided: { by: 'admin-1' },
      version: 1,
    }));

  it('stays unknown whatever is said of none', () =>
    expect(partnerApplication.evolve(partnerApplication.initialState, accepted)).toEqual({
      status: 'unknown',
    }));
});
