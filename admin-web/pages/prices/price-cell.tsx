import type { PricedDayJson } from '@baanpak/contract/room/room-prices.ts';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { formatBaht } from '../../ui/money.ts';

type PriceCellProps = Readonly<{ day: PricedDayJson; left: number | undefined }>;

const SMALL = { fontSize: '0.6875rem', lineHeight: 1.35, color: 'text.secondary' } as const;

/** A day's price over its rules and the units left, as few letters as say it. */
export function PriceCell({ day, left }: PriceCellProps) {
  const { t } = useTranslation();
  const { minStay, maxStay, closedToArrival, closedToDeparture, closed } = day;
  const rules = [
    ...(minStay === null ? [] : [`≥${minStay}`]),
    ...(maxStay === null ? [] : [`≤${maxStay}`]),
    ...(closedToArrival ? [t('prices.short.closedToArrival')] : []),
    ...(closedToDeparture ? [t('prices.short.closedToDeparture')] : []),
  ];
  return (
    <>
      <Box
        sx={{
          ...{ fontSize: { xs: '0.75rem', md: '0.8125rem' }, fontWeight: 600, lineHeight: 1.4 },
          ...(closed && { textDecoration: 'line-through', color: 'text.secondary' }),
        }}
      >
        {formatBaht(day.price)}
      </Box>
      {rules.length > 0 && <Box sx={{ ...SMALL, color: 'info.main' }}>{rules.join(' ')}</Box>}
      {closed ? (
        <Box sx={{ ...SMALL, color: 'error.main' }}>{t('prices.short.closed')}</Box>
      ) : (
        left !== undefined && <Box sx={SMALL}>{t('prices.short.left', { count: left })}</Box>
      )}
    </>
  );
}
