import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Booking } from '../../features/bookings/booking.ts';
import { useBookingChange } from '../../features/bookings/use-booking-change.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useLettersWarning } from '../../ui/use-letters-warning.ts';
import { AmountField } from './amount-field.tsx';

const USUAL = ['bed', 'late', 'minibar', 'damage'] as const;

type AddExtraDialogProps = Readonly<{ booking: Booking; onClose: () => void }>;

/** What it is for, by a word of one's own or a usual one, and what it costs. */
export function AddExtraDialog({ booking, onClose }: AddExtraDialogProps) {
  const { t } = useTranslation();
  const { send, isPending, refused } = useBookingChange(booking, t('bill.extraAdded'), onClose);
  const form = useForm({ defaultValues: { text: '', amount: '' } });
  const { errors } = form.formState;
  const warning = useLettersWarning(form.watch('text'), 'one-line');
  const submit = form.handleSubmit(({ text, amount }) =>
    send({ action: 'add-charge', text: text.trim(), amount: Number(amount) }),
  );
  return (
    <FormDialog title={t('bill.addExtra')} {...{ refused, isPending, onClose }} onSubmit={submit}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {USUAL.map((word) => (
          <Chip
            key={word}
            label={t(`bill.usual.${word}`)}
            onClick={() => form.setValue('text', t(`bill.usual.${word}`), { shouldValidate: true })}
          />
        ))}
      </Box>
      <TextField
        label={t('bill.what')}
        error={errors.text !== undefined}
        helperText={errors.text?.message ?? warning}
        slotProps={{ htmlInput: { maxLength: 200 }, inputLabel: { shrink: true } }}
        {...form.register('text', {
          required: t('required'),
          validate: (text) => text.trim() !== '' || t('required'),
        })}
      />
      <AmountField form={form} name="amount" />
    </FormDialog>
  );
}
