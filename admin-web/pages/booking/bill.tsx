import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '../../features/bookings/booking.ts';
import { useMay } from '../../shell/me.ts';
import { formatBaht } from '../../ui/money.ts';
import { AddExtraDialog } from './add-extra-dialog.tsx';
import { BillLines } from './bill-lines.tsx';
import { RemoveExtraDialog } from './remove-extra-dialog.tsx';
import { TakeMoneyDialog } from './take-money-dialog.tsx';

type Opened = 'money' | 'extra' | Booking['charges'][number];

/** What is due of a stay, its extras and what was taken at the desk; who takes bookings adds to it. */
export function Bill({ booking }: Readonly<{ booking: Booking }>) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<Opened>();
  const isStay = booking.status === 'Booked' || booking.status === 'Completed';
  const mayWrite = useMay('take-bookings', booking.ownerId) && isStay;
  const close = () => setOpened(undefined);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Due booking={booking} />
      <BillLines booking={booking} {...(mayWrite && { onRemove: setOpened })} />
      {mayWrite && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {booking.amountDue > 0 && (
            <Button variant="contained" onClick={() => setOpened('money')}>
              {t('bill.takeMoney')}
            </Button>
          )}
          <Button variant="outlined" onClick={() => setOpened('extra')}>
            {t('bill.addExtra')}
          </Button>
        </Box>
      )}
      {opened === 'money' && <TakeMoneyDialog booking={booking} onClose={close} />}
      {opened === 'extra' && <AddExtraDialog booking={booking} onClose={close} />}
      {typeof opened === 'object' && (
        <RemoveExtraDialog booking={booking} extra={opened} onClose={close} />
      )}
    </Box>
  );
}

function Due({ booking: { amountDue } }: Readonly<{ booking: Booking }>) {
  const { t } = useTranslation();
  if (amountDue === 0)
    return <Typography sx={{ color: 'text.secondary' }}>{t('bill.nothingDue')}</Typography>;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, alignItems: 'baseline' }}>
      <Typography>{t(amountDue > 0 ? 'bill.due' : 'bill.owedBack')}</Typography>
      <Typography variant="h2" component="p">
        {formatBaht(Math.abs(amountDue))}
      </Typography>
    </Box>
  );
}
