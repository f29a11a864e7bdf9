import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router-dom';
import {
  removeSeen,
  type SeenBooking,
  useOfflineCopy,
  useSeenBookings,
} from '../../features/booking/seen-bookings.ts';
import { mailBookings } from '../../shell/api/bookings.ts';
import { useApp } from '../../shell/context.ts';
import { type Sent, sendForm } from '../../shell/send-form.ts';
import { Button } from '../../ui/button.tsx';
import { EmailField } from '../../ui/contact-fields.tsx';
import { formatDay } from '../../ui/dates.ts';
import { Trash2 } from '../../ui/icons/trash-2.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SentByMail } from '../../ui/sent-by-mail.tsx';
import { Name } from '../../ui/unbroken.tsx';

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

/** For bookings made elsewhere: their links go to the address; what is said never tells whether there are any. */
function MailLinks() {
  const { t } = useTranslation('myBookings');
  const fetcher = useFetcher<Sent>();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '' } });
  const send = handleSubmit(({ email }) =>
    fetcher.submit(JSON.stringify({ email: email.trim() }), {
      method: 'post',
      encType: 'application/json',
    }),
  );
  return (
    <section className="mt-8 rounded-2xl bg-sand p-5 sm:p-6">
      <h2 className="font-semibold text-lg">{t('other')}</h2>
      <p className="mt-1 text-muted">{t('otherHint')}</p>
      <form noValidate onSubmit={(event) => void send(event)} className="mt-4 grid gap-4">
        <EmailField error={formState.errors.email} register={(rules) => register('email', rules)} />
        <Button type="submit" busy={fetcher.state !== 'idle'}>
          {t('mail')}
        </Button>
      </form>
      <SentByMail sent={fetcher.data} title={t('sent')} hint={t('sentHint')} />
      <p className="mt-4 text-sm">
        <LocalLink to="/booking/find" className="underline underline-offset-4">
          {t('find')}
        </LocalLink>
      </p>
    </section>
  );
}
