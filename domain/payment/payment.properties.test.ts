import fc from 'fast-check';
import { expect, it } from 'vitest';
import { run } from '../testing/run.ts';
import { CHARGE, CHARGE_REQUEST, minute } from '../testing/samples.ts';
import type { ChargeFacts } from '../values/money/charge-facts.ts';
import { baht } from '../values/money/money.ts';
import { type PaymentCommand, payment } from './payment.ts';

const request: PaymentCommand = { type: 'RequestCharge', data: CHARGE_REQUEST };
const saw = (status: ChargeFacts['status']): PaymentCommand => ({
  type: 'RecordCharge',
  data: {
    charge: { ...CHARGE, status, paidAt: status === 'successful' ? minute(2) : null },
    seenAt: minute(3),
  },
});
const sawNone: PaymentCommand = { type: 'RecordNoCharge', data: { failureCode: 'not_found' } };

// looks at the same charge, each any number of times and in any order
const looks = fc.array(
  fc.oneof(
    fc.constantFrom('pending', 'failed', 'expired', 'reversed', 'successful').map(saw),
    fc.constant(sawNone),
  ),
  { maxLength: 20 },
);
const isPaid = (command: PaymentCommand) =>
  command.type === 'RecordCharge' && command.data.charge.status === 'successful';

it('a charge that was ever seen paid is paid once, in whatever order the looks at it arrive', () => {
  fc.assert(
    fc.property(looks, (seen) => {
      const events = run(payment, [request, ...seen]);
      const paid = events.filter(({ type }) => type === 'ChargePaid');
      expect(paid).toHaveLength(seen.some(isPaid) ? 1 : 0);
    }),
  );
});

it('nothing is heard of a payment once it is paid, and it ends at most once before', () => {
  fc.assert(
    fc.property(looks, (seen) => {
      const types = run(payment, [request, ...seen]).map(({ type }) => type);
      if (types.includes('ChargePaid')) expect(types.at(-1)).toBe('ChargePaid');
      const ends = types.filter((type) => type === 'ChargeFailed' || type === 'ChargeExpired');
      expect(ends.length).toBeLessThanOrEqual(1);
    }),
  );
});

it('a charge that does not match is told of once, once more when it is paid after all, and never pays', () => {
  fc.assert(
    fc.property(looks, fc.integer({ min: 20, max: 1999 }).map(baht), (seen, amount) => {
      const charges = seen.flatMap((command): PaymentCommand[] =>
        command.type === 'RecordCharge'
          ? [{ ...command, data: { ...command.data, charge: { ...command.data.charge, amount } } }]
          : [],
      );
      const [, ...told] = run(payment, [request, ...charges]);
      const paid = told.map(({ type, data }) => type === 'ChargeMismatched' && data.paid);
      const tookMoney = charges.some(
        ({ type, data }) => type === 'RecordCharge' && data.charge.status === 'successful',
      );
      expect(told.map(({ type }) => type)).toEqual(paid.map(() => 'ChargeMismatched'));
      expect(told.length).toBeLessThanOrEqual(2);
      expect(told.length > 0).toBe(charges.length > 0);
      expect(paid.includes(true)).toBe(tookMoney);
    }),
  );
});
