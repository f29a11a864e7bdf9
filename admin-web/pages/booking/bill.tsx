import { DESK_METHODS } from '@baanpak/domain/values/money/desk-payment.ts';
import DeleteOutline from '@mui/icons-material/DeleteOutline';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import DialogContentText from '@mui/material/DialogContentText';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useBookingChange } from '../../features/bookings/use-booking-change.ts';
import type { Booking } from '../../shell/api/records.ts';
import { useMay } from '../../shell/auth.ts';
import { useLettersWarning } from '../../ui/form/fields.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { formatBaht, useFormats } from '../../ui/formats.ts';

type Opened = 'money' | 'extra' | Booking['charges'][number];

/** What is due of a stay, its extras and what was taken at the desk; who takes bookings adds to it. */
export function Bill({ booking }: Readonly<{ booking: Booking }>) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<Opened>();
  const isStay = booking.status === 'Booked' || booking.status === 'Completed';
  const mayWrite = useMay('take-bookings', booking.ownerId) && isStay;
  const close = () => setOpened(undefined);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Due booking={booking} />
      <BillLines booking={booking} {...(mayWrite && { onRemove: setOpened })} />
      {mayWrite && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {booking.amountDue > 0 && (
            <Button variant="contained" onClick={() => setOpened('money')}>
              {t('bill.takeMoney')}
            </Button>
          )}
          <Button variant="outlined" onClick={() => setOpened('extra')}>
            {t('bill.addExtra')}
          </Button>
        </Box>
      )}
      {opened === 'money' && <TakeMoneyDialog booking={booking} onClose={close} />}
      {opened === 'extra' && <AddExtraDialog booking={booking} onClose={close} />}
      {typeof opened === 'object' && (
        <RemoveExtraDialog booking={booking} extra={opened} onClose={close} />
      )}
    </Box>
  );
}

function Due({ booking: { amountDue } }: Readonly<{ booking: Booking }>) {
  const { t } = useTranslation();
  if (amountDue === 0)
    return <Typography sx={{ color: 'text.secondary' }}>{t('bill.nothingDue')}</Typography>;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, alignItems: 'baseline' }}>
      <Typography>{t(amountDue > 0 ? 'bill.due' : 'bill.owedBack')}</Typography>
      <Typography variant="h2" component="p">
        {formatBaht(Math.abs(amountDue))}
      </Typography>
    </Box>
  );
}

type Extra = Booking['charges'][number];
type BillLinesProps = Readonly<{ booking: Booking; onRemove?: (extra: Extra) => void }>;

/** Each extra and each payment, with its day. */
function BillLines({ booking: { charges, payments }, onRemove }: BillLinesProps) {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const wordsOf = useExtraWords();
  return (
    <>
      <Lines title={t('bill.extras')} none={t('bill.noExtras')}>
        {charges.map((extra) => (
          <Line key={extra.id} text={wordsOf(extra)} note={moment(extra.at)}>
            {formatBaht(extra.amount)}
            {onRemove && (
              <IconButton
                size="small"
                aria-label={t('bill.remove', { text: wordsOf(extra) })}
                onClick={() => onRemove(extra)}
              >
                <DeleteOutline fontSize="small" />
              </IconButton>
            )}
          </Line>
        ))}
      </Lines>
      <Lines title={t('bill.payments')} none={t('bill.noPayments')}>
        {payments.map(({ id, method, amount, reference, at }) => (
          <Line
            key={id}
            text={t(`bill.method.${method}`)}
            note={[moment(at), reference].filter(Boolean).join(' · ')}
          >
            {formatBaht(amount)}
          </Line>
        ))}
      </Lines>
    </>
  );
}

type LinesProps = Readonly<{ title: string; none: string; children: readonly ReactNode[] }>;

const Lines = ({ title, none, children }: LinesProps) => (
  <div>
    <Typography variant="h3" sx={{ mb: 0.5 }}>
      {title}
    </Typography>
    {children.length === 0 ? (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {none}
      </Typography>
    ) : (
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {children}
      </Box>
    )}
  </div>
);

