import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router-dom';
import { findBooking } from '../../shell/api/bookings.ts';
import { type Sent, sendForm } from '../../shell/send-form.ts';
import { Button } from '../../ui/button.tsx';
import { EmailField } from '../../ui/contact-fields.tsx';
import { TextField } from '../../ui/field.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SentByMail } from '../../ui/sent-by-mail.tsx';

type Wanted = { bookingId: string; email: string };
export const action = sendForm(findBooking);

/** For a guest who lost the link: what is said never tells whether there is such a booking. */
export function Component() {
  const { t } = useTranslation('findBooking');
  const fetcher = useFetcher<Sent>();
  return (
    <main id="main" className="mx-auto max-w-xl px-4 py-6 sm:px-6 sm:py-10">
      <PageTitle>{t('title')}</PageTitle>
      <h1 className="font-semibold text-2xl sm:text-3xl">{t('title')}</h1>
      <p className="mt-2 text-muted">{t('hint')}</p>
      <FindForm fetcher={fetcher} />
      <SentByMail sent={fetcher.data} title={t('sent')} hint={t('sentHint')} />
    </main>
  );
}

function FindForm({ fetcher }: Readonly<{ fetcher: ReturnType<typeof useFetcher<Sent>> }>) {
  const { t } = useTranslation(['findBooking', 'shell']);
  const { register, handleSubmit, formState } = useForm<Wanted>({
    defaultValues: { bookingId: '', email: '' },
  });
  const { errors } = formState;
  const find = handleSubmit(({ bookingId, email }) =>
    fetcher.submit(JSON.stringify({ bookingId: bookingId.trim(), email: email.trim() }), {
      method: 'post',
      encType: 'application/json',
    }),
  );
  return (
    <form noValidate onSubmit={(event) => void find(event)} className="mt-6 grid gap-4">
      <TextField
        label={t('code')}
        hint={t('codeHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        aria-required="true"
        error={errors.bookingId?.message}
        {...register('bookingId', {
          validate: (text) => text.trim() !== '' || t('shell:required'),
        })}
      />
      <EmailField error={errors.email} register={(rules) => register('email', rules)} />
      <Button type="submit" busy={fetcher.state !== 'idle'}>
        {t('find')}
      </Button>
    </form>
  );
}
