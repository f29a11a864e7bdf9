import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { bankName } from '../../features/booking/bank-name.ts';
import type { BookingJson } from '../../shell/api/bookings.ts';
import { useApp } from '../../shell/context.ts';
import { formatBaht } from '../../ui/baht.ts';
import { BankMark } from '../../ui/bank-mark.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { Transfer } from './booking-data.ts';

type TransferAccountProps = Readonly<{ book: BookingJson; transfer: Transfer }>;

/** The hotel's account and the exact amount, to be copied or scanned. */
export function TransferAccount({ book, transfer }: TransferAccountProps) {
  const { t } = useTranslation('booking');
  const { language } = useApp().api;
  const amount = formatBaht(transfer.amount);
  return (
    <div className="grid items-start gap-6 sm:grid-cols-[auto_1fr]">
      {transfer.qrUrl && (
        <figure className="grid justify-items-center justify-self-center text-center">
          <img
            src={transfer.qrUrl}
            alt={t('qr', { amount })}
            width={220}
            height={220}
            className="rounded-2xl border border-line bg-white p-2"
          />
          <figcaption className="mt-2 text-muted text-sm">{t('transfer.scan')}</figcaption>
        </figure>
      )}
      <div className="grid gap-5">
        <dl className="divide-y divide-line">
          <Line
            name={t('transfer.amount')}
            value={amount}
            copied={String(transfer.amount)}
            strong
          />
          <Line
            name={t('field.bank')}
            value={bankName(book.bank, language)}
            mark={book.bank && <BankMark code={book.bank} />}
          />
          <Line
            name={t('field.accountNumber')}
            value={book.bankAccountNumber}
            copied={book.bankAccountNumber?.replace(/\D/g, '')}
          />
          <Line name={t('field.accountName')} value={book.bankAccountName} />
        </dl>
        {transfer.pictureUrl && (
          <figure>
            <Picture
              src={transfer.pictureUrl}
              alt={t('transfer.picture')}
              sizes="240px"
              seed={book.hotelId}
              className="w-60 rounded-2xl border border-line"
            />
            <figcaption className="mt-2 text-muted text-sm">{t('transfer.picture')}</figcaption>
          </figure>
        )}
      </div>
    </div>
  );
}

type LineProps = Readonly<{
  name: string;
  value: string | null | undefined;
  /** What the button beside it copies; without it there is none. */
  copied?: string | undefined;
  strong?: boolean;
  mark?: ReactNode;
}>;

function Line({ name, value, copied, strong = false, mark }: LineProps) {
  if (!value) return null;
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 py-2.5">
      <dt className="text-muted text-sm">{name}</dt>
      <dd
        className={`col-start-1 min-w-0 tabular-nums ${strong ? 'font-bold text-2xl' : 'font-semibold'}`}
      >
        {mark ? (
          <span className="flex items-center gap-3">
            {mark}
            {value}
          </span>
        ) : (
          value
        )}
      </dd>
      {copied && (
        <dd className="col-start-2 row-span-2 row-start-1">
          <CopyButton text={copied} name={name} />
        </dd>
      )}
    </div>
  );
}
