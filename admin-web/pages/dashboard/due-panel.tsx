import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Booking } from '../../features/bookings/booking.ts';
import { formatBaht } from '../../ui/money.ts';
import { StayPanel } from './stay-panel.tsx';

type DuePanelProps = Readonly<{ stays: readonly Booking[] | undefined; failed: boolean }>;

/** What today's stays still owe, the largest sum first, and all of it. */
export function DuePanel({ stays, failed }: DuePanelProps) {
  const { t } = useTranslation();
  const sum = stays?.reduce((all, { amountDue }) => all + amountDue, 0) ?? 0;
  return (
    <StayPanel
      title={t('dashboard.due')}
      stays={stays?.toSorted((a, b) => b.amountDue - a.amountDue)}
      failed={failed}
      shows="due"
    >
      <Typography sx={{ mt: 1.5, textAlign: 'right', fontWeight: 700 }}>
        {t('dashboard.dueInAll', { amount: formatBaht(sum) })}
      </Typography>
    </StayPanel>
  );
}
