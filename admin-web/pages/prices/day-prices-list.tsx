import type { PriceOverrideJson } from '@baanpak/contract/room/room-prices.ts';
import { addDays, localDate } from '@baanpak/domain/values/time/local-date.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../ui/formats.ts';

type PaintListProps = Readonly<{
  paints: readonly PriceOverrideJson[];
  /** Absent where one may not write. */
  onUndo?: (position: string) => void;
}>;

/** Who set what of the days shown, and when, the last first. */
export function DayPricesList({ paints, onUndo }: PaintListProps) {
  const { t } = useTranslation();
  const { moment, day } = useFormats();
  const days = (runs: PriceOverrideJson['prices']) =>
    runs
      .map(({ from, to }) => {
        const last = addDays(localDate(to), -1);
        return last === from ? day(from) : `${day(from)} – ${day(last)}`;
      })
      .join(', ');
  if (paints.length === 0)
    return <Typography color="text.secondary">{t('prices.baseAlone')}</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {paints.map(({ position, name, at, prices, rules, undoes }) => (
        <Box component="li" key={position} sx={LINE}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box sx={{ fontWeight: 600 }}>
              {t(undoes ? 'prices.takenBackBy' : 'prices.setBy', {
                name: name ?? t('prices.system'),
                at: moment(at),
              })}
            </Box>
            {prices.length > 0 && <Box>{t('prices.pricesOf', { days: days(prices) })}</Box>}
            {rules.length > 0 && <Box>{t('prices.rulesOf', { days: days(rules) })}</Box>}
          </Box>
          {onUndo && (
            <Button
              size="small"
              onClick={() => onUndo(position)}
              aria-label={`${t('undo.undo')}: ${moment(at)}`}
            >
              {t('undo.undo')}
            </Button>
          )}
        </Box>
      ))}
    </Box>
  );
}

const LINE = {
  ...{ display: 'flex', gap: 2, py: 1, alignItems: 'start', fontSize: '0.875rem' },
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
