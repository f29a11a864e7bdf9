import CalendarViewWeekIcon from '@mui/icons-material/CalendarViewWeekOutlined';
import ListIcon from '@mui/icons-material/ListOutlined';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

const VIEWS = ['timeline', 'list'] as const;
type View = (typeof VIEWS)[number];

const ICONS = { timeline: <CalendarViewWeekIcon />, list: <ListIcon /> } as const;

/** Leads to the other view of the same bookings; the address keeps which. */
export function ViewSwitch({ view }: Readonly<{ view: View }>) {
  const { t } = useTranslation();
  const [, setAddress] = useSearchParams();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('timeline.view')}
      value={view}
      onChange={(_, next: View | null) => next && setAddress({ view: next })}
    >
      {VIEWS.map((each) => (
        <ToggleButton key={each} value={each} sx={{ gap: 0.75, px: 1.5, textTransform: 'none' }}>
          {ICONS[each]}
          {t(`timeline.views.${each}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
