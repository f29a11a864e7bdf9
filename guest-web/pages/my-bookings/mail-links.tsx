import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router-dom';
import type { Sent } from '../../shell/send-form.ts';
import { Button } from '../../ui/button.tsx';
import { EmailField } from '../../ui/contact-fields.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { SentByMail } from '../../ui/sent-by-mail.tsx';

/** For bookings made elsewhere: their links go to the address; what is said never tells whether there are any. */
export function MailLinks() {
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
