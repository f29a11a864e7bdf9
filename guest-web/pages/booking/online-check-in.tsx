import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router-dom';
import type { BookingJson } from '../../shell/api/bookings.ts';
import type { ApiProblem } from '../../shell/api/problem.ts';
import { useApp } from '../../shell/context.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { controlClass } from '../../ui/control-class.ts';
import { Field, TextField } from '../../ui/field.tsx';
import { CircleCheck } from '../../ui/icons/circle-check.tsx';
import { FileText } from '../../ui/icons/file-text.tsx';
import { formatMoment } from '../../ui/moments.ts';
import { PictureField } from '../../ui/picture-field.tsx';
import { useProblemMessage } from '../../ui/problem-message.ts';
import { showToast } from '../../ui/toast.ts';
import { type ArrivalAnswer, isAwaited } from './arrival-data.ts';
import { FactList } from './fact-list.tsx';

/** What a guest sends before they come; once they are here, what they sent. */
export function OnlineCheckIn({ book }: Readonly<{ book: BookingJson }>) {
  const { t } = useTranslation('booking');
  if (!isAwaited(book)) return <WhatWasSent book={book} />;
  const isOnline = book.methodCheckIn === 'Online';
  const isSent = book.arrival !== null || book.documents.length > 0;
  return (
    <section
      id="check-in"
      className="rounded-2xl border border-line bg-card p-5 shadow-card sm:p-6"
    >
      <h2 className="font-semibold text-lg">{t(isOnline ? 'checkIn.title' : 'checkIn.before')}</h2>
      <p className="mt-1 text-muted">{t(isOnline ? 'checkIn.hint' : 'checkIn.beforeHint')}</p>
      {isSent && (
        <p className="mt-3 flex items-center gap-2 font-medium text-brand-ink">
          <CircleCheck className="size-5 shrink-0" aria-hidden="true" />
          {t('checkIn.sent')}
        </p>
      )}
      <ArrivalForm book={book} />
      {(isOnline || book.documents.length > 0) && <SendDocument book={book} />}
    </section>
  );
}

function WhatWasSent({ book: { arrival, documents } }: Readonly<{ book: BookingJson }>) {
  const { t } = useTranslation('booking');
  if (!arrival && documents.length === 0) return null;
  return (
    <FactList
      title={t('checkIn.title')}
      facts={[
        ['arrivalTime', arrival?.arrivalTime],
        ['companions', arrival?.companions.join(', ')],
        ['requests', arrival?.requests],
        ['documents', documents.length || null],
      ]}
    />
  );
}

/** When the guest comes, who comes along and what they ask for; it can be changed until they are checked in. */
function ArrivalForm({ book: { arrival } }: Readonly<{ book: BookingJson }>) {
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

const MOST = 5;

/** Passports and the like, for who checks the guest in: what was sent, and one more. */
function SendDocument({ book: { documents } }: Readonly<{ book: BookingJson }>) {
  const { t } = useTranslation('booking');
  const { language } = useApp().api;
  const list = useRef<HTMLUListElement>(null);
  const [known, setKnown] = useState(documents.length);
  // what was sent stands at the end of the list; the field it was chosen in is a new one
  useEffect(() => {
    if (documents.length > known) list.current?.lastElementChild?.querySelector('p')?.focus();
    setKnown(documents.length);
  }, [documents.length, known]);
  return (
    <div className="mt-5 grid gap-4 border-line border-t pt-4">
      <div>
        <h3 className="font-semibold">{t('checkIn.documents')}</h3>
        <p className="mt-1 text-muted text-sm">{t('checkIn.documentsHint')}</p>
      </div>
      <ul ref={list} className="grid gap-2 empty:hidden">
        {documents.map(({ number, sentAt }) => (
          <li key={number} className="flex items-center gap-2">
            <FileText className="size-5 shrink-0 text-muted" aria-hidden="true" />
            <p tabIndex={-1}>
              {t('checkIn.document', { number })}{' '}
              <span className="text-muted text-sm">{formatMoment(sentAt, language)}</span>
            </p>
          </li>
        ))}
      </ul>
      {documents.length < MOST ? (
        <OneMore key={documents.length} />
      ) : (
        <p className="text-muted text-sm">{t('checkIn.allSent')}</p>
      )}
    </div>
  );
}

function OneMore() {
  const { t } = useTranslation('booking');
  const message = useProblemMessage();
  const fetcher = useFetcher<Partial<ArrivalAnswer> & { problem?: ApiProblem }>();
  const [file, setFile] = useState<File>();
  const problem = fetcher.data?.problem;
  const send = () => {
    if (!file) return;
    const form = new FormData();
    form.append('document', file);
    void fetcher.submit(form, { method: 'post', encType: 'multipart/form-data' });
  };
  return (
    <>
      <PictureField
        label={t('checkIn.file')}
        hint={t('checkIn.fileHint')}
        alsoTakes="application/pdf"
        onPick={setFile}
      />
      {problem && <Alert title={t('checkIn.failed')}>{message(problem)}</Alert>}
      <Button
        kind="quiet"
        busy={fetcher.state !== 'idle'}
        disabled={!file}
        onClick={send}
        className="sm:justify-self-start sm:px-10"
      >
        {t('checkIn.sendDocument')}
      </Button>
    </>
  );
}
