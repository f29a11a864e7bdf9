import { addDays, nightsBetween } from '@baanpak/domain/values/time/local-date.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../ui/use-formats.ts';
import type { RoomNights } from './room-nights.ts';

type ChosenNightsProps = Readonly<{
  /** Undefined while nothing is chosen. */
  nights: RoomNights | undefined;
  /** What is told of a stay that is moved by keyboard. */
  moving: ReactNode;
  /** What one goes on with. */
  entry: RefObject<HTMLButtonElement | null>;
  onTake: () => void;
  onBlock: () => void;
  onClear: () => void;
}>;

/** Which nights are chosen, and what can be done with them; it keeps its place while there are none. */
export function ChosenNights({ nights, moving, entry, ...on }: ChosenNightsProps) {
  const { t } = useTranslation();
  const { day } = useFormats();
  return (
    <Box role="group" aria-label={t('timeline.chosen')} sx={BAR}>
      <Box aria-live="polite" sx={{ flexGrow: 1, minWidth: 0 }}>
        {moving}
        {!moving && nights && (
          <>
            <b>{nights.name}</b>
            {` · ${day(nights.from)} – ${day(addDays(nights.to, 1))} · `}
            {t('booking.nights', { count: nightsBetween(nights.from, nights.to) + 1 })}
          </>
        )}
        {!moving && !nights && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {t('timeline.howTo')}
          </Box>
        )}
      </Box>
      {nights && (
        <>
          <Button onClick={on.onClear}>{t('timeline.clear')}</Button>
          <Button variant="outlined" onClick={on.onBlock}>
            {t('timeline.block')}
          </Button>
          <Button variant="contained" ref={entry} onClick={on.onTake}>
            {t('timeline.take')}
          </Button>
        </>
      )}
    </Box>
  );
}

const BAR = {
  ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 52 },
  ...{ px: 2, py: 1, border: 1, borderColor: 'divider', borderRadius: 1 },
  ...{ bgcolor: 'background.paper', fontSize: '0.875rem' },
} as const;
