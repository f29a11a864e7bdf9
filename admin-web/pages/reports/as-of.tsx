import { instant } from '@baanpak/domain/values/time/instant.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../shell/services.ts';
import { DayField } from '../../ui/day-field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { formatSecond } from '../../ui/formats.ts';
import { instantOf, knownInstant, type Moment, momentOf } from './moment.ts';

/** Says that what is shown is not how things stand now, and leads back to that. */
export function AsOfBanner({ at, onNow }: Readonly<{ at: string; onNow: () => void }>) {
  const { t } = useTranslation();
  const { language } = useServices();
  const known = knownInstant(at);
  return (
    <Alert
      severity="warning"
      variant="outlined"
      sx={{ mb: 2, bgcolor: '#fff8e8', alignItems: 'center' }}
      action={<Button onClick={onNow}>{t('report.backToNow')}</Button>}
    >
      {known === undefined
        ? t('report.asOfPosition')
        : t('report.standsAsOf', { moment: formatSecond(known, language) })}
    </Alert>
  );
}

type AsOfDialogProps = Readonly<{
  /** An instant that is looked at already. */
  at: string | undefined;
  onChoose: (at: string) => void;
  onClose: () => void;
}>;

/** Asks for the moment that a report is to be seen as of. */
export function AsOfDialog({ at, onChoose, onClose }: AsOfDialogProps) {
  const { t } = useTranslation();
  const [moment, setMoment] = useState(() => momentOf(instant(knownInstant(at) ?? Date.now())));
  const chosen = instantOf(moment);
  const isToCome = chosen !== undefined && Date.parse(chosen) > Date.now();
  return (
    <FormDialog
      title={t('report.asOf')}
      button={t('report.show')}
      refused={undefined}
      isPending={false}
      isReady={chosen !== undefined && !isToCome}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== undefined) onChoose(chosen);
      }}
    >
      <DialogContentText>{t('report.asOfHint')}</DialogContentText>
      <MomentFields
        label={t('report.moment')}
        value={moment}
        onChange={setMoment}
        error={isToCome ? t('report.toCome') : undefined}
      />
    </FormDialog>
  );
}

type MomentFieldsProps = Readonly<{
  label: string;
  value: Moment;
  onChange: (moment: Moment) => void;
  error?: string | undefined;
}>;

/** A moment to the second: what is printed on paper says it so. */
export function MomentFields({ label, value, onChange, error }: MomentFieldsProps) {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' }, pt: 1 }}>
      <DayField
        label={`${label} · ${t('report.day')}`}
        value={value.day ?? ''}
        onChange={(day) => onChange({ ...value, day })}
        error={error}
      />
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <TimeField
          label={`${label} · ${t('report.time')}`}
          ampm={false}
          format="HH:mm:ss"
          value={value.time === undefined ? null : dayjs(`2000-01-01T${value.time}`)}
          onChange={(time) =>
            onChange({ ...value, time: time?.isValid() ? time.format('HH:mm:ss') : undefined })
          }
          size="small"
        />
      </LocalizationProvider>
    </Box>
  );
}
