import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router-dom';
import type { BookingJson } from '../../shell/api/bookings.ts';
import type { ApiProblem } from '../../shell/api/problem.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { useProblemMessage } from '../../ui/problem-message.ts';

/** Lets a guest who waits to pay do it the other way. */
export function OtherMethod({ paymentMethod }: Pick<BookingJson, 'paymentMethod'>) {
  const { t } = useTranslation('booking');
  const message = useProblemMessage();
  const fetcher = useFetcher<{ problem?: ApiProblem }>();
  const problem = fetcher.data?.problem;
  const other = paymentMethod === 'gateway' ? 'direct' : 'gateway';
  return (
    <>
      {problem && <Alert>{message(problem)}</Alert>}
      <Button
        kind="quiet"
        busy={fetcher.state !== 'idle'}
        onClick={() => void fetcher.submit({ paymentMethod: other }, { method: 'put' })}
      >
        {t(other === 'direct' ? 'transferInstead' : 'payOnlineInstead')}
      </Button>
    </>
  );
}
