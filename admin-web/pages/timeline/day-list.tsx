import type { TimelineRoomJson, TimelineStayJson } from '@baanpak/contract/timeline/timeline.ts';
import { type LocalDate, weekdayOf } from '@baanpak/domain/values/time/local-date.ts';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useServices } from '../../shell/services.ts';
import { formatDay, formatWeekday } from '../../ui/formats.ts';
import { heldOn, kindOf, lanesOf } from './lanes.ts';
import type { TimelineWords } from './words.ts';

type DayListProps = Readonly<{
  rooms: readonly TimelineRoomJson[];
  days: readonly LocalDate[];
  today: LocalDate;
  words: TimelineWords;
  pathOf: (bookingId: string) => string;
}>;

/** For a phone: day by day who has the night that begins, and how many units are free. */
export function DayList({ rooms, days, today, words, pathOf }: DayListProps) {
  const { t } = useTranslation();
  const { language } = useServices();
  const lanes = lanesOf(rooms);
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
      {days.map((day) => {
        const taken = lanes.flatMap((lane) => {
          const held = heldOn(lane.held, day);
          return held ? [{ lane, stay: held.stay }] : [];
        });
        const name = `${formatWeekday(weekdayOf(day), language)} ${formatDay(day, language)}`;
        return (
          <Box component="li" key={day} sx={DAY}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1 }}>
              <Box component="h2" sx={{ m: 0, fontSize: '1rem', flexGrow: 1 }}>
                {name}
              </Box>
              {day === today && (
                <Chip color="primary" variant="filled" label={t('timeline.today')} />
              )}
              <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                {t('timeline.freeOf', { free: lanes.length - taken.length, all: lanes.length })}
              </Box>
            </Box>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {taken.map(({ lane, stay }) => (
                <Box component="li" key={`${stay._id} ${lane.key}`} sx={LINE}>
                  <Link to={pathOf(stay._id)}>
                    <span>
                      <b>{words.name(stay)}</b>
                      <span className="where">{words.lane(lane)}</span>
                    </span>
                    <span className="how">{t(`timeline.on.${onDay(stay, day)}`)}</span>
                  </Link>
                </Box>
              ))}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

const onDay = (stay: TimelineStayJson, day: string) =>
  kindOf(stay) === 'blocked'
    ? 'blocked'
    : stay.checkInDate === day && !stay.checkInStatus
      ? 'arrives'
      : 'stays';

const DAY = {
  ...{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' },
  overflow: 'hidden',
} as const;
const LINE = {
  ...{ borderTop: 1, borderColor: 'divider' },
  '& a': {
    ...{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 },
    ...{ px: 2, py: 1.25, color: 'inherit', textDecoration: 'none' },
  },
  '& b': { fontWeight: 600, display: 'block' },
  '& .where, & .how': { color: 'text.secondary', fontSize: '0.875rem' },
  '& .how': { whiteSpace: 'nowrap' },
} as const;
