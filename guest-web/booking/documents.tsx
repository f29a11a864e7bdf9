import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingJson } from '../api/bookings.ts';
import { ApiProblem } from '../api/problem.ts';
import { useApp } from '../app/context.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { CalendarPlus } from '../ui/icons/calendar-plus.tsx';
import { FileText } from '../ui/icons/file-text.tsx';
import { useProblemMessage } from '../ui/problem-message.ts';
import { saveFile } from '../ui/save-file.ts';

const UNPAID: readonly BookingJson['paymentStatus'][] = ['pending', 'failed', 'mismatched'];

/** At the desk a stay is paid in parts, and called off with some of it: there is a receipt of all of it alone. */
export function hasReceipt({ status, paymentStatus, ...book }: BookingJson): boolean {
  const { bookingChannel, totalReceived, refunds, price } = book;
  if (status === 'Expired' || UNPAID.includes(paymentStatus)) return false;
  const returned = refunds.filter(({ status }) => status === 'refunded');
  const received = returned.reduce((sum, { amount }) => sum + amount, totalReceived);
  return bookingChannel === 'website' || received >= price;
}

/** The receipt of what was paid, also once some of it went back, and the stay for one's calendar. */
export function Documents({ book }: Readonly<{ book: BookingJson }>) {
  const { t } = useTranslation('booking');
  const { language } = useApp().api;
  const isPaid = hasReceipt(book);
  const isAhead = book.status === 'Booked';
  if (!isPaid && !isAhead) return null;
  const path = `/outreach/bookings/${book._id}`;
  // a tax invoice and its credit notes are in the language of their buyer
  const receipt = book.taxInvoiceNumber ? 'receipt.pdf' : `receipt.pdf?lang=${language}`;
  return (
    <>
      {isPaid && (
        <DocumentButton
          path={`${path}/${receipt}`}
          file={`${book.bookingId}.pdf`}
          Icon={FileText}
          label={t(book.taxInvoiceNumber ? 'taxReceipt' : 'receipt')}
        />
      )}
      {book.creditNotes.map(({ number }) => (
        <DocumentButton
          key={number}
          path={`${path}/credit-note.pdf?number=${number}`}
          file={`${number}.pdf`}
          Icon={FileText}
          label={t('creditNote', { number })}
        />
      ))}
      {isAhead && (
        <DocumentButton
          path={`${path}/stay.ics?lang=${language}`}
          file={`${book.bookingId}.ics`}
          Icon={CalendarPlus}
          label={t('calendar')}
        />
      )}
    </>
  );
}

type DocumentButtonProps = Readonly<{
  path: string;
  file: string;
  label: string;
  Icon: ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>;
}>;

/** A link could not carry the key every call needs. */
export function DocumentButton({ path, file, label, Icon }: DocumentButtonProps) {
  const { api } = useApp();
  const message = useProblemMessage();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem>();
  async function save() {
    setBusy(true);
    setProblem(undefined);
    try {
      saveFile(await api.download(path), file);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setProblem(error);
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className="grid gap-2">
      <Button kind="quiet" busy={busy} onClick={() => void save()}>
        {!busy && <Icon className="size-5" aria-hidden="true" />}
        {label}
      </Button>
      {problem && <Alert>{message(problem)}</Alert>}
    </div>
  );
}
