import { describe, it } from 'vitest';
import { follow } from '../testing/follow.ts';
import { HELD_UNTIL, minute } from '../testing/samples.ts';
import { after } from '../values/instant.ts';
import { baht } from '../values/money.ts';
import { watchCharges } from './watch-charges.ts';

const when = follow(watchCharges);

const ofCharge = { attemptId: 'try-1', checkoutUid: 'cart', chargeId: 'chrg_1' };
const forgotten = { forget: 'charge:try-1' };

describe('a charge', () => {
  it('is asked for every 20 seconds from the moment it was requested', () =>
    when({
      type: 'ChargeRequested',
      data: {
        attemptId: 'try-1',
        checkoutUid: 'cart',
        method: 'promptpay',
        amount: baht(2000),
        currency: 'THB',
        requestedAt: minute(1),
        expiresAt: HELD_UNTIL,
      },
    }).expect({
      at: after(minute(1), 20_000),
      every: 20_000,
      key: 'charge:try-1',
      do: { type: 'SettleCharge', data: { attemptId: 'try-1' } },
    }));

  it('is asked for on while it is pending', () =>
    when({ type: 'ChargePending', data: ofCharge }).expect());

  it('is left alone once it is paid', () =>
    when({
      type: 'ChargePaid',
      data: {
        ...ofCharge,
        amount: baht(2000),
        fee: baht(73),
        feeVat: baht(5.11),
        net: baht(1921.89),
        paidAt: minute(2),
      },
    }).expect(forgotten));

  it('is left alone once it failed, expired or turned out to be another', () => {
    when({ type: 'ChargeFailed', data: { ...ofCharge, failureCode: 'failed_processing' } }).expect(
      forgotten,
    );
    when({ type: 'ChargeExpired', data: ofCharge }).expect(forgotten);
    when({
      type: 'ChargeMismatched',
      data: { ...ofCharge, expected: baht(2000), amount: baht(20), currency: 'THB', paid: true },
    }).expect(forgotten);
  });
});
