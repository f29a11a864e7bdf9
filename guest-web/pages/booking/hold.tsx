import { useTranslation } from 'react-i18next';
import type { BookingJson } from '../../shell/api/bookings.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Countdown } from '../../ui/countdown.tsx';
import { useLocalPath } from '../../ui/local-path.ts';
import { GiveUp } from './give-up.tsx';
import { OtherMethod } from './other-method.tsx';

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
