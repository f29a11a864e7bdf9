import type { TypeOptions } from 'i18next';
import { useTranslation } from 'react-i18next';

type FailureCode = keyof TypeOptions['resources']['checkoutOmise']['failures'];

/** Turns the provider's word for why a payment failed into ours. */
export function useFailureWords(): (code: string) => string {
  const { t, i18n } = useTranslation('checkoutOmise');
  const isKnown = (code: string): code is FailureCode =>
    i18n.exists(`checkoutOmise:failures.${code}`);
  return (code) => t(`failures.${isKnown(code) ? code : 'other'}`);
}
