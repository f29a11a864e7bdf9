import { useTranslation } from 'react-i18next';
import type { checkoutOmiseTh } from '../../pages/checkout-omise/texts.th.ts';

type FailureCode = keyof typeof checkoutOmiseTh.failures;

/** Turns the provider's word for why a payment failed into ours. */
export function useFailureWords(): (code: string) => string {
  const { t, i18n } = useTranslation('checkoutOmise');
  const isKnown = (code: string): code is FailureCode =>
    i18n.exists(`checkoutOmise:failures.${code}`);
  return (code) => t(`failures.${isKnown(code) ? code : 'other'}`);
}
