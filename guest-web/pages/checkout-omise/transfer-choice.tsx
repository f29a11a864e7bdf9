import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { useTimeToPay } from '../../features/payment/time-to-pay.ts';
import { whyNot } from '../../features/payment/ways.ts';
import { payBy } from '../../shell/api/bookings.ts';
import { ApiProblem } from '../../shell/api/problem.ts';
import { useApp } from '../../shell/context.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { useLocalPath } from '../../ui/local-path.ts';
import { useProblemMessage } from '../../ui/problem-message.ts';
import type { PaymentLoaded } from './payment-data.ts';

/** What a transfer to the hotel means, before it is chosen; then the booking's page has the account. */
export function TransferChoice() {
  const { t } = useTranslation('checkoutOmise');
  const { book, due } = useLoaderData<PaymentLoaded>();
  const { busy, problem, choose } = useTransfer(book._id);
  const message = useProblemMessage();
  const time = useTimeToPay();
  if (whyNot('transfer', due)) return <Alert kind="warning">{t('closed.severalHotels')}</Alert>;
  return (
    <div className="grid gap-4">
      <p>{t('transfer.hint')}</p>
      <Alert kind="info">{t('transfer.deadline', time)}</Alert>
      {problem && <Alert>{message(problem)}</Alert>}
      <Button kind="direct" busy={busy} onClick={() => void choose()}>
        {t('transfer.choose')}
      </Button>
    </div>
  );
}

function useTransfer(bookingId: string) {
  const { api } = useApp();
  const navigate = useNavigate();
  const local = useLocalPath();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem>();
  async function choose() {
    setBusy(true);
    try {
      await payBy(api, bookingId, 'direct');
      await navigate(local(`/booking/${bookingId}`));
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setProblem(error);
    } finally {
      setBusy(false);
    }
  }
  return { busy, problem, choose };
}
