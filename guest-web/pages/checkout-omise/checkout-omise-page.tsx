import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { useLiveBooking } from '../../features/booking/use-live-booking.ts';
import { StepFrame } from '../../features/checkout/step-frame.tsx';
import { Summary } from '../../features/checkout/summary.tsx';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Payment } from './payment.tsx';
import { loader, type PaymentLoaded } from './payment-data.ts';

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