type LineProps = Readonly<{ text: string; note: string | null; children: ReactNode }>;

const Line = ({ text, note, children }: LineProps) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: 2,
      py: 0.5,
      borderBottom: 1,
      borderColor: 'divider',
    }}
  >
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {text}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {note}
      </Typography>
    </Box>
    <Box sx={{ whiteSpace: 'nowrap', display: 'flex', alignItems: 'center' }}>{children}</Box>
  </Box>
);

/** What is offered to be written on a bill, in each language: a bill keeps the words of who wrote it. */
const USUAL = {
  bed: ['เตียงเสริม', 'Extra bed'],
  late: ['เช็คเอาต์ช้า', 'Late check-out'],
  minibar: ['มินิบาร์', 'Minibar'],
  damage: ['ค่าเสียหาย', 'Damage'],
} as const;
const KINDS = ['bed', 'late', 'minibar', 'damage'] as const;

/** An extra in words: what is usual in the reader's, else as it was written. */
function useExtraWords() {
  const { t } = useTranslation();
  return ({ text }: Pick<Booking['charges'][number], 'text'>): string => {
    const usual = KINDS.find((kind) => USUAL[kind].some((words) => words === text));
    return usual ? t(`bill.usual.${usual}`) : (text ?? t('bill.erased'));
  };
}

type TakeMoneyDialogProps = Readonly<{ booking: Booking; onClose: () => void }>;

/** Begins with all that is due. */
function TakeMoneyDialog({ booking, onClose }: TakeMoneyDialogProps) {
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

type AddExtraDialogProps = Readonly<{ booking: Booking; onClose: () => void }>;

/** What it is for, by a word of one's own or a usual one, and what it costs. */
function AddExtraDialog({ booking, onClose }: AddExtraDialogProps) {
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
        {KINDS.map((word) => (
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

type WithAmount = FieldValues & Readonly<{ amount: string }>;
type AmountFieldProps<Fields extends WithAmount> = Readonly<{
  form: UseFormReturn<Fields>;
  name: Path<Fields>;
  /** In THB; left out: as much as one likes. */
  most?: number;
}>;

/** Whole baht, at least one. */
function AmountField<Fields extends WithAmount>({
  form: { register, getFieldState, formState },
  name,
  most,
}: AmountFieldProps<Fields>) {
  const { t } = useTranslation();
  const { error } = getFieldState(name, formState);
  const limit =
    most === undefined
      ? {}
      : { max: { value: most, message: t('bill.most', { amount: formatBaht(most) }) } };
  return (
    <TextField
      label={t('bill.amount')}
      type="number"
      error={error !== undefined}
      helperText={error?.message}
      slotProps={{
        htmlInput: { min: 1, step: 1, inputMode: 'numeric', ...(most && { max: most }) },
      }}
      {...register(name, {
        required: t('required'),
        min: { value: 1, message: t('bill.least') },
        ...limit,
        validate: (amount) => Number.isInteger(Number(amount)) || t('command.wholeBaht'),
      })}
    />
  );
}

type RemoveExtraDialogProps = Readonly<{
  booking: Booking;
  extra: Booking['charges'][number];
  onClose: () => void;
}>;

function RemoveExtraDialog({ booking, extra, onClose }: RemoveExtraDialogProps) {
  const { t } = useTranslation();
  const wordsOf = useExtraWords();
  const { send, isPending, refused } = useBookingChange(booking, t('bill.extraRemoved'), onClose);
  return (
    <FormDialog
      title={t('bill.removeExtra')}
      {...{ refused, isPending, onClose }}
      isGrave
      onSubmit={(event) => {
        event.preventDefault();
        send({ action: 'remove-charge', chargeId: extra.id });
      }}
    >
      <DialogContentText>
        {t('bill.removeHint', {
          text: wordsOf(extra),
          amount: formatBaht(extra.amount),
        })}
      </DialogContentText>
    </FormDialog>
  );
}
