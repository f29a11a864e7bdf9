import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { type Booking, owes } from '../../features/bookings/booking.ts';
import { formatBaht } from '../../ui/money.ts';

/** What is due of a stay that is certain; nothing where nothing is. */
export function DueChip({ booking }: Readonly<{ booking: Booking }>) {
  const { t } = useTranslation();
  if (!owes(booking)) return null;
  const label = t('bill.dueMark', { amount: formatBaht(booking.amountDue) });
  return <Chip color="warning" variant="outlined" label={label} />;
}
