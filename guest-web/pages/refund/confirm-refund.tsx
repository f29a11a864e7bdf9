import { useTranslation } from 'react-i18next';
import { wayPaid } from '../../features/payment/paid-by.ts';
import type { BookingJson, RefundAccount } from '../../shell/api/bookings.ts';
import type { Choice } from '../../shell/api/lists.ts';
import { useApp } from '../../shell/context.ts';
import { formatBaht } from '../../ui/baht.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** What is to be confirmed: why, and where to, each where it is asked for. */
export type RefundFormInput = Readonly<{ reason?: string; account?: RefundAccount }>;

type ConfirmRefundProps = Readonly<{
  book: BookingJson;
  banks: readonly Choice[];
  asked: RefundFormInput;
  onConfirm: () => void;
  onCancel: () => void;
}>;

/** The last question: the stay goes with the money. */
export function ConfirmRefund({ book, banks, asked, onConfirm, onCancel }: ConfirmRefundProps) {
  const { t } = useTranslation('refund');
  const { t: tBooking } = useTranslation('booking');
  const { language } = useApp().api;
  const { account } = asked;
  const isAccountAlone = asked.reason === undefined;
  const owed = isAccountAlone && book.refunds.find(({ needsAccount }) => needsAccount);
  const amount = owed ? owed.amount : book.refundQuote?.amount;
  const bank = banks.find(({ code }) => code === account?.bank)?.label[language] ?? account?.bank;
  const isBackToPayer = !account && book.refundQuote?.way === 'provider';
  return (
    <Dialog
      open
      onOpenChange={onCancel}
      alert
      title={t(isAccountAlone ? 'confirm.titleAccount' : 'confirm.title', {
        amount: formatBaht(amount ?? 0),
      })}
      description={t(isAccountAlone ? 'confirm.hintAccount' : 'confirm.hint')}
    >
      {(account || isBackToPayer) && (
        <dl className="mt-4 rounded-2xl bg-sand p-4">
          <dt className="text-muted text-sm">{t(account ? 'account' : 'backTo')}</dt>
          <dd className="font-medium">
            {account ? (
              <>
                {bank}
                <br />
                {account.accountNumber} · {account.accountName}
              </>
            ) : (
              wayPaid(book, tBooking)
            )}
          </dd>
        </dl>
      )}
      <div className="mt-6 grid gap-3 sm:grid-cols-2">
        <Button kind="quiet" onClick={onCancel}>
          {t('confirm.back')}
        </Button>
        <Button onClick={onConfirm}>
          {t(isAccountAlone ? 'confirm.sendAccount' : 'confirm.send')}
        </Button>
      </div>
    </Dialog>
  );
}
