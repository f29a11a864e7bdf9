import { useTranslation } from 'react-i18next';
import { Alert } from '../ui/alert.tsx';
import { useProblemMessage } from '../ui/problem-message.ts';
import type { checkoutOmiseTh } from './texts.th.ts';
import type { Failure } from './use-payment.ts';

type FailureCode = keyof typeof checkoutOmiseTh.failures;

/** What became of the last try, and that another one can be made. */
export function FailureAlert({ failure }: Readonly<{ failure: Failure }>) {
  const { t, i18n } = useTranslation('checkoutOmise');
  const message = useProblemMessage();
  if ('problem' in failure) return <Alert title={t('failed')}>{message(failure.problem)}</Alert>;
  const known = i18n.exists(`checkoutOmise:failures.${failure.code}`);
  const code = known ? (failure.code as FailureCode) : 'other';
  return (
    <Alert title={t('failed')}>
      <p>{t(`failures.${code}`)}</p>
      <p>{t('tryAgain')}</p>
    </Alert>
  );
}
