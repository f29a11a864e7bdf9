import { satang } from '@baanpak/domain/values/money/money.ts';
import { expect, it } from 'vitest';
import type { ProviderCharge } from './port.ts';
import { refundsSeen } from './refunds-seen.ts';

const charge = (
  data: readonly object[],
  { total = data.length, refunded = 0 } = {},
  more: object = {},
) =>
  ({
    facts: { refundable: true, refundedAmount: satang(refunded), ...more },
    raw: { refunds: { total, data } },
  }) as unknown as ProviderCharge;
const refund = (id: string, amount: number, refundId?: string) => ({
  ...{ id, amount },
  metadata: refundId === undefined ? {} : { refundId },
});

it('tells its own refund, those of others of ours, and all that went back', () => {
  const made = [refund('a', 100, 'mine'), refund('b', 20, 'other'), refund('c', 3)];
  expect(refundsSeen(charge(made, { refunded: 123 }), 'mine')).toEqual({
    refundable: true,
    refunded: 123,
    own: { providerRefundId: 'a', amount: 100 },
    others: 20,
    dispute: null,
  });
});

it.each([
  ['open', 'running'],
  ['pending', 'running'],
  ['lost', 'lost'],
  ['won', null],
])('tells a dispute that is %s', (status, dispute) =>
  expect(refundsSeen(charge([], {}, { dispute: { status } }), 'mine')).toMatchObject({ dispute }),
);

it('takes metadata that is null for nobody’s mark', () =>
  expect(refundsSeen(charge([{ id: 'a', amount: 1, metadata: null }]), 'mine')).toMatchObject({
    own: null,
    others: 0,
  }));

it('concludes nothing from a list that is cut, or from none', () => {
  expect(() => refundsSeen(charge([], { total: 21 }), 'mine')).toThrow(
    expect.objectContaining({ code: 'too_many_refunds' }),
  );
  const bare = { facts: {}, raw: {} } as unknown as ProviderCharge;
  expect(() => refundsSeen(bare, 'mine')).toThrow(
    expect.objectContaining({ name: 'ProviderUnknown' }),
  );
});
