import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Booking, openRefund } from '../../features/bookings/booking.ts';
import { MoveDialog } from '../../features/bookings/move-dialog.tsx';
import { useMay } from '../../shell/me.ts';

/** A button that gives a certain stay other days or another room, until its guest has left. */
export function MoveButton({ booking }: Readonly<{ booking: Booking }>) {
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  const mayMove = useMay('take-bookings', booking.ownerId);
  const isPossible = booking.status === 'Booked' && !booking.checkOutStatus && !openRefund(booking);
  // a dialog that is open stays, to say what the server thinks of it
  if (!mayMove || !(isPossible || isAsked)) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setAsked(true)}>
        {t('move.name')}
      </Button>
      {isAsked && <MoveDialog booking={booking} onClose={() => setAsked(false)} />}
    </>
  );
}
