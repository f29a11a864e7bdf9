import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import { Fragment, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useEventWords } from '../../features/history/event-words.ts';
import {
  causesIn,
  type HistoryEvent,
  type Lane,
  type Order,
  type Silence,
  type Step,
  silenceBefore,
  stepsOf,
} from '../../features/history/steps.ts';
import { COLORS } from '../../shell/theme.ts';
import { useFormats } from '../../ui/formats.ts';
import { Recorded } from './recorded.tsx';

type HistoryListProps = Readonly<{
  events: readonly HistoryEvent[];
  order: Order;
  /** A column for each; on a phone each event names its own. */
  lanes: readonly Lane[];
  isWide: boolean;
  /** The event that is looked at, by its id. */
  selected: string | undefined;
  /** The address of this page with another event looked at. */
  addressOf: (eventId: string) => string;
  /** What leads on from the event that is looked at. */
  linksOf?: (event: HistoryEvent) => ReactNode;
  /** What stands below it. */
  detailsOf?: (event: HistoryEvent) => ReactNode;
}>;

/** What happened, step by step, in lanes; a step opens by press, and by an event of it that is looked at. */
export function HistoryList(props: HistoryListProps) {
  const { events, order, lanes, isWide, selected } = props;
  const { t } = useTranslation();
  const steps = stepsOf(events, order);
  const links = causesIn(events);
  const { isOpen, toggle } = useOpenSteps(selected);
  const list = useRef<HTMLOListElement>(null);
  useScrollTo(list, selected);
  const row = (event: HistoryEvent, step: Step) => (
    <EventRow
      key={event.id}
      {...props}
      {...{ event, step }}
      cause={links.causeOf(event)}
      effects={links.effectsOf(event)}
    />
  );
  return (
    <Box>
      {isWide && (
        <Box
          aria-hidden
          sx={{ display: 'grid', gridTemplateColumns: columnsOf(lanes), pb: 0.5, pl: '3px' }}
        >
          {lanes.map((lane) => (
            <Box key={lane} sx={LANE_NAME}>
              {t(`history.lanes.${lane}`)}
            </Box>
          ))}
        </Box>
      )}
      <Box component="ol" ref={list} aria-label={t('history.events')} sx={LIST}>
        {steps.map((step, n) => (
          <Fragment key={step.title.correlation}>
            <SilenceLine silence={silenceBefore(step, steps[n - 1], order)} order={order} />
            <Box component="li" sx={isWide ? { ...STEP, ...linesOf(lanes) } : STEP}>
              {row(step.title, step)}
              {step.others.length > 0 && (
                <Others
                  count={step.others.length}
                  isOpen={isOpen(step)}
                  onToggle={() => toggle(step)}
                  indent={isWide ? columnsOf(lanes) : undefined}
                >
                  {step.others.map((event) => (
                    <li key={event.id}>{row(event, step)}</li>
                  ))}
                </Others>
              )}
            </Box>
          </Fragment>
        ))}
      </Box>
    </Box>
  );
}

const LIST = { listStyle: 'none', m: 0, p: 0 } as const;
const STEP = { borderTop: 1, borderColor: 'divider', py: 0.5 } as const;
const LANE_WIDTH = 68;
const columnsOf = (lanes: readonly Lane[]): string =>
  `repeat(${lanes.length}, ${LANE_WIDTH}px) minmax(0, 1fr)`;
/** A line down the middle of each lane. */
const linesOf = (lanes: readonly Lane[]) => ({
  backgroundImage: `repeating-linear-gradient(to right, transparent 0 ${LANE_WIDTH / 2 - 1}px, ${COLORS.line} ${LANE_WIDTH / 2 - 1}px ${LANE_WIDTH / 2}px, transparent ${LANE_WIDTH / 2}px ${LANE_WIDTH}px)`,
  // behind the border that marks an event
  backgroundSize: `${lanes.length * LANE_WIDTH}px 100%`,
  backgroundPosition: '3px 0',
  backgroundRepeat: 'no-repeat',
});
const LANE_NAME = {
  ...{ fontSize: '0.75rem', lineHeight: 1.4, fontWeight: 600, color: 'text.secondary' },
  ...{ textAlign: 'center', px: 0.25, alignSelf: 'end' },
} as const;

