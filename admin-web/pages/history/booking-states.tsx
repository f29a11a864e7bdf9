import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldWords } from '../../features/history/field-words.ts';
import { type HistoryEvent, stateAfter } from '../../features/history/steps.ts';
import { Facts } from '../../ui/facts.tsx';
import { useFormats } from '../../ui/formats.ts';

type EventSliderProps = Readonly<{
  /** The oldest first; at least one. */
  events: readonly HistoryEvent[];
  /** The place of the event that is looked at. */
  place: number;
  onMove: (place: number) => void;
}>;

/** Goes from event to event, by mouse or by arrow keys, Home and End. */
export function EventSlider({ events, place, onMove }: EventSliderProps) {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const last = events.length - 1;
  const placeText = (at: number) => t('history.place', { n: at + 1, count: events.length });
  return (
    <Box className="no-print">
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, fontSize: '0.875rem' }}>
        <Box sx={{ fontWeight: 600 }}>{placeText(place)}</Box>
        <Box sx={{ color: 'text.secondary' }}>{moment(events[place]?.at)}</Box>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <IconButton
          edge="start"
          aria-label={t('history.previous')}
          disabled={place === 0}
          onClick={() => onMove(place - 1)}
        >
          <ChevronLeft />
        </IconButton>
        <Slider
          size="small"
          aria-label={t('history.slider')}
          min={0}
          max={Math.max(last, 1)}
          disabled={last === 0}
          marks={last <= MOST_MARKS}
          value={place}
          onChange={(_, next) => onMove(next)}
          getAriaValueText={(at) =>
            t('history.placeOf', { place: placeText(at), sentence: events[at]?.sentence ?? '' })
          }
        />
        <IconButton
          edge="end"
          aria-label={t('history.next')}
          disabled={place === last}
          onClick={() => onMove(place + 1)}
        >
          <ChevronRight />
        </IconButton>
      </Box>
    </Box>
  );
}

/** More would run into each other. */
const MOST_MARKS = 40;

type Names = ReadonlyMap<string, string>;

/** What an event changed, each field before and after. */
export function Changes({ event, names }: Readonly<{ event: HistoryEvent; names: Names }>) {
  const { t } = useTranslation();
  const { nameOf, textOf } = useFieldWords({ names });
  const changes = Object.entries(event.changes ?? {}).filter(([field]) => isShown(field));
  const shown = changes.filter(([, { from, to }]) => !(isBlank(from) && isBlank(to)));
  if (shown.length === 0)
    return <Box sx={{ color: 'text.secondary' }}>{t('history.nothingChanged')}</Box>;
  return (
    <Facts
      facts={shown.map(([field, { from, to }]) => {
        const after = textOf(field, to);
        const value = isBlank(from)
          ? after
          : t('history.fromTo', { from: textOf(field, from), to: after });
        return [nameOf(field), value];
      })}
    />
  );
}

/** Of no use to a reader: ids, what never changes, and what is shown by another field. */
const HIDDEN = ['_id', 'ownerId', 'currency', 'version', 'refund'];
const isShown = (field: string) => !HIDDEN.includes(field);

/** There is nothing to say of it. */
const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length);

type StateProps = Readonly<{ events: readonly HistoryEvent[]; place: number; names: Names }>;

/** The booking as it was after an event; what that event changed says so. */
export function StateAfter({ events, place, names }: StateProps) {
  const { t } = useTranslation();
  const id = useId();
  const { nameOf, textOf } = useFieldWords({ names });
  const state = stateAfter(events, place + 1);
  const changes = events[place]?.changes ?? {};
  const markedIf = (isChanged: boolean, text: string): ReactNode =>
    isChanged ? <Changed text={text} mark={t('history.isChanged')} /> : text;
  // before its first own event there is nothing: then everything would be marked
  const isFirst = Object.keys(stateAfter(events, place)).length === 0;
  const shown = Object.entries(state).filter(
    ([field, value]) => isShown(field) && (!isBlank(value) || (field in changes && !isFirst)),
  );
  if (shown.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography variant="h3" component="h2" id={id} sx={{ mb: 1 }}>
        {t('history.stateAfter')}
      </Typography>
      <Facts
        facts={shown.map(([field, value]) => [
          nameOf(field),
          markedIf(field in changes && !isFirst, textOf(field, value)),
        ])}
      />
    </Box>
  );
}

const Changed = ({ text, mark }: Readonly<{ text: string; mark: string }>) => (
  <Box component="strong" sx={{ fontWeight: 600 }}>
    {text}{' '}
    <Box component="span" sx={MARK}>
      {mark}
    </Box>
  </Box>
);

const MARK = {
  ...{ fontSize: '0.75rem', fontWeight: 600, px: 0.75, py: 0.25, borderRadius: 1 },
  ...{ bgcolor: '#d9f0e2', color: 'text.primary', whiteSpace: 'nowrap' },
} as const;
