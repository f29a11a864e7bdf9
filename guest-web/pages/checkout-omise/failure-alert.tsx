import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../features/payment/failure-words.ts';
import { Alert } from '../../ui/alert.tsx';
import { useProblemMessage } from '../../ui/problem-message.ts';
import type { Failure } from './use-payment.ts';

/** What became of the last try, and that another one can be made. */
export function FailureAlert({ failure }: Readonly<{ failure: Failure }>) {
  const { t } = useTranslation('checkoutOmise');
  const message = useProblemMessage();
  const words = useFailureWords();
  if ('problem' in failure) return <Alert title={t('failed')}>{message(failure.problem)}</Alert>;
  return (
    <Alert title={t('failed')}>
      <p>{words(failure.code)}</p>
      <p>{t('tryAgain')}</p>
    </Alert>
  );
}
