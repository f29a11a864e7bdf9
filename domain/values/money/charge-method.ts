/** The ways to pay through the provider, by its own names. */
export const CHARGE_METHODS = [
  'card',
  'promptpay',
  'mobile_banking_scb',
  'mobile_banking_kbank',
  'mobile_banking_bay',
  'mobile_banking_bbl',
  'mobile_banking_ktb',
] as const;
export type ChargeMethod = (typeof CHARGE_METHODS)[number];
