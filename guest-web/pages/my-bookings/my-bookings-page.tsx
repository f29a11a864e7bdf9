import { useTranslation } from 'react-i18next';
import { removeSeen, type SeenBooking } from '../../features/booking/seen-bookings.ts';
import { useOfflineCopy, useSeenBookings } from '../../features/booking/use-seen-bookings.ts';
import { mailBookings } from '../../shell/api/bookings.ts';
import { useApp } from '../../shell/context.ts';
import { sendForm } from '../../shell/send-form.ts';
import { Button } from '../../ui/button.tsx';
import { formatDay } from '../../ui/dates.ts';
import { Trash2 } from '../../ui/icons/trash-2.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Name } from '../../ui/unbroken.tsx';
import { MailLinks } from './mail-links.tsx';

export const action = sendForm(mailBookings);

/** What was opened on this device, without an account; each can be taken off it. */
export function Component() {
  const { t } = useTranslation('myBookings');
  const seen = useSeenBookings();
  useOfflineCopy();
  return (
    <main id="main" className="mx-auto max-w-2xl px-4 py-6 sm:px-6 sm:py-10">
      <PageTitle>{t('title')}</PageTitle>
      <h1 className="font-semibold text-2xl sm:text-3xl">{t('title')}</h1>
      <p className="mt-2 text-muted">{t(seen.length > 0 ? 'hint' : 'none')}</p>
      <ul className="mt-6 grid gap-4 empty:hidden">
        {seen.map((booking) => (
          <li key={booking.id}>
            <Seen booking={booking} />
          </li>
        ))}
      </ul>
      <MailLinks />
    </main>
  );
}

function Seen({ booking }: Readonly<{ booking: SeenBooking }>) {
  const { id, code, hotel, checkIn, checkOut, address } = booking;
  const { t } = useTranslation('myBookings');
  const { language } = useApp().api;
  return (
    <article className="flex items-start justify-between gap-3 rounded-2xl border border-line bg-card p-5 shadow-card">
      <div className="min-w-0">
        <h2 className="font-semibold text-lg leading-snug">
          <LocalLink to={`/booking/${id}`} className="underline underline-offset-4">
            <Name text={hotel} />
          </LocalLink>
        </h2>
        <p className="mt-1">
          {formatDay(checkIn, language)} – {formatDay(checkOut, language)}
        </p>
        {address && (
          <p className="text-muted text-sm">
            <Name text={address} />
          </p>
        )}
        <p className="mt-1 text-muted text-sm">
          {t('code')}: <span className="whitespace-nowrap">{code}</span>
        </p>
      </div>
      <Button
        kind="plain"
        aria-label={t('remove', { code })}
        className="shrink-0 px-3"
        onClick={() => removeSeen(id)}
      >
        <Trash2 className="size-5" aria-hidden="true" />
      </Button>
    </article>
  );
}
