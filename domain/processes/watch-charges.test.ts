import { describe, it } from 'vitest';
import { follow, RECORDED_AT } from '../testing/follow.ts';
import { CHARGE_PAID, CHARGE_REQUEST, minute, OF_CHARGE } from '../testing/samples.ts';
import { baht } from '../values/money/money.ts';
import { after, MINUTE } from '../values/time/instant.ts';
import { watchCharges } from './watch-charges.ts';

const when = follow(watchCharges);

const later = (minutes: number) => after(RECORDED_AT, minutes * MINUTE);
const soon = after(RECORDED_AT, 20_000);
const forgotten = { forget: 'charge:try-1' };
const laterLooks = [1, 10, 60, 720, 1440, 4320].map((minutes) => ({
  at: later(minutes),
  key: `charge:try-1:${minutes * MINUTE}`,
  do: { type: 'SettleCharge', data: { attemptId: 'try-1' } } as const,
}));

describe('a charge', () => {
  it('is asked for every 20 seconds from the moment it was requested', () =>
    when({
      type: 'ChargeRequested',
      data: CHARGE_REQUEST,
    }).expect({
      at: after(minute(1), 20_000),
      every: 20_000,
      key: 'charge:try-1',
      do: { type: 'SettleCharge', data: { attemptId: 'try-1' } },
    }));

  it('that its checkout heard of is looked at after 20 seconds, for it may have ended before', () =>
    when({
      type: 'PaymentAttempted',
      data: { uid: 'cart', attemptId: 'try-1', bookingIds: ['anna'], amount: baht(2000) },
    }).expect({
      at: soon,
      key: 'attempt:try-1',
      do: { type: 'ReleaseAttempt', data: { uid: 'cart', attemptId: 'try-1' } },
    }));

  it('is asked for on while it is pending', () =>
    when({ type: 'ChargePending', data: OF_CHARGE }).expect());

  it('is left alone once it is paid', () => when(CHARGE_PAID).expect(forgotten));

  it('is looked at now and then once it expired, for money that comes all the same', () =>
    when({ type: 'ChargeExpired', data: OF_CHARGE }).expect(forgotten, ...laterLooks));

  const another = (paid: boolean) =>
    ({
      type: 'ChargeMismatched',
      data: { ...OF_CHARGE, expected: baht(2000), amount: baht(20), currency: 'THB', paid },
    }) as const;

  it('is looked at now and then where it is another that somebody may yet pay', () =>
    when(another(false)).expect(forgotten, ...laterLooks));

  it('is left alone once it failed, or is another that was paid', () => {
    when({ type: 'ChargeFailed', data: { ...OF_CHARGE, failureCode: 'failed_processing' } }).expect(
      forgotten,
    );
    when(another(true)).expect(forgotten);
  });
});
