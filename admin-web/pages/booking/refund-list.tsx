import { BANKS } from '@baanpak/domain/values/money/banks.ts';
import { refundFailureText } from '@baanpak/domain/values/money/refund-failures.ts';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Booking } from '../../features/bookings/booking.ts';
import { Facts } from '../../ui/facts.tsx';
import { formatBaht } from '../../ui/money.ts';
import { useFormats } from '../../ui/use-formats.ts';

type Refund = Booking['refunds'][number];

/** Money that was asked for, or is on its way back. */
export const RefundList = ({ refunds }: Readonly<{ refunds: readonly Refund[] }>) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
    {refunds.map((refund) => (
      <li key={refund.id}>
        <RefundFacts refund={refund} />
      </li>
    ))}
  </Box>
);

function RefundFacts({ refund }: Readonly<{ refund: Refund }>) {
  const { t } = useTranslation();
  const { moment, text } = useFormats();
  const { bank, accountNumber, accountName } = refund;
  const bankName = BANKS.find(({ code }) => code === bank)?.label;
  return (
    <Facts
      facts={[
        [t('refund.kind'), refund.kind && t(`refund.${refund.kind}`)],
        [t('refund.status'), t(`refundStatus.${refund.status}`)],
        [t('refund.amount'), formatBaht(refund.amount)],
        [t('refund.rule'), text(refund.quote?.rule)],
        [t('refund.way'), refund.way && t(`refundWay.${refund.way}`)],
        [
          t('refund.account'),
          refund.needsAccount
            ? t('refund.needsAccount')
            : [text(bankName), accountNumber, accountName].filter(Boolean).join(' · '),
        ],
        [t('refund.reason'), refund.reason],
        [t('refund.requestedAt'), moment(refund.requestedAt)],
        [t('refund.decidedAt'), moment(refund.decidedAt)],
        [t('refund.decisionReason'), refund.decisionReason],
        [t('refund.failure'), refund.failureCode && text(refundFailureText(refund.failureCode))],
        [t('refund.paidAt'), moment(refund.paidAt)],
      ]}
    />
  );
}
