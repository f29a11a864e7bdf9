import { DESK_METHODS, type DeskMethod } from '@baanpak/domain/values/money/desk-payment.ts';
import Alert from '@mui/material/Alert';
import DialogContentText from '@mui/material/DialogContentText';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { firstNightLeft } from '../../features/bookings/booking.ts';
import { MoveOutcome } from '../../features/bookings/move-dialog.tsx';
import { type MovePreview, useMovePreview } from '../../features/bookings/move-preview.ts';
import { useBookingChange } from '../../features/bookings/use-booking-change.ts';
import type { Booking } from '../../shell/api/records.ts';
import { useDraft } from '../../ui/form/draft.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { formatBaht, today, useFormats } from '../../ui/formats.ts';
import { type Command, type CommandOffer, wordsOf } from './commands.ts';

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

/** What is typed before a command is sent. */
type CommandInput = {
  reason: string;
  amount: string;
  reference: string;
  method: DeskMethod;
  /** Only the nights that were stayed are paid for. */
  reprice: boolean;
};

type CommandFieldsProps = Readonly<{ command: Command; form: UseFormReturn<CommandInput> }>;

/** What a command asks for: an amount, what the bank calls a transfer, a reason. */
function CommandFields({ command, form }: CommandFieldsProps) {
  const { t } = useTranslation();
  const { register, formState } = form;
  const { errors } = formState;
  const least = command.amount?.least ?? 0;
  return (
    <>
      {command.amount && (
        <TextField
          label={t('command.amount')}
          type="number"
          error={errors.amount !== undefined}
          helperText={errors.amount?.message}
          slotProps={{ htmlInput: { min: least, step: 1, inputMode: 'numeric' } }}
          {...register('amount', {
            required: t('required'),
            min: { value: least, message: t('command.amountTooLow', { least }) },
            validate: (amount) => Number.isInteger(Number(amount)) || t('command.wholeBaht'),
          })}
        />
      )}
      {command.method && <MethodField form={form} />}
      {command.reference && (
        <TextField
          label={t('command.reference')}
          helperText={t('command.referenceHint')}
          slotProps={{ htmlInput: { maxLength: 100 } }}
          {...register('reference')}
        />
      )}
      {command.reason && (
        <TextField
          label={t('command.reason')}
          multiline
          minRows={2}
          error={errors.reason !== undefined}
          helperText={errors.reason?.message}
          slotProps={{ htmlInput: { maxLength: 500 } }}
          {...register('reason', command.reason === 'due' ? { required: t('required') } : {})}
        />
      )}
    </>
  );
}

/** How the hotel gave money back: cash leaves the till of who says so. */
function MethodField({ form }: Readonly<{ form: UseFormReturn<CommandInput> }>) {
  const { t } = useTranslation();
  const choose = (value: string) => {
    const method = DESK_METHODS.find((each) => each === value);
    if (method) form.setValue('method', method);
  };
  return (
    <TextField
      select
      label={t('desk.givenBackBy')}
      value={form.watch('method')}
      onChange={({ target }) => choose(target.value)}
    >
      {DESK_METHODS.map((method) => (
        <MenuItem key={method} value={method}>
          {t(`desk.method.${method}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}

type DepartureProps = Readonly<{ booking: Booking; form: UseFormReturn<CommandInput> }>;

/**
 * What a departure comes to: the nights that a guest leaves free, their price, and what is due or to be given back
 * after it.
 */
function Departure({ booking, form }: DepartureProps) {
  const { t } = useTranslation();
  const { day } = useFormats();
  const first = firstNightLeft(booking, today());
  const isRepriced = form.watch('reprice');
  const isAsked = first !== undefined && isRepriced;
  const outcome = useMovePreview(
    booking,
    isAsked ? { action: 'check-out', reprice: true } : undefined,
  );
  if (first === undefined) return <Balance due={booking.amountDue} />;
  return (
    <>
      <DialogContentText>
        {t('command.nightsLeft', { day: day(first) })}
        {!isRepriced && ` ${t('command.samePrice')}`}
      </DialogContentText>
      <FormControlLabel
        control={<Switch {...form.register('reprice')} />}
        label={t('command.onlyNightsStayed')}
      />
      {isAsked && <MoveOutcome isAsked {...outcome} />}
      <Balance due={isAsked ? dueAfter(outcome.preview) : booking.amountDue} />
    </>
  );
}

/** Unknown until it is worked out; what waits for a decision is said beside it. */
const dueAfter = (preview: MovePreview | undefined): number => {
  if (!preview || preview.waits) return 0;
  const { book, price, previousPrice } = preview;
  return book.amountDue + price - previousPrice;
};

/** What the guest owes, in THB, or is owed below 0: neither keeps anybody here. */
function Balance({ due }: Readonly<{ due: number }>) {
  const { t } = useTranslation();
  if (due === 0) return null;
  const amount = formatBaht(Math.abs(due));
  return due > 0 ? (
    <Alert severity="warning">{t('bill.dueAtCheckOut', { amount })}</Alert>
  ) : (
    <Alert severity="info">{t('bill.giveBackAtCheckOut', { amount })}</Alert>
  );
}
