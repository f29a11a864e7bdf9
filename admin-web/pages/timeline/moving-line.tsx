import { nightsBetween } from '@baanpak/domain/values/time/local-date.ts';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { type Dragged, nightsOver } from './dragging.ts';
import type { Lane } from './lanes.ts';
import { whoIsThere } from './moving.ts';
import type { TimelineWords } from './use-timeline-words.ts';

type MovingLineProps = Readonly<{
  moved: Dragged;
  lanes: readonly Lane[];
  words: TimelineWords;
}>;

/** Where a stay that is moved by keyboard would lie, who is there, and which keys go on. */
export function MovingLine({ moved, lanes, words }: MovingLineProps) {
  const { t } = useTranslation();
  const lane = lanes[moved.over.row];
  const { checkIn, checkOut } = nightsOver(moved);
  const there = whoIsThere(moved, lanes).map(words.name);
  return (
    <>
      <b>{t('timeline.moving', { name: words.name(moved.stay) })}</b>
      {` · ${lane ? words.lane(lane) : ''}`}
      {` · ${words.day(checkIn)} – ${words.day(checkOut)} · `}
      {t('booking.nights', { count: nightsBetween(checkIn, checkOut) })}
      {there.length > 0 && ` · ${t('timeline.isThere', { names: there.join(', ') })}`}
      <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
        {t('timeline.movingKeys')}
      </Box>
    </>
  );
}
