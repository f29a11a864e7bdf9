import { addUp, satang } from '@baanpak/domain/values/money/money.ts';
import type { RefundsSeen } from '@baanpak/domain/values/money/refund.ts';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { type ProviderCharge, ProviderRefused, ProviderUnknown } from './port.ts';

/** The refunds inside the provider's charge: its sum and its list are of one moment. */
const withRefunds = Compile(
  Type.Object({
    refunds: Type.Object({
      total: Type.Integer(),
      data: Type.Array(
        Type.Object({
          id: Type.String(),
          amount: Type.Integer(),
          metadata: Type.Optional(
            Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()]),
          ),
        }),
      ),
    }),
  }),
);

/**
 * What a charge shows of its refunds. Throws `ProviderRefused` with `too_many_refunds` where not all of
 * them are listed, as a repeated one could not be told from a new one; `ProviderUnknown` where none is.
 */
export function refundsSeen({ facts, raw }: ProviderCharge, refundId: string): RefundsSeen {
  if (!withRefunds.Check(raw))
    throw new ProviderUnknown('The provider answered with a charge that lists no refunds');
  const { data, total } = raw.refunds;
  if (total > data.length)
    throw new ProviderRefused('too_many_refunds', 'Too many refunds of one charge');
  const marked = data.map(({ id, amount, metadata }) => ({
    providerRefundId: id,
    amount: satang(amount),
    mark: metadata?.refundId,
  }));
  const own = marked.find(({ mark }) => mark === refundId);
  const others = marked.filter(({ mark }) => typeof mark === 'string' && mark !== refundId);
  return {
    refundable: facts.refundable,
    refunded: facts.refundedAmount,
    own: own ? { providerRefundId: own.providerRefundId, amount: own.amount } : null,
    others: addUp(others.map(({ amount }) => amount)),
    dispute: disputeOf(facts),
  };
}

function disputeOf({ dispute }: ProviderCharge['facts']): RefundsSeen['dispute'] {
  switch (dispute?.status) {
    case 'open':
    case 'pending':
      return 'running';
    case 'lost':
      return 'lost';
    case 'won':
    case undefined:
      return null;
  }
}
