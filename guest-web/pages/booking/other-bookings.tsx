import { useTranslation } from 'react-i18next';
import type { BookingJson } from '../../shell/api/bookings.ts';
import { useApp } from '../../shell/context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { formatDay } from '../../ui/dates.ts';
import { LocalLink } from '../../ui/local-link.tsx';
import { Name } from '../../ui/unbroken.tsx';

/** What was booked together with a booking, and the way to the page of all of it; nothing where it is alone. */
export function OtherBookings({ book }: Readonly<{ book: BookingJson }>) {
  const { t } = useTranslation(['order', 'booking']);
  const { language } = useApp().api;
  const { siblings } = book;
  if (siblings.length === 0) return null;
  return (
    <section
      aria-label={t('others')}
      className="rounded-2xl border border-line bg-card p-5 shadow-card sm:p-6"
    >
      <h2 className="font-semibold text-lg">{t('others')}</h2>
      <ul className="mt-3 grid gap-3">
        {siblings.map(({ _id, bookingId, room, hotelName, checkInDate, checkOutDate, status }) => (
          <li key={_id}>
            <LocalLink to={`/booking/${_id}`} className="font-medium underline underline-offset-4">
              {room[language]}
            </LocalLink>
            <p className="text-sm">
              {formatDay(checkInDate, language)} – {formatDay(checkOutDate, language)}
            </p>
            <p className="text-muted text-sm">
              <Name text={hotelName[language]} /> ·{' '}
              <span className="whitespace-nowrap">{bookingId}</span> ·{' '}
              {t(`booking:status.${status}`)}
            </p>
          </li>
        ))}
      </ul>
      <ButtonLink to={`/booking/${book._id}/order`} kind="quiet" className="mt-4 w-full">
        {t('open')}
      </ButtonLink>
    </section>
  );
}
