import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, useRef, useState } from 'react';
import { useCreatePath } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useMay } from '../../shell/me.ts';
import { useOwner } from '../../shell/owner.ts';
import { useServices } from '../../shell/services.ts';
import { useOwnResource } from '../../shell/use-own-resource.ts';
import { PageProgress } from '../../ui/page-progress.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { nightsChosen } from './choosing.ts';
import { ChosenNights } from './chosen-nights.tsx';
import { DayList } from './day-list.tsx';
import { lanesOf } from './lanes.ts';
import { Legend } from './legend.tsx';
import { MovableGrid } from './movable-grid.tsx';
import { MovingLine } from './moving-line.tsx';
import { TakeBookingDialog } from './take-booking-dialog.tsx';
import { TimelineBar } from './timeline-bar.tsx';
import { useChoosing } from './use-choosing.ts';
import { useMoving } from './use-moving.ts';
import { useShownDays } from './use-shown-days.ts';
import { useTimeline } from './use-timeline.ts';
import { useTimelineWords } from './use-timeline-words.ts';

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
