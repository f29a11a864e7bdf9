import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { type Booking, hasEnded } from '../../features/bookings/booking.ts';
import { useBookingChange } from '../../features/bookings/use-booking-change.ts';
import { useMay } from '../../shell/me.ts';

/** Hides a stay that ended from lists, or shows it in them again. */
export function HideButton({ booking }: Readonly<{ booking: Booking }>) {
  const { t } = useTranslation();
  const notify = useNotify();
  const mayChange = useMay('take-bookings', booking.ownerId);
  const action = booking.disabled ? 'show' : 'hide';
  const { send, isPending, refused } = useBookingChange(booking, t(`command.${action}.done`), done);
  useEffect(() => {
    if (refused !== undefined) notify(refused, { type: 'error' });
  }, [refused, notify]);
  if (!mayChange || !(hasEnded(booking) || booking.disabled)) return null;
  return (
    <Button
      variant="text"
      loading={isPending}
      onClick={() => send({ disabled: !booking.disabled })}
    >
      {t(`command.${action}.name`)}
    </Button>
  );
}

function done(): void {}
