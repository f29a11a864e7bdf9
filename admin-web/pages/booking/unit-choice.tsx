import { addDays, localDate } from '@baanpak/domain/values/time/local-date.ts';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useBookingChange } from '../../features/bookings/use-booking-change.ts';
import { ownerResource } from '../../shell/addresses.ts';
import type { Booking } from '../../shell/api/records.ts';
import { useMay } from '../../shell/auth.ts';
import { useOwner } from '../../shell/owner.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';

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

type AssignUnitDialogProps = Readonly<{ booking: Booking; onClose: () => void }>;

/** The units by their names, each with who has it on these nights; whom the house put there makes room. */
function AssignUnitDialog({ booking, onClose }: AssignUnitDialogProps) {
  const { t } = useTranslation();
  const { send, isPending, refused } = useBookingChange(booking, t('unit.assigned'), onClose);
  const { unitNames } = booking.roomObj;
  const whoHas = useWhoHas(booking);
  const isNamed = booking.unit !== null && unitNames.includes(booking.unit);
  const form = useForm({ defaultValues: { unit: isNamed ? (booking.unit ?? '') : '' } });
  const submit = form.handleSubmit(({ unit }) => send({ action: 'assign-unit', unit }));
  return (
    <FormDialog title={t('unit.assign')} {...{ refused, isPending, onClose }} onSubmit={submit}>
      <TextField
        select
        required
        label={t('unit.one')}
        defaultValue={form.getValues('unit')}
        error={form.formState.errors.unit !== undefined}
        helperText={t('unit.assignHint')}
        sx={{ mt: 1 }}
        {...form.register('unit', { required: true })}
      >
        {unitNames.map((unit) => (
          <MenuItem key={unit} value={unit}>
            {[unit, whoHas(unit)].filter((part) => part !== '').join(' · ')}
          </MenuItem>
        ))}
      </TextField>
    </FormDialog>
  );
}

/** The codes of the other stays and blocks that have a unit on a night of this one. */
function useWhoHas(booking: Booking): (unit: string) => string {
  const ownerId = useOwner();
  const { roomId, checkInDate, checkOutDate } = booking;
  const { data = [] } = useGetList<Booking>(
    ownerResource(ownerId ?? booking.ownerId, 'book-manage'),
    {
      filter: {
        ...{ roomId, from: checkInDate, to: addDays(localDate(checkOutDate), -1) },
        status: ['Reserved', 'Booked', 'Unavailable'],
      },
      sort: { field: 'checkInDate', order: 'ASC' },
      pagination: { page: 1, perPage: 100 },
    },
  );
  return (unit) =>
    data
      .filter((other) => other.id !== booking.id && other.unit?.split(', ').includes(unit))
      .map(({ bookingId }) => bookingId)
      .join(', ');
}
