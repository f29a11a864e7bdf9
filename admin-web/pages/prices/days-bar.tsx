import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../shell/services.ts';
import { formatDay, formatMonth } from '../../ui/dates.ts';

type DaysBarProps = Readonly<{
  days: readonly LocalDate[];
  isMonth: boolean;
  onTurn: (direction: 1 | -1 | 0) => void;
}>;

/** Which days are shown, and what leads to others. */
export function DaysBar({ days, isMonth, onTurn }: DaysBarProps) {
  const { t } = useTranslation();
  const { language } = useServices();
  const [first = '', last = first] = [days[0], days.at(-1)];
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <IconButton aria-label={t('prices.earlier')} onClick={() => onTurn(-1)}>
        <ChevronLeft />
      </IconButton>
      <Box
        component="h2"
        aria-live="polite"
        sx={{ m: 0, fontSize: '1rem', flex: { xs: 1, md: '0 0 auto' }, textAlign: 'center' }}
      >
        {isMonth
          ? formatMonth(first, language)
          : `${formatDay(first, language)} – ${formatDay(last, language)}`}
      </Box>
      <IconButton aria-label={t('prices.later')} onClick={() => onTurn(1)}>
        <ChevronRight />
      </IconButton>
      <Button size="small" onClick={() => onTurn(0)}>
        {t('prices.today')}
      </Button>
    </Box>
  );
}
