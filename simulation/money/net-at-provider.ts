import type { MoneyModel } from './model.ts';

/** What the provider took for us, less its fees and what it gave back as we asked; in satang. */
export const netAtProvider = (world: MoneyModel): number =>
  [...world.provider.values()]
    .filter(({ status }) => status === 'successful')
    .map(
      ({ chargeId, amount, fee, feeVat }) =>
        amount - fee - feeVat - world.refunds.refundedOf(chargeId),
    )
    .reduce((all, net) => all + net, 0);
