import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChosenHotel } from '../../features/hotels/hotels.ts';
import { BarChart } from '../../features/reports/bar-chart.tsx';
import { formatFigure } from '../../features/reports/cells.ts';
import { reportPath } from '../../shell/addresses.ts';
import { useOwner } from '../../shell/owner.ts';
import { useServices } from '../../shell/services.ts';
import { formatBaht, formatDayOfMonth, today, useFormats } from '../../ui/formats.ts';
import { Section } from '../../ui/page.tsx';
import { type DayOfOutlook, type OutlookDays, sumOf, useOutlook } from './use-outlook.ts';

const DRAWN: readonly OutlookDays[] = ['occupancy', 'revenue'];

/** Occupancy and revenue of 30 days before today and 30 from today on, as the daily report has them. */
export function Outlook() {
  const { t } = useTranslation();
  const [drawn, draw] = useState<OutlookDays>('occupancy');
  const { days, isError } = useOutlook();
  const isPast = ({ date }: DayOfOutlook) => date < today();
  return (
    <Box sx={{ mt: 2 }}>
      <Section title={t('report.outlook.title')}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={drawn}
          onChange={(_, chosen: OutlookDays | null) => chosen && draw(chosen)}
          aria-label={t('report.outlook.title')}
          sx={{ mb: 1.5 }}
        >
          {DRAWN.map((each) => (
            <ToggleButton key={each} value={each}>
              {t(`report.outlook.drawn.${each}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {isError && <Alert severity="error">{t('dashboard.failed')}</Alert>}
        {!days && !isError && <Skeleton variant="rounded" height={340} />}
        {days && (
          <>
            <Month title={t('report.outlook.last')} days={days.filter(isPast)} drawn={drawn} />
            <Month
              title={t('report.outlook.next')}
              days={days.filter((each) => !isPast(each))}
              drawn={drawn}
            />
          </>
        )}
      </Section>
    </Box>
  );
}

type MonthProps = Readonly<{ title: string; days: readonly DayOfOutlook[]; drawn: OutlookDays }>;

/** Some days as bars, each of which leads to its daily report. */
function Month({ title, days, drawn }: MonthProps) {
  const { t } = useTranslation();
  const { language, basename } = useServices();
  const { day } = useFormats();
  const ownerId = useOwner() ?? '-';
  const [hotelId] = useChosenHotel();
  const { occupancy, revenue } = sumOf(days);
  const most = Math.max(...days.map((each) => each.revenue));
  const share = (of: number | null) => formatFigure(of, 'percent');
  return (
    <BarChart
      title={title}
      says={[
        t('report.outlook.occupancy', { share: share(occupancy) }),
        t('report.outlook.revenue', { amount: formatBaht(revenue) }),
      ].join(' · ')}
      bars={days.map((each) => ({
        key: each.date,
        name: formatDayOfMonth(each.date, language),
        label: t('report.outlook.ofDay', {
          ...{ day: day(each.date), share: share(each.occupancy) },
          amount: formatBaht(each.revenue),
        }),
        height: drawn === 'occupancy' ? (each.occupancy ?? 0) : each.revenue / (most || 1),
      }))}
      opens={{
        to: (date) => basename + reportPath('daily', { ownerId, hotelId, from: date, to: date }),
      }}
    />
  );
}
