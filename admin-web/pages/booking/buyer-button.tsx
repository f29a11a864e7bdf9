import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Booking, isBlock } from '../../features/bookings/booking.ts';
import { useMay } from '../../shell/me.ts';
import { BuyerDialog } from './buyer-dialog.tsx';

const OPEN: readonly Booking['status'][] = ['Reserved', 'Booked', 'Completed'];

/** A button that states whom the tax invoice is made out to, until it is issued. */
export function BuyerButton({ booking }: Readonly<{ booking: Booking }>) {
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  const mayState = useMay('take-bookings', booking.ownerId);
  const { status, taxInvoice, taxInvoiceNumber } = booking;
  const isOpen = OPEN.includes(status) && taxInvoiceNumber === null && !isBlock(booking);
  // a dialog that is open stays, to say what the server thinks of it
  if (!mayState || !(isOpen || isAsked)) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setAsked(true)}>
        {t(taxInvoice ? 'taxInvoice.change' : 'taxInvoice.state')}
      </Button>
      {isAsked && <BuyerDialog booking={booking} onClose={() => setAsked(false)} />}
    </>
  );
}
