import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../shell/services.ts';
import { formatWeekday } from '../../ui/dates.ts';

type WeekdayChoiceProps = Readonly<{
  value: readonly number[];
  onChange: (weekdays: readonly number[]) => void;
}>;

const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** On which weekdays the days are painted. */
export function WeekdayChoice({ value, onChange }: WeekdayChoiceProps) {
  const { t } = useTranslation();
  const { language } = useServices();
  return (
    <ToggleButtonGroup
      fullWidth
      size="small"
      color="primary"
      aria-label={t('prices.weekdays')}
      value={[...value]}
      onChange={(_event, weekdays: number[]) => onChange(weekdays)}
    >
      {WEEK.map((weekday) => (
        <ToggleButton
          key={weekday}
          value={weekday}
          title={formatWeekday(weekday, language, 'long')}
          sx={{ px: 0.5, textTransform: 'none' }}
        >
          {formatWeekday(weekday, language)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
