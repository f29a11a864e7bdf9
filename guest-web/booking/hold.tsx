import { useTranslation } from 'react-i18next';
import type { BookingJson } from '../api/bookings.ts';
import { Countdown } from '../stay/countdown.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { formatBaht } from '../ui/price.tsx';
import { GiveUp } from './give-up.tsx';
import { OtherMethod } from './other-method.tsx';

/** How long the room waits, and what the guest may do meanwhile: pay, in either way, or give it up. */
export function Hold({ book, qrUrl }: Readonly<{ book: BookingJson; qrUrl: string | null }>) {
  const { t } = useTranslation('booking');
  return (
    <section className="mt-6 grid gap-4 rounded-2xl bg-brand-soft p-5 text-ink">
      {book.holdExpiresAt && (
        <p className="text-lg">
          {t('hold')} <Countdown until={book.holdExpiresAt} label={t('holdLabel')} />
        </p>
      )}
      {book.paymentMethod === 'direct' && <p>{t('directHint')}</p>}
      {qrUrl && (
        <figure className="justify-self-center text-center">
          <img
            src={qrUrl}
            alt={t('qr', { amount: formatBaht(book.price) })}
            width={220}
            height={220}
            className="rounded-2xl bg-white p-3"
          />
          <figcaption className="mt-2 font-semibold">{formatBaht(book.price)}</figcaption>
        </figure>
      )}
      <div className="flex flex-wrap gap-3">
        {book.paymentMethod === 'gateway' && (
          <ButtonLink to={`/hotel/${book.hotelNameSlug}/checkout-omise?bookingId=${book._id}`}>
            {t('payNow')}
          </ButtonLink>
        )}
        <OtherMethod paymentMethod={book.paymentMethod} />
        <GiveUp />
      </div>
    </section>
  );
}
