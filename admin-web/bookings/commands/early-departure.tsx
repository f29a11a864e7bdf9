import DialogContentText from '@mui/material/DialogContentText';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { today } from '../../ui/dates.ts';
import { useFormats } from '../../ui/use-formats.ts';
import { type Booking, firstNightLeft } from '../booking.ts';
import type { Said } from './command-fields.tsx';

type EarlyDepartureProps = Readonly<{ booking: Booking; form: UseFormReturn<Said> }>;

/** What becomes of the nights that a guest leaves free, and of their price. */
export function EarlyDeparture({ booking, form }: EarlyDepartureProps) {
  const { t } = useTranslation();
  const { day } = useFormats();
  const first = firstNightLeft(booking, today());
  if (first === undefined) return null;
  return (
    <>
      <DialogContentText>{t('command.nightsLeft', { day: day(first) })}</DialogContentText>
      <FormControlLabel
        control={<Switch {...form.register('reprice')} />}
        label={t('command.onlyNightsStayed')}
      />
    </>
  );
}
