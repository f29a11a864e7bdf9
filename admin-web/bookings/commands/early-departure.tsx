import DialogContentText from '@mui/material/DialogContentText';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { today } from '../../ui/dates.ts';
import { useFormats } from '../../ui/use-formats.ts';
import { type Booking, firstNightLeft } from '../booking.ts';
import { MoveOutcome } from '../move/move-outcome.tsx';
import { useMovePreview } from '../move/use-move-preview.ts';
import type { Said } from './command-fields.tsx';

type EarlyDepartureProps = Readonly<{ booking: Booking; form: UseFormReturn<Said> }>;

/** What becomes of the nights that a guest leaves free, of their price, and of what is too much then. */
export function EarlyDeparture({ booking, form }: EarlyDepartureProps) {
  const { t } = useTranslation();
  const { day } = useFormats();
  const first = firstNightLeft(booking, today());
  const isRepriced = form.watch('reprice');
  const isAsked = first !== undefined && isRepriced;
  const outcome = useMovePreview(
    booking,
    isAsked ? { action: 'check-out', reprice: true } : undefined,
  );
  if (first === undefined) return null;
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
    </>
  );
}
