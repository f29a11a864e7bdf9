import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router-dom';
import type { ApiProblem } from '../../shell/api/problem.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useProblemMessage } from '../../ui/problem-message.ts';

/** Gives an unpaid hold back, after asking once. */
export function GiveUp() {
  const { t } = useTranslation('booking');
  const message = useProblemMessage();
  const [asking, setAsking] = useState(false);
  const fetcher = useFetcher<{ problem?: ApiProblem }>();
  const problem = fetcher.data?.problem;
  useEffect(() => {
    if (fetcher.data) setAsking(false);
  }, [fetcher.data]);
  return (
    <>
      {problem && <Alert>{message(problem)}</Alert>}
      <Button kind="quiet" onClick={() => setAsking(true)}>
        {t('giveUp')}
      </Button>
      {asking && (
        <Dialog
          open
          onOpenChange={setAsking}
          alert
          title={t('giveUpTitle')}
          description={t('giveUpHint')}
        >
          <div className="mt-6 grid gap-3 sm:grid-cols-2">
            <Button kind="quiet" onClick={() => setAsking(false)}>
              {t('keep')}
            </Button>
            <Button
              kind="danger"
              busy={fetcher.state !== 'idle'}
              onClick={() => void fetcher.submit(null, { method: 'delete' })}
            >
              {t('giveUp')}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
