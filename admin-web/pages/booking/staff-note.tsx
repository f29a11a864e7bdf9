import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useBookingChange } from '../../features/bookings/use-booking-change.ts';
import type { Booking } from '../../shell/api/records.ts';
import { useMay } from '../../shell/auth.ts';
import { useDraft } from '../../ui/form/draft.ts';

/** What staff tell each other of a stay; who takes bookings writes it. */
export function StaffNote({ booking }: Readonly<{ booking: Booking }>) {
  const { t } = useTranslation();
  const mayWrite = useMay('take-bookings', booking.ownerId);
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <NoteForm booking={booking} onClose={() => setOpen(false)} />;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Box sx={{ whiteSpace: 'pre-wrap', color: booking.staffNote ? 'inherit' : 'text.secondary' }}>
        {booking.staffNote ?? t('booking.noStaffNote')}
      </Box>
      {mayWrite && (
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {t(booking.staffNote ? 'booking.changeStaffNote' : 'booking.addStaffNote')}
        </Button>
      )}
    </Box>
  );
}

function NoteForm({ booking, onClose }: Readonly<{ booking: Booking; onClose: () => void }>) {
  const { t } = useTranslation();
  const { send, isPending, refused } = useBookingChange(booking, t('booking.noteSaved'), onClose);
  const form = useForm({ defaultValues: { staffNote: booking.staffNote ?? '' } });
  const { register, handleSubmit } = form;
  useDraft(form, 'note');
  return (
    <Box
      component="form"
      noValidate
      onSubmit={handleSubmit(({ staffNote }) => send({ staffNote: staffNote.trim() || null }))}
      sx={{ display: 'grid', gap: 1.5 }}
    >
      {refused !== undefined && <Alert severity="error">{refused}</Alert>}
      <TextField
        label={t('booking.staffNote')}
        multiline
        minRows={3}
        autoFocus
        slotProps={{ htmlInput: { maxLength: 2000 } }}
        {...register('staffNote')}
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained" loading={isPending}>
          {t('booking.saveNote')}
        </Button>
        <Button onClick={onClose}>{t('back')}</Button>
      </Box>
    </Box>
  );
}
