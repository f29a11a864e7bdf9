import type { Role } from '@baanpak/domain/values/people/roles.ts';
import { describe, expect, it } from 'vitest';
import type { Booking } from '../../shell/api/records.ts';
import { may } from '../../shell/auth.ts';
import { booking, refund, userOf } from '../../testing/samples.ts';
import { offersOf } from './commands.ts';

const TODAY = '2026-12-24';
const offered = (given: Partial<Booking>, role: Role = 'owner') => {
  const stay = booking(given);
  const found = offersOf(stay, TODAY, (right) => may(userOf(role), right, stay.ownerId));
  return found.map(({ command, refund: about }) => [command.action, about?.id].join(' ').trim());
};
const failed = (failureCode: string) =>
  offered({ status: 'Canceled', refunds: [refund({ status: 'failed', failureCode })] });

describe('what can be done about a stay', () => {
  it('is to check in from its first day on, and not before', () => {
    expect(offered({})).toEqual(['check-in', 'no-show', 'record-transfer', 'cancel']);
    expect(offered({ checkInDate: '2026-12-25' })).toEqual(['record-transfer', 'cancel']);
  });

  it('is nothing about money for an officer, and nothing at all for who only looks', () => {
    expect(offered({ refunds: [refund()] }, 'officer')).toEqual(['check-in', 'no-show']);
    for (const role of ['visitor', 'auditor'] as const) expect(offered({}, role)).toEqual([]);
  });

  it('is to undo a check-in until the guest has left', () => {
    const here = { checkInStatus: true };
    expect(offered(here, 'officer')).toEqual(['check-out', 'undo-check-in']);
    expect(offered({ ...here, status: 'Completed' }, 'officer')).toEqual(['check-out']);
    expect(offered({ ...here, status: 'Completed', checkOutStatus: true }, 'officer')).toEqual([]);
  });
});

describe('what can be done about money', () => {
  const unpaid = { paymentMethod: 'direct', totalReceived: 0, checkInDate: '2026-12-30' } as const;

  it('is to confirm a transfer, also one that came late or to what staff took', () => {
    expect(offered({ ...unpaid, status: 'Reserved' })).toEqual(['confirm-payment', 'cancel']);
    expect(offered({ ...unpaid, status: 'Expired' })).toEqual(['confirm-payment']);
    expect(offered({ ...unpaid, status: 'Booked' })).toEqual(['confirm-payment', 'cancel']);
    expect(offered({ ...unpaid, status: 'Canceled' })).toEqual(['record-transfer']);
    expect(offered({ ...unpaid, status: 'Reserved', paymentMethod: 'gateway' })).toEqual([
      'cancel',
    ]);
  });

  it('is nothing about a block but to lift it', () =>
    expect(offered({ ...unpaid, status: 'Unavailable', units: 1 })).toEqual(['cancel']));

  it('is decided for each refund that waits, by its own button', () => {
    const refunds = [
      refund({ id: 'a' }),
      refund({ id: 'b', status: 'refunding', way: 'transfer' }),
    ];
    expect(offered({ refunds, status: 'Canceled', totalReceived: 0 })).toEqual([
      ...['approve-refund a', 'reject-refund a', 'confirm-refund-paid b'],
      'record-transfer',
    ]);
  });

  it('is a price difference to refund or keep, also of a guest who is there, and the stay goes on', () => {
    const refunds = [refund({ id: 'd', kind: 'difference' })];
    const both = ['approve-refund d', 'reject-refund d'];
    expect(offered({ refunds })).toEqual([
      'check-in',
      ...both,
      ...['no-show', 'record-transfer', 'cancel'],
    ]);
    expect(offered({ refunds, checkInStatus: true })).toEqual(expect.arrayContaining(both));
    expect(offered({ refunds, status: 'Completed', checkInStatus: true })).toEqual(
      expect.arrayContaining(both),
    );
    expect(offered({ refunds }, 'officer')).toEqual(['check-in', 'no-show']);
  });

  it('is to try a failed refund again or transfer it, unless the bank pays it or may', () => {
    expect(failed('failed_refund')).toContain('confirm-refund-paid r1');
    expect(failed('failed_refund')).toContain('retry-refund r1');
    expect(failed('charge-disputed')).not.toContain('confirm-refund-paid r1');
    expect(failed('charge-disputed')).toContain('retry-refund r1');
    expect(failed('dispute-lost')).not.toContain('retry-refund r1');
  });
});
