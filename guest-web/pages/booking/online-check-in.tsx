import { useTranslation } from 'react-i18next';
import type { BookingJson } from '../../shell/api/bookings.ts';
import { CircleCheck } from '../../ui/icons/circle-check.tsx';
import { isAwaited } from './arrival-data.ts';
import { ArrivalForm } from './arrival-form.tsx';
import { FactList } from './fact-list.tsx';
import { SendDocument } from './send-document.tsx';

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
