import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router-dom';
import type { BookingJson } from '../../shell/api/bookings.ts';
import type { ApiProblem } from '../../shell/api/problem.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Countdown } from '../../ui/countdown.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useLocalPath } from '../../ui/local-path.ts';
import { useProblemMessage } from '../../ui/problem-message.ts';

/** How long the room waits, and what the guest may do meanwhile: pay, in either way, or give it up. */
export function Hold({ book }: Readonly<{ book: BookingJson }>) {
  const { t } = useTranslation('booking');
  const local = useLocalPath();
  return (
    <section className="mt-6 grid gap-4 rounded-2xl bg-brand-soft p-5 text-ink">
      {book.holdExpiresAt && (
        <p className="text-lg">
          {t('hold')}{' '}
          <Countdown since={book.createdAt} until={book.holdExpiresAt} label={t('holdLabel')} />
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <a
          href={local(`/hotel/${book.hotelNameSlug}/checkout-omise?bookingId=${book._id}`)}
          className={buttonClass()}
        >
          {t('payNow')}
        </a>
        <OtherMethod paymentMethod={book.paymentMethod} />
        <GiveUp />
      </div>
    </section>
  );
}

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
