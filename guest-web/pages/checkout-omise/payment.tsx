import { useTranslation } from 'react-i18next';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { leaveCharge } from '../../features/payment/stored-charge.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { AtBank } from './at-bank.tsx';
import { FailureAlert } from './failure-alert.tsx';
import type { PaymentLoaded } from './payment-data.ts';
import { PaymentWays } from './payment-ways.tsx';
import { QrCode } from './qr-code.tsx';
import { type Failure, usePayment } from './use-payment.ts';

/** How long the room waits, what became of the last try, and the ways to make one. */
export function Payment() {
  const { book, due, waiting } = useLoaderData<PaymentLoaded>();
  const { t } = useTranslation('checkoutOmise');
  const { revalidate } = useRevalidator();
  const payment = usePayment(book);
  // a bank's no may have come while nobody was looking
  const failure: Failure | undefined =
    payment.failure ??
    (waiting?.status === 'failed' ? { code: waiting.failureCode ?? 'other' } : undefined);
  const chooseAnother = () => {
    if (waiting) leaveCharge(book._id, waiting.chargeId);
    void revalidate();
  };
  const isCode = waiting?.qrUrl != null && waiting.status !== 'failed' && !isUnknown(failure);
  return (
    <div className="grid gap-5">
      {book.holdExpiresAt && !isCode && (
        <p className="flex flex-wrap gap-x-2 rounded-2xl bg-brand-soft px-5 py-3 text-brand-ink">
          {t('holdFor')}{' '}
          <Countdown since={book.createdAt} until={book.holdExpiresAt} label={t('holdLabel')} />
        </p>
      )}
      {failure && <FailureAlert failure={failure} />}
      {book.paymentStatus === 'mismatched' ? (
        <Alert kind="warning" title={t('mismatched')}>
          {t('mismatchedHint')}
        </Alert>
      ) : isUnknown(failure) ? (
        <Unknown />
      ) : waiting && isCode ? (
        <QrCode
          book={book}
          charge={waiting}
          since={book.createdAt}
          amount={due.amount}
          busy={payment.busy === 'promptpay'}
          onNew={() => void payment.pay('promptpay')}
          onOther={chooseAnother}
        />
      ) : waiting?.authorizeUri && waiting.status === 'pending' ? (
        <AtBank charge={waiting} onOther={chooseAnother} />
      ) : (
        <PaymentWays payment={payment} />
      )}
      <ButtonLink to={`/booking/${book._id}`} kind="plain" className="justify-self-center">
        {t('toBooking')}
      </ButtonLink>
    </div>
  );
}

const isUnknown = (failure: Failure | undefined): boolean =>
  failure !== undefined && 'problem' in failure && failure.problem.code === 'payment-unknown';

/** Nobody knows whether money was taken: no second try before that is clear. */
function Unknown() {
  const { t } = useTranslation('checkoutOmise');
  const { revalidate, state } = useRevalidator();
  return (
    <Button kind="quiet" busy={state === 'loading'} onClick={() => void revalidate()}>
      {t('checkAgain')}
    </Button>
  );
}
