import Alert from '@mui/material/Alert';
import DialogContentText from '@mui/material/DialogContentText';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Booking, firstNightLeft } from '../../features/bookings/booking.ts';
import { MoveOutcome } from '../../features/bookings/move-outcome.tsx';
import { type MovePreview, useMovePreview } from '../../features/bookings/use-move-preview.ts';
import { today } from '../../ui/dates.ts';
import { formatBaht } from '../../ui/money.ts';
import { useFormats } from '../../ui/use-formats.ts';
import type { CommandInput } from './command-fields.tsx';

type DepartureProps = Readonly<{ booking: Booking; form: UseFormReturn<CommandInput> }>;

/**
 * What a departure comes to: the nights that a guest leaves free, their price, and what is due or to be given back
 * after it.
 */
export function Departure({ booking, form }: DepartureProps) {
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
