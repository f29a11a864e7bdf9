import { type Satang, satang, share } from '@baanpak/domain/values/money/money.ts';

const CARD_RATE = 3.65;
/** PromptPay's; the provider's public pages leave mobile banking's rate open, so it is the same here. */
const OFFSITE_RATE = 1.65;
const VAT_RATE = 7;

/** What the provider keeps of `amount`, each share half up to the satang; rates are texts in percent. */
export function feesOf(amount: Satang, method: 'card' | 'source') {
  const rate = method === 'card' ? CARD_RATE : OFFSITE_RATE;
  const fee = share(amount, rate / 100);
  const feeVat = share(fee, VAT_RATE / 100);
  return {
    net: satang(amount - fee - feeVat),
    fee,
    fee_vat: feeVat,
    transaction_fees: { fee_flat: '0.0', fee_rate: rate.toFixed(2), vat_rate: VAT_RATE.toFixed(1) },
  };
}
