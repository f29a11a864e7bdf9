import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingJson } from '../../shell/api/bookings.ts';
import { useApp } from '../../shell/context.ts';
import { CalendarPlus } from '../../ui/icons/calendar-plus.tsx';
import { FileText } from '../../ui/icons/file-text.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { hasReceipt } from './has-receipt.ts';

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

type DocumentButtonProps = Readonly<{ path: string }> &
  Omit<ComponentProps<typeof SaveButton>, 'load'>;

export function DocumentButton({ path, ...shown }: DocumentButtonProps) {
  const { api } = useApp();
  return <SaveButton load={() => api.download(path)} {...shown} />;
}
