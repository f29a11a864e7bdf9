import { typedPhone } from '@baanpak/domain/values/people/phone.ts';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../ui/form/draft.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { formatBaht } from '../../ui/money.ts';
import { useLettersWarning } from '../../ui/use-letters-warning.ts';
import type { RoomNights } from './room-nights.ts';
import { StayLines } from './stay-lines.tsx';
import { useNewBooking } from './use-new-booking.ts';
import { useQuote } from './use-quote.ts';

type TakeBookingDialogProps = Readonly<{
  nights: RoomNights;
  onDone: () => void;
  onClose: () => void;
}>;

/** A booking that somebody makes by phone: who, how many, and what it costs. */
export function TakeBookingDialog({ nights, onDone, onClose }: TakeBookingDialogProps) {
  const { t } = useTranslation();
  const { maxGuests } = nights.lane.room;
  const price = useQuote(nights);
  const { send, isPending, refused } = useNewBooking(nights, t('timeline.taken'), onDone);
  const form = useForm({
    defaultValues: {
      ...{ reservedBy: '', phone: '', note: '' },
      ...{ guests: String(Math.min(2, maxGuests)), children: '0' },
    },
  });
  useDraft(form, 'take');
  const { errors } = form.formState;
  const wordsOf = (name: 'phone' | 'guests' | 'children') => ({
    error: errors[name] !== undefined,
    helperText: errors[name]?.message,
  });
  const warning = useLettersWarning(form.watch('reservedBy'), 'one-line');
  const submit = form.handleSubmit(({ reservedBy, phone, guests, children, note }) =>
    send({
      ...{ status: 'Booked', bookingChannel: 'phone' },
      ...{ reservedBy: reservedBy.trim(), phone: phone.trim() },
      ...{ guests: Number(guests), children: Number(children) },
      ...(note.trim() !== '' && { note: note.trim() }),
      ...(price !== undefined && { expectedTotal: price }),
    }),
  );
  const needed = {
    required: t('required'),
    validate: (typed: string) => typed.trim() !== '' || t('required'),
  };
  const count = (min: number) => ({
    required: t('required'),
    min: { value: min, message: t('timeline.between', { min, max: maxGuests }) },
    max: { value: maxGuests, message: t('timeline.between', { min, max: maxGuests }) },
  });
  return (
    <FormDialog title={t('timeline.take')} {...{ refused, isPending, onClose }} onSubmit={submit}>
      <StayLines nights={nights} price={price === undefined ? '…' : formatBaht(price)} />
      <TextField
        label={t('booking.name')}
        autoFocus
        autoComplete="off"
        error={errors.reservedBy !== undefined}
        helperText={errors.reservedBy?.message ?? warning}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        {...form.register('reservedBy', needed)}
      />
      <TextField
        label={t('booking.phone')}
        type="tel"
        autoComplete="off"
        {...wordsOf('phone')}
        slotProps={{ htmlInput: { maxLength: 50 } }}
        {...form.register('phone', { ...needed, setValueAs: typedPhone })}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
        <TextField
          label={t('timeline.guests')}
          type="number"
          {...wordsOf('guests')}
          slotProps={{ htmlInput: { min: 1, max: maxGuests } }}
          {...form.register('guests', count(1))}
        />
        <TextField
          label={t('timeline.children')}
          type="number"
          {...wordsOf('children')}
          slotProps={{ htmlInput: { min: 0, max: maxGuests } }}
          {...form.register('children', count(0))}
        />
      </Box>
      <TextField
        label={t('booking.staffsNote')}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
        {...form.register('note')}
      />
    </FormDialog>
  );
}
