import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../ui/day-field.tsx';
import { type DaysShown, SPANS, type useShownDays } from './shown-days.ts';

/** Which days are shown, how many, and what leads to others. */
export function TimelineBar({
  shown,
  spans = SPANS,
}: Readonly<{ shown: ReturnType<typeof useShownDays>; spans?: readonly DaysShown[] }>) {
  const { t } = useTranslation();
  const { first, span, today } = shown;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <IconButton aria-label={t('timeline.earlier')} onClick={() => shown.turn(-1)}>
          <ChevronLeft />
        </IconButton>
        <Box sx={{ width: 172 }}>
          <DayField
            label={t('timeline.from')}
            value={first}
            onChange={(day) => day && shown.showFrom(day)}
          />
        </Box>
        <IconButton aria-label={t('timeline.later')} onClick={() => shown.turn(1)}>
          <ChevronRight />
        </IconButton>
      </Box>
      <Button variant="outlined" disabled={first === today} onClick={() => shown.showFrom(today)}>
        {t('timeline.today')}
      </Button>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={t('timeline.span')}
        value={span}
        onChange={(_, days: DaysShown | null) => days && shown.showSpan(days)}
        sx={{ ml: { sm: 'auto' } }}
      >
        {spans.map((days) => (
          <ToggleButton key={days} value={days} sx={{ px: 1.5, textTransform: 'none' }}>
            {t('timeline.days', { count: days })}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
