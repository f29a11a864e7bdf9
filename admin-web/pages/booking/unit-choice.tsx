import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '../../features/bookings/booking.ts';
import { useMay } from '../../shell/me.ts';
import { AssignUnitDialog } from './assign-unit-dialog.tsx';

/** A button that gives a stay another unit, while it is to come and its units have names. */
export function UnitChoice({ booking }: Readonly<{ booking: Booking }>) {
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  const mayAssign = useMay('take-bookings', booking.ownerId);
  const { status, checkInStatus, roomObj } = booking;
  const isToCome = (status === 'Reserved' || status === 'Booked') && !checkInStatus;
  if (!mayAssign || !isToCome || roomObj.unitNames.length === 0) return null;
  return (
    <>
      <Button variant="outlined" sx={{ mt: 1 }} onClick={() => setAsked(true)}>
        {t('unit.assign')}
      </Button>
      {isAsked && <AssignUnitDialog booking={booking} onClose={() => setAsked(false)} />}
    </>
  );
}
