import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router-dom';
import type { ApiProblem } from '../../shell/api/problem.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PictureField } from '../../ui/picture-field.tsx';
import { useProblemMessage } from '../../ui/problem-message.ts';

/** Tells the hotel that the money is on its way; a picture of the slip helps it to find the money. */
export function ReportTransfer({ again = false }: Readonly<{ again?: boolean }>) {
  const { t } = useTranslation('booking');
  const message = useProblemMessage();
  const fetcher = useFetcher<{ problem?: ApiProblem }>();
  const [slip, setSlip] = useState<File>();
  const problem = fetcher.data?.problem;
  const report = () => {
    const form = new FormData();
    // browsers cannot read a form back that has nothing in it
    form.append('paid', 'yes');
    if (slip) form.append('slip', slip);
    void fetcher.submit(form, { method: 'post', encType: 'multipart/form-data' });
  };
  return (
    <div className="grid gap-4">
      <PictureField label={t('transfer.slip')} hint={t('transfer.slipHint')} onPick={setSlip} />
      {problem && <Alert title={t('transfer.failed')}>{message(problem)}</Alert>}
      <Button
        kind={again ? 'quiet' : 'primary'}
        busy={fetcher.state !== 'idle'}
        disabled={again && !slip}
        onClick={report}
        className="sm:justify-self-start sm:px-10"
      >
        {t(again ? 'transfer.sendSlip' : 'transfer.report')}
      </Button>
    </div>
  );
}
