import { addDays, type LocalDate, nightsBetween } from '@baanpak/domain/values/time/local-date.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useCreatePath, useLogoutIfAccessDenied } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { read } from '../../shell/api/calls.ts';
import { useMay } from '../../shell/auth.ts';
import { useOwner, useOwnResource } from '../../shell/owner.ts';
import { useServices } from '../../shell/services.ts';
import { useFormats } from '../../ui/formats.ts';
import { PageProgress } from '../../ui/page.tsx';
import { nightsChosen, useChoosing } from './choosing.ts';
import { DayList } from './day-list.tsx';
import { gridStyles } from './grid-styles.ts';
import { KINDS, type Lane, lanesOf, type RoomNights } from './lanes.ts';
import { MovableGrid } from './movable-grid.tsx';
import { type Dragged, nightsOver, useMoving, whoIsThere } from './moving.ts';
import { BlockDialog, TakeBookingDialog } from './new-booking.tsx';
import { useShownDays } from './shown-days.ts';
import { TimelineBar } from './timeline-bar.tsx';
import { type TimelineWords, useTimelineWords } from './words.ts';

/** The rooms of one hotel over some days; on a phone a list by day. */
export function HotelTimeline({ hotelId, name }: Readonly<{ hotelId: string; name: string }>) {
  const { t } = useTranslation();
  const { language } = useServices();
  const isNarrow = useMediaQuery('(max-width: 599.95px)');
  const words = useTimelineWords();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const resource = useOwnResource('book-manage');
  const shown = useShownDays(isNarrow ? 7 : 14);
  const { rooms, error, isOld, reload } = useTimeline(hotelId, shown.first, shown.span);
  const lanes = useMemo(() => lanesOf(rooms ?? []), [rooms]);
  const mayTake = useMay('take-bookings', useOwner());
  const { choosing, step } = useChoosing({ lanes, shown, mayChoose: mayTake && !isOld });
  const mayMove = mayTake && !isOld;
  const moving = useMoving({ lanes, choosing, shown, mayMove, step });
  const [asked, setAsked] = useState<'take' | 'block'>();
  const entry = useRef<HTMLButtonElement>(null);
  const { chosen } = choosing;
  const lane = chosen && lanes[chosen.row];
  const nights = lane && { lane, name: words.lane(lane), ...nightsChosen(chosen) };
  const done = () => {
    setAsked(undefined);
    step({ type: 'clear' });
    void reload();
  };
  const Dialog = asked === 'take' ? TakeBookingDialog : BlockDialog;
  const pathOf = (id: string) => createPath({ resource, type: 'edit', id });
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <TimelineBar shown={shown} {...(isNarrow && { spans: [7, 14] })} />
      {error && <Alert severity="error">{error.message}</Alert>}
      {!rooms && !error && <PageProgress />}
      {rooms?.length === 0 && <Box>{t('timeline.noRooms')}</Box>}
      {rooms && rooms.length > 0 && (
        <Box aria-busy={isOld} sx={{ opacity: isOld ? 0.5 : 1 }}>
          {isNarrow ? (
            <DayList {...{ rooms, words, pathOf }} days={shown.days} today={shown.today} />
          ) : (
            <MovableGrid
              label={t('timeline.grid', { hotel: name })}
              {...{ language, lanes, words, choosing, moving, mayMove }}
              days={shown.days}
              today={shown.today}
              onStep={step}
              onChosen={() => entry.current?.focus()}
              onOpen={(id) => navigate(pathOf(id))}
            />
          )}
        </Box>
      )}
      {!isNarrow && mayTake && (
        <ChosenNights
          {...{ nights, entry }}
          moving={moving.moved && <MovingLine {...{ lanes, words }} moved={moving.moved} />}
          onTake={() => setAsked('take')}
          onBlock={() => setAsked('block')}
          onClear={() => step({ type: 'clear' })}
        />
      )}
      {!isNarrow && <Legend />}
      {asked && nights && (
        <Dialog nights={nights} onDone={done} onClose={() => setAsked(undefined)} />
      )}
    </Box>
  );
}

/**
 * A hotel's rooms and their stays on some days; what was shown stays until other days came. It is read again as bookings
 * change, like their lists, for its key begins with theirs.
 */
function useTimeline(hotelId: string | undefined, first: LocalDate, span: number) {
  const { client } = useServices();
  const resource = useOwnResource('book-manage');
  const cache = useQueryClient();
  const to = addDays(first, span);
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: [resource, 'timeline', hotelId, first, to],
    queryFn: () => read(client, '/bookings/timeline', {}, { hotelId, from: first, to }),
    enabled: hotelId !== undefined,
    placeholderData: keepPreviousData,
  });
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  useEffect(() => {
    if (error) void logoutIfAccessDenied(error);
  }, [error, logoutIfAccessDenied]);
  return {
    rooms: data?.rooms,
    error,
    isOld: isPlaceholderData,
    reload: () => cache.invalidateQueries({ queryKey: [resource] }),
  };
}

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
function ChosenNights({ nights, moving, entry, ...on }: ChosenNightsProps) {
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

type MovingLineProps = Readonly<{
  moved: Dragged;
  lanes: readonly Lane[];
  words: TimelineWords;
}>;

/** Where a stay that is moved by keyboard would lie, who is there, and which keys go on. */
function MovingLine({ moved, lanes, words }: MovingLineProps) {
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

/** What the looks of stays mean. */
function Legend() {
  const { t } = useTranslation();
  return (
    <Box component="ul" sx={LEGEND} aria-label={t('timeline.legend')}>
      {KINDS.map((kind) => (
        <li key={kind}>
          <span className={`stay ${kind}`} aria-hidden />
          {t(`timeline.kind.${kind}`)}
        </li>
      ))}
      <li>
        <i className="due" aria-hidden />
        {t('timeline.moneyDue')}
      </li>
    </Box>
  );
}

const { '& .stay': STAY, '& .due': DUE, ...styles } = gridStyles(7);
const LEGEND = {
  ...{
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 2.5,
    rowGap: 0.5,
    listStyle: 'none',
    m: 0,
    p: 0,
  },
  ...{ fontSize: '0.8125rem', color: 'text.secondary' },
  '& li': { display: 'flex', alignItems: 'center', gap: 0.75 },
  '& .stay': { width: 18, height: 14, borderRadius: '4px', borderLeft: STAY.borderLeft },
  '& .due': { ...DUE, mr: 0 },
  ...{ '& .held': styles['& .held'], '& .booked': styles['& .booked'] },
  ...{ '& .inHouse': styles['& .inHouse'], '& .left': styles['& .left'] },
  ...{ '& .noShow': styles['& .noShow'], '& .blocked': styles['& .blocked'] },
} as const;
