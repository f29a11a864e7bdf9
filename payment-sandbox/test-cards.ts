/** Why a charge can fail, with the provider's sentence. */
export const FAILURES = {
  failed_fraud_check: 'card was marked as fraudulent',
  failed_processing: 'the payment processing has failed, you may retry this transaction',
  insufficient_fund: 'insufficient funds in the account or the card has reached the credit limit',
  invalid_security_code: 'the security code is invalid',
  payment_cancelled: 'payment was cancelled by the payer',
  payment_expired: 'payment was not completed before it expired',
  payment_rejected: 'the payment was rejected by the issuer or the acquirer',
  stolen_or_lost_card: 'card is stolen or lost',
} as const;

export type FailureCode = keyof typeof FAILURES;

/** What becomes of money asked of a card. */
export type CardBehaviour = Readonly<{
  result: 'successful' | FailureCode;
  /** With 3-D Secure: `fails` whatever is pressed on the bank's page, `not-enrolled` never gets there. */
  threeDSecure: 'works' | 'fails' | 'not-enrolled';
}>;

const RESULTS: Readonly<Record<string, FailureCode>> = {
  '0001': 'invalid_security_code',
  '0002': 'payment_rejected',
  '0003': 'payment_rejected',
  '0011': 'insufficient_fund',
  '0012': 'stolen_or_lost_card',
  '0013': 'failed_processing',
  '0014': 'payment_rejected',
  '0016': 'failed_fraud_check',
};
const NOT_ENROLLED = '0002';
const VALIDATION_FAILS = '0003';

/** The provider's failing test cards: a brand's test prefix and a number that names the failure. */
const FAILING = /^(?:411111111|555555111|353011111)\d{3}(\d{4})$/;

/** Any other number of a known brand is a good card. */
export function behaviourOf(number: string): CardBehaviour {
  const ending = FAILING.exec(number)?.[1] ?? '';
  const result = RESULTS[ending] ?? 'successful';
  if (ending === NOT_ENROLLED) return { result, threeDSecure: 'not-enrolled' };
  if (ending === VALIDATION_FAILS) return { result, threeDSecure: 'fails' };
  return { result, threeDSecure: 'works' };
}

export type Brand = 'Visa' | 'MasterCard' | 'JCB';
export const BRANDS: readonly Brand[] = ['JCB', 'MasterCard', 'Visa'];

/** Null for a brand that is not taken. */
export function brandOf(number: string): Brand | null {
  if (/^4\d{12}(\d{3})?$/.test(number)) return 'Visa';
  if (/^(5[1-5]|2[2-7])\d{14}$/.test(number)) return 'MasterCard';
  if (/^35(2[89]|[3-8]\d)\d{12}$/.test(number)) return 'JCB';
  return null;
}

/** The check digit (Luhn) of a card number is right. */
export function isCardNumber(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? Number(digit) * 2 : Number(digit);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
