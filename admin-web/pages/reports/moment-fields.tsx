import { type Instant, instant } from '@baanpak/domain/values/time/instant.ts';
import { bangkokDay, type LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../ui/day-field.tsx';

/** A day and a time of Bangkok, wherever the browser is; `time` as `HH:mm:ss`. */
export type Moment = Readonly<{ day: LocalDate | undefined; time: string | undefined }>;

const BANGKOK = 7 * 3_600_000; // no daylight saving since 1920

export const momentOf = (at: Instant): Moment => ({
  day: bangkokDay(at),
  time: new Date(Date.parse(at) + BANGKOK).toISOString().slice(11, 19),
});

/** Undefined while it is not written whole. */
export const instantOf = ({ day, time }: Moment): Instant | undefined =>
  day === undefined || time === undefined ? undefined : instant(`${day}T${time}+07:00`);

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
