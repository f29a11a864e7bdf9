import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router-dom';
import type { BookingJson } from '../../shell/api/bookings.ts';
import type { ApiProblem } from '../../shell/api/problem.ts';
import { useApp } from '../../shell/context.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { FileText } from '../../ui/icons/file-text.tsx';
import { formatMoment } from '../../ui/moments.ts';
import { PictureField } from '../../ui/picture-field.tsx';
import { useProblemMessage } from '../../ui/problem-message.ts';
import type { ArrivalAnswer } from './arrival-data.ts';

const MOST = 5;

/** Passports and the like, for who checks the guest in: what was sent, and one more. */
export function SendDocument({ book: { documents } }: Readonly<{ book: BookingJson }>) {
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
