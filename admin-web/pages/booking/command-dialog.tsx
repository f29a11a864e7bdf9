import DialogContentText from '@mui/material/DialogContentText';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Booking } from '../../features/bookings/booking.ts';
import { useBookingChange } from '../../features/bookings/use-booking-change.ts';
import { useDraft } from '../../ui/form/draft.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { CommandFields, type CommandInput } from './command-fields.tsx';
import { type CommandOffer, wordsOf } from './commands.ts';
import { Departure } from './departure.tsx';

type CommandDialogProps = Readonly<{ offer: CommandOffer; booking: Booking; onClose: () => void }>;

/** Asks once more, with the reason and the amount where they are due, and stays open where it is refused. */
export function CommandDialog({ offer, booking, onClose }: CommandDialogProps) {
  const { t } = useTranslation();
  const { command, refund } = offer;
  const words = wordsOf(command);
  const done = t(`command.${words}.done`);
  const { send, isPending, refused } = useBookingChange(booking, done, onClose);
  const form = useForm<CommandInput>({
    defaultValues: {
      ...{ reason: '', reference: '', method: 'transfer', reprice: false },
      amount: String(command.amount?.of(refund) ?? ''),
    },
  });
  useDraft(form, words);
  const guest = booking.reservedBy ?? booking.bookingId;
  return (
    <FormDialog
      title={t(`command.${words}.name`)}
      refused={refused}
      isPending={isPending}
      isGrave={command.isGrave ?? false}
      onSubmit={form.handleSubmit((said) => send(bodyOf(offer, said)))}
      onClose={onClose}
    >
      <DialogContentText>{t(`command.${words}.hint`, { guest })}</DialogContentText>
      {command.action === 'check-out' && <Departure booking={booking} form={form} />}
      <CommandFields command={command} form={form} />
    </FormDialog>
  );
}

const bodyOf = (
  { command, refund }: CommandOffer,
  { reason, amount, reference, method, reprice }: CommandInput,
) => ({
  action: command.action,
  ...(reprice && { reprice }),
  ...(command.reason && reason !== '' && { reason }),
  ...(command.amount && { amount: Number(amount) }),
  ...(command.reference && reference !== '' && { reference }),
  ...(command.method && { method }),
  ...(refund && { refundId: refund.id }),
});
