import { useTranslation } from 'react-i18next';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { useLiveBooking } from '../../features/booking/live-booking.ts';
import { StepFrame } from '../../features/checkout/step-frame.tsx';
import { Summary } from '../../features/checkout/summary.tsx';
import { useFailureWords } from '../../features/payment/failure-words.ts';
import { leaveCharge, type StoredCharge } from '../../features/payment/stored-charge.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Countdown } from '../../ui/countdown.tsx';
import { LoaderCircle } from '../../ui/icons/loader-circle.tsx';
import { useProblemMessage } from '../../ui/problem-message.ts';
import { CheckCharge } from './check-charge.tsx';
import { loader, type PaymentLoaded } from './payment-data.ts';
import { PaymentWays } from './payment-ways.tsx';
import { QrCode } from './qr-code.tsx';
import { type Failure, usePayment } from './use-payment.ts';

export { loader };

export function Component() {
  const { book, stays, due } = useLoaderData<PaymentLoaded>();
  const { t } = useTranslation('checkoutOmise');
  useLiveBooking(book);
  return (
    <StepFrame
      step="payment"
      title={t('title')}
      summary={<Summary stays={stays} total={due.amount} />}
    >
      {book.status === 'Reserved' ? (
        <Payment />
      ) : (
        <Alert kind="warning" title={t('lapsed')}>
          <p>{t('lapsedHint')}</p>
          <ButtonLink to={`/hotel/${book.hotelNameSlug}`} className="mt-4">
            {t('again')}
          </ButtonLink>
        </Alert>
      )}
    </StepFrame>
  );
}

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

type AtBankProps = Readonly<{ charge: StoredCharge; onOther: () => void }>;

/** A payment that the guest left at the bank, by the back button, say: on with it, or another one. */
function AtBank({ charge, onOther }: AtBankProps) {
  const { t } = useTranslation('checkoutOmise');
  return (
    <div className="grid justify-items-center gap-4 rounded-2xl border border-line bg-card p-6 text-center">
      <LoaderCircle className="size-10 animate-spin text-muted" aria-hidden="true" />
      <p role="status" className="font-semibold">
        {t('atBank.waiting')}
      </p>
      {charge.authorizeUri && (
        <a href={charge.authorizeUri} className={buttonClass('direct')}>
          {t('atBank.goOn')}
        </a>
      )}
      <CheckCharge chargeId={charge.chargeId} label={t('promptpay.check')} />
      <Button kind="plain" onClick={onOther}>
        {t('promptpay.other')}
      </Button>
    </div>
  );
}

/** What became of the last try, and that another one can be made. */
function FailureAlert({ failure }: Readonly<{ failure: Failure }>) {
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
