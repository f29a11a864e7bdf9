import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type ActionFunctionArgs, useFetcher } from 'react-router-dom';
import { findBooking } from '../api/bookings.ts';
import { ApiProblem } from '../api/problem.ts';
import { apiOf } from '../app/context.ts';
import { PageTitle } from '../app/page-title.tsx';
import { refused } from '../app/refused.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { EmailField } from '../ui/contact-fields.tsx';
import { TextField } from '../ui/field.tsx';
import { MailCheck } from '../ui/icons/mail-check.tsx';
import { useProblemMessage } from '../ui/problem-message.ts';

type Wanted = { bookingId: string; email: string };
type Sent = Readonly<{ problem?: ApiProblem }>;

export async function action(args: ActionFunctionArgs) {
  try {
    await findBooking(apiOf(args), await args.request.json());
    return {};
  } catch (problem) {
    if (problem instanceof ApiProblem) return refused({ problem });
    throw problem;
  }
}

/** For a guest who lost the link: what is said never tells whether there is such a booking. */
export function Component() {
  const { t } = useTranslation('findBooking');
  const fetcher = useFetcher<Sent>();
  const message = useProblemMessage();
  const problem = fetcher.data?.problem;
  const wasSent = fetcher.data !== undefined && !problem;
  return (
    <main id="main" className="mx-auto max-w-xl px-4 py-6 sm:px-6 sm:py-10">
      <PageTitle>{t('title')}</PageTitle>
      <h1 className="font-semibold text-2xl sm:text-3xl">{t('title')}</h1>
      <p className="mt-2 text-muted">{t('hint')}</p>
      <FindForm fetcher={fetcher} />
      <div role="status" className="mt-6">
        {wasSent && (
          <div className="flex gap-3 rounded-2xl bg-brand-soft p-5">
            <MailCheck className="mt-0.5 size-6 shrink-0 text-brand-ink" aria-hidden="true" />
            <div>
              <p className="font-semibold text-brand-ink">{t('sent')}</p>
              <p>{t('sentHint')}</p>
            </div>
          </div>
        )}
      </div>
      {problem && <Alert>{message(problem)}</Alert>}
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