/** Which steps are open: those that somebody opened, and the one with the event that is looked at. */
function useOpenSteps(selected: string | undefined) {
  type Toggle = Readonly<{ isOpen: boolean; selected: string | undefined }>;
  const [toggles, setToggles] = useState<ReadonlyMap<string, Toggle>>(new Map());
  const isOpen = ({ title, others }: Step): boolean => {
    const toggled = toggles.get(title.correlation);
    const isLookedAt = others.some(({ id }) => id === selected);
    if (!toggled) return isLookedAt;
    return toggled.isOpen || (isLookedAt && toggled.selected !== selected);
  };
  const toggle = (step: Step) => {
    const next = { isOpen: !isOpen(step), selected };
    setToggles(new Map(toggles).set(step.title.correlation, next));
  };
  return { isOpen, toggle };
}

/** Brings the event that is looked at into view; the first time to the middle, since the address names it. */
function useScrollTo(list: { readonly current: HTMLElement | null }, selected: string | undefined) {
  const isFirst = useRef(true);
  useEffect(() => {
    if (selected === undefined) return;
    const row = list.current?.querySelector(`[data-event="${CSS.escape(selected)}"]`);
    row?.scrollIntoView({ block: isFirst.current ? 'center' : 'nearest' });
    isFirst.current = false;
  }, [list, selected]);
}

type SilenceLineProps = Readonly<{ silence: Silence | undefined; order: Order }>;

/** A time in which nothing happened, in one line. */
function SilenceLine({ silence, order }: SilenceLineProps) {
  const { t } = useTranslation();
  if (!silence) return null;
  const { unit, count } = silence;
  return (
    <Box component="li" sx={SILENCE}>
      {t(`history.${order === 'oldest-first' ? 'later' : 'earlier'}.${unit}`, { count })}
    </Box>
  );
}

const SILENCE = {
  ...{ display: 'flex', alignItems: 'center', gap: 1.5, py: 0.75 },
  ...{ color: 'text.secondary', fontSize: '0.8125rem' },
  '&::before, &::after': {
    ...{ content: '""', borderTop: '1px dashed', borderColor: 'divider', flexGrow: 1 },
  },
} as const;

type OthersProps = Readonly<{
  count: number;
  isOpen: boolean;
  onToggle: () => void;
  indent: string | undefined;
  children: ReactNode;
}>;

/** What else belongs to a step, folded away; on paper it is always there. */
function Others({ count, isOpen, onToggle, indent, children }: OthersProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <>
      <Box
        className="no-print"
        sx={indent === undefined ? {} : { display: 'grid', gridTemplateColumns: indent, pl: '3px' }}
      >
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          startIcon={isOpen ? <ExpandLessIcon /> : <ExpandMoreIcon />}
          sx={{ gridColumn: '-2 / -1', justifySelf: 'start', textAlign: 'left', ml: 1 }}
        >
          {t(isOpen ? 'history.fold' : 'history.follow', { count })}
        </Button>
      </Box>
      <Box component="ol" id={id} className="history-others" hidden={!isOpen} sx={LIST}>
        {children}
      </Box>
    </>
  );
}

type EventRowProps = HistoryListProps &
  Readonly<{
    event: HistoryEvent;
    step: Step;
    cause: HistoryEvent | undefined;
    effects: readonly HistoryEvent[];
  }>;

