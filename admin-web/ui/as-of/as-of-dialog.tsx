import { instant } from '@baanpak/domain/values/time/instant.ts';
import Box from '@mui/material/Box';
import DialogContentText from '@mui/material/DialogContentText';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DayField } from '../day-field.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { instantOf, type Moment, momentOf } from './moment.ts';

type AsOfDialogProps = Readonly<{
  /** In ms; what it begins with, default now. */
  moment: number | undefined;
  onChoose: (at: string) => void;
  onClose: () => void;
}>;

/** Asks for the moment that things are to be seen as of. */
export function AsOfDialog({ moment: given, onChoose, onClose }: AsOfDialogProps) {
  const { t } = useTranslation();
  const [moment, setMoment] = useState(() => momentOf(instant(given ?? Date.now())));
  const chosen = instantOf(moment);
  const isToCome = chosen !== undefined && Date.parse(chosen) > Date.now();
  return (
    <FormDialog
      title={t('asOf.name')}
      button={t('asOf.show')}
      refused={undefined}
      isPending={false}
      isReady={chosen !== undefined && !isToCome}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== undefined) onChoose(chosen);
      }}
    >
      <DialogContentText>{t('asOf.hint')}</DialogContentText>
      <MomentFields
        label={t('asOf.moment')}
        value={moment}
        onChange={setMoment}
        error={isToCome ? t('asOf.toCome') : undefined}
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
        label={`${label} · ${t('asOf.day')}`}
        value={value.day ?? ''}
        onChange={(day) => onChange({ ...value, day })}
        error={error}
      />
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <TimeField
          label={`${label} · ${t('asOf.time')}`}
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
