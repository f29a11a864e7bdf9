import { type FormEvent, useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router-dom';
import type { BookingJson } from '../../shell/api/bookings.ts';
import type { ApiProblem } from '../../shell/api/problem.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { controlClass } from '../../ui/control-class.ts';
import { Field, TextField } from '../../ui/field.tsx';
import { useProblemMessage } from '../../ui/problem-message.ts';
import { showToast } from '../../ui/toast.ts';
import type { ArrivalAnswer } from './arrival-data.ts';

/** When the guest comes, who comes along and what they ask for; it can be changed until they are checked in. */
export function ArrivalForm({ book: { arrival } }: Readonly<{ book: BookingJson }>) {
  const { t } = useTranslation('booking');
  const message = useProblemMessage();
  const id = useId();
  const fetcher = useFetcher<Partial<ArrivalAnswer> & { problem?: ApiProblem }>();
  const { data } = fetcher;
  useEffect(() => {
    if (data?.sent) showToast('success', t('checkIn.saved'));
  }, [data, t]);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void fetcher.submit(new FormData(event.currentTarget), { method: 'put' });
  };
  return (
    <form aria-labelledby={id} onSubmit={send} className="mt-4 grid gap-4">
      <h3 id={id} className="sr-only">
        {t('checkIn.arrival')}
      </h3>
      <TextField
        label={t('field.arrivalTime')}
        hint={t('checkIn.timeHint')}
        type="time"
        name="arrivalTime"
        defaultValue={arrival?.arrivalTime ?? ''}
        className="sm:max-w-xs"
      />
      <Field label={t('field.companions')} hint={t('checkIn.companionsHint')}>
        {(control) => (
          <textarea
            {...control}
            name="companions"
            rows={2}
            maxLength={2000}
            autoComplete="off"
            defaultValue={arrival?.companions.join('\n')}
            className={controlClass}
          />
        )}
      </Field>
      <Field label={t('field.requests')} hint={t('checkIn.requestsHint')}>
        {(control) => (
          <textarea
            {...control}
            name="requests"
            rows={3}
            maxLength={2000}
            autoComplete="off"
            defaultValue={arrival?.requests ?? ''}
            className={controlClass}
          />
        )}
      </Field>
      {data?.problem && <Alert title={t('checkIn.failed')}>{message(data.problem)}</Alert>}
      <Button
        type="submit"
        kind={arrival ? 'quiet' : 'primary'}
        busy={fetcher.state !== 'idle'}
        className="sm:justify-self-start sm:px-10"
      >
        {t(arrival ? 'checkIn.change' : 'checkIn.send')}
      </Button>
    </form>
  );
}