/** One event: its sentence, the reason that somebody wrote, its moment, what led to it and what followed. */
function EventRow(props: EventRowProps) {
  const { event, step, lanes, isWide, selected, addressOf, cause, effects } = props;
  const { t, i18n } = useTranslation();
  const { moment } = useFormats();
  const why = useEventWords().why(event);
  const isSelected = event.id === selected;
  const isTitle = event === step.title;
  const laneName = t(`history.lanes.${event.lane}`);
  const linkTo = (other: HistoryEvent) => (
    <MuiLink component={Link} to={addressOf(other.id)} sx={{ fontWeight: 600 }}>
      {i18n.t(`event.${other.type}`, { defaultValue: other.type })}
    </MuiLink>
  );
  const others = isSelected ? effects : effects.filter((each) => !step.others.includes(each));
  return (
    <Box
      className="history-event"
      data-event={event.id}
      sx={{
        ...ROW,
        ...(isWide && { display: 'grid', gridTemplateColumns: columnsOf(lanes) }),
        ...(isSelected && SELECTED),
      }}
    >
      {isWide &&
        lanes.map((lane) => (
          <LaneCell key={lane} {...{ lane, isSelected }} isHere={lane === event.lane} />
        ))}
      <Box sx={{ minWidth: 0, py: 0.75, pl: 1.5, pr: 1 }}>
        <Box sx={{ fontWeight: isTitle ? 600 : 400, overflowWrap: 'anywhere', lineHeight: 1.5 }}>
          {event.undone ? <s>{event.sentence}</s> : event.sentence}
        </Box>
        {why !== '' && <Box sx={{ overflowWrap: 'anywhere' }}>{why}</Box>}
        <Box sx={META}>
          {isWide ? (
            <Box component="span" sx={HEARD_ONLY}>
              {laneName}
            </Box>
          ) : (
            <Chip label={laneName} sx={{ borderColor: LANE_COLORS[event.lane] }} />
          )}
          <MuiLink
            component={Link}
            to={addressOf(event.id)}
            aria-label={t('history.select', { at: moment(event.at) })}
            {...(isSelected && { 'aria-current': true })}
            sx={{ color: 'inherit', textDecorationColor: 'currentcolor' }}
          >
            {moment(event.at)}
          </MuiLink>
          {event.undone && <Chip label={t('history.undone')} />}
          {cause && (
            <span>
              {t('history.becauseOf')}: {linkTo(cause)}
            </span>
          )}
          {others.length > 0 && (
            <span>
              {t('history.followedBy')}:{' '}
              {others.map((other, n) => (
                <Fragment key={other.id}>
                  {n > 0 && ', '}
                  {linkTo(other)}
                </Fragment>
              ))}
            </span>
          )}
        </Box>
        {isSelected && (
          <Box sx={{ pt: 1, display: 'grid', gap: 1 }}>
            {props.linksOf?.(event)}
            {props.detailsOf?.(event)}
            <Recorded event={event} />
          </Box>
        )}
      </Box>
    </Box>
  );
}

const ROW = {
  ...{ borderRadius: 1, borderLeft: '3px solid transparent' },
  scrollMarginTop: '88px',
  scrollMarginBottom: '160px',
} as const;
const SELECTED = { bgcolor: 'rgba(40, 180, 99, 0.1)', borderLeftColor: COLORS.brandInk } as const;
const META = {
  ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 },
  ...{ color: 'text.secondary', fontSize: '0.8125rem', lineHeight: 1.6, mt: 0.25 },
} as const;

/** For screen readers. */
const HEARD_ONLY = {
  ...{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden' },
  ...{ clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
} as const;

/** Beside the lane's name, never in place of it. */
const LANE_COLORS: Readonly<Record<Lane, string>> = {
  booking: COLORS.brandInk,
  room: COLORS.info,
  checkout: COLORS.warning,
  payment: '#5b3f8c',
  refund: COLORS.danger,
  hotel: COLORS.direct,
  user: COLORS.muted,
};

type LaneCellProps = Readonly<{ lane: Lane; isHere: boolean; isSelected: boolean }>;

/** A lane's part of a row: a dot where the event is in it. */
const LaneCell = ({ lane, isHere, isSelected }: LaneCellProps) => (
  <Box aria-hidden sx={{ position: 'relative' }}>
    {isHere && (
      <Box
        sx={{
          ...{ position: 'absolute', top: 12, left: 'calc(50% - 6px)', width: 12, height: 12 },
          ...{ borderRadius: '50%', bgcolor: LANE_COLORS[lane] },
          boxShadow: `0 0 0 3px ${isSelected ? '#bfe3cd' : COLORS.paper}`,
        }}
      />
    )}
  </Box>
);
