import { useTranslation } from 'react-i18next';
import type { BookingJson, RefundRequest } from '../api/bookings.ts';
import type { Choice } from '../api/lists.ts';
import { useApp } from '../app/context.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { formatBaht } from '../ui/price.tsx';

type ConfirmRefundProps = Readonly<{
  book: BookingJson;
  banks: readonly Choice[];
  request: RefundRequest;
  onConfirm: () => void;
  onCancel: () => void;
}>;

/** The last question: the stay goes with the money. */
export function ConfirmRefund(props: ConfirmRefundProps) {
  const { book, banks, request, onConfirm, onCancel } = props;
  const { t } = useTranslation('refund');
  const { language } = useApp().api;
  const owed = request.keepStay && book.refunds.find(({ needsAccount }) => needsAccount);
  const amount = owed ? owed.amount : book.refundQuote?.amount;
  const bank = banks.find(({ code }) => code === request.bank)?.label[language] ?? request.bank;
  return (
    <Dialog
      open
      onOpenChange={onCancel}
      alert
      title={t('confirm.title', { amount: formatBaht(amount ?? 0) })}
      description={t(owed ? 'confirm.hintAccount' : 'confirm.hint')}
    >
      <dl className="mt-4 rounded-2xl bg-sand p-4">
        <dt className="text-muted text-sm">{t('account')}</dt>
        <dd className="font-medium">
          {bank}
          <br />
          {request.accountNumber} · {request.accountName}
        </dd>
      </dl>
      <div className="mt-6 grid gap-3 sm:grid-cols-2">
        <Button kind="quiet" onClick={onCancel}>
          {t('confirm.back')}
        </Button>
        <Button onClick={onConfirm}>{t('confirm.send')}</Button>
      </div>
    </Dialog>
  );
}
