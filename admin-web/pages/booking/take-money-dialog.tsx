import { DESK_METHODS } from '@baanpak/domain/values/money/desk-payment.ts';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Booking } from '../../features/bookings/booking.ts';
import { useBookingChange } from '../../features/bookings/use-booking-change.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { AmountField } from './amount-field.tsx';

type TakeMoneyDialogProps = Readonly<{ booking: Booking; onClose: () => void }>;

/** Begins with all that is due. */
export function TakeMoneyDialog({ booking, onClose }: TakeMoneyDialogProps) {
  const { t } = useTranslation();
  const { send, isPending, refused } = useBookingChange(booking, t('bill.moneyTaken'), onClose);
  const form = useForm({
    defaultValues: { method: 'cash', amount: String(booking.amountDue), reference: '' },
  });
  const submit = form.handleSubmit(({ method, amount, reference }) =>
    send({
      action: 'record-payment',
      method,
      amount: Number(amount),
      ...(reference.trim() !== '' && { reference: reference.trim() }),
    }),
  );
  return (
    <FormDialog title={t('bill.takeMoney')} {...{ refused, isPending, onClose }} onSubmit={submit}>
      <TextField
        select
        label={t('bill.takenBy')}
        defaultValue="cash"
        sx={{ mt: 1 }}
        {...form.register('method')}
      >
        {DESK_METHODS.map((method) => (
          <MenuItem key={method} value={method}>
            {t(`bill.method.${method}`)}
          </MenuItem>
        ))}
      </TextField>
      <AmountField form={form} name="amount" most={booking.amountDue} />
      <TextField
        label={t('bill.reference')}
        slotProps={{ htmlInput: { maxLength: 100 } }}
        {...form.register('reference')}
      />
    </FormDialog>
  );
}
