import type { CompensationJson, TouchJson } from '@baanpak/contract/events/radius.ts';
import { COMPENSATIONS, type CompensationCode } from '@baanpak/contract/history/compensations.ts';
import type { AnswerOfCall } from '@baanpak/contract/routes/call.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetMany } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { historyOfEvent, thingPath } from '../../features/history/history-path.ts';
import type { HistoryEvent } from '../../features/history/steps.ts';
import { auditPath, pricesPath, siteResource } from '../../shell/addresses.ts';
import { read } from '../../shell/api/calls.ts';
import type { Hotel, Room, User } from '../../shell/api/records.ts';
import { nameOf } from '../../shell/auth.ts';
import { useOwner } from '../../shell/owner.ts';
import { useServices } from '../../shell/services.ts';
import { COLORS } from '../../shell/theme.ts';
import { formatBaht, useFormats } from '../../ui/formats.ts';
import { Section } from '../../ui/page.tsx';
import { HistoryFailed, HistoryToCome, PrintedFrame } from './history-parts.tsx';

type Radius = AnswerOfCall<'GET /log/radius'>;

/** What an event led to: the bookings that it concerns and what they cost, what mends it, and what followed. */
export function RadiusPage() {
  const { t } = useTranslation();
  const { basename } = useServices();
  const ownerId = useOwner() ?? '-';
  const event = useSearchParams()[0].get('event') ?? '';
  return (
    <PrintedFrame
      title={t('radius.title')}
      back={{ to: basename + auditPath(ownerId), text: t('drawer.audit') }}
    >
      {event === '' ? <Box>{t('radius.noEvent')}</Box> : <RadiusOf key={event} eventId={event} />}
    </PrintedFrame>
  );
}

const FROM_THE_FIRST: string | undefined = undefined;

function RadiusOf({ eventId }: Readonly<{ eventId: string }>) {
  const { client } = useServices();
  const { data, error, refetch, ...paging } = useInfiniteQuery({
    queryKey: ['radius', eventId],
    queryFn: ({ pageParam: after }) =>
      read(client, '/log/radius', {}, { event: eventId, ...(after !== undefined && { after }) }),
    initialPageParam: FROM_THE_FIRST,
    getNextPageParam: ({ more, touches }) => (more ? touches.at(-1)?._id : undefined),
  });
  if (error && !data)
    return <HistoryFailed error={error} of="radius" onAgain={() => void refetch()} />;
  const radius = data && wholeOf(data);
  if (!radius) return <HistoryToCome />;
  return <Shown radius={radius} {...paging} />;
}

/** All pages as one: the event and what followed are the same on each. */
function wholeOf({ pages }: InfiniteData<Radius>): Radius | undefined {
  const [first] = pages;
  return (
    first && {
      ...first,
      touches: pages.flatMap(({ touches }) => touches),
      compensations: oncePerThing(pages.flatMap(({ compensations }) => compensations)),
    }
  );
}

const oncePerThing = (acts: readonly CompensationJson[]): CompensationJson[] => [
  ...new Map(acts.map((act) => [`${act.what} ${act._id}`, act])).values(),
];

type ShownProps = Readonly<{
  radius: Radius;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}>;

function Shown({ radius, hasNextPage, isFetchingNextPage, fetchNextPage }: ShownProps) {
  const { t } = useTranslation();
  const { event, follows, touches, compensations, moreFollows } = radius;
  const isUnder = touches.some(({ under }) => under);
  const isOfRow = ({ _id }: CompensationJson) => isUnder && touches.some((one) => one._id === _id);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Section title={t('radius.event')}>
        <Happened event={event} />
      </Section>
      <Section title={t('radius.touches')}>
        <Touches
          touches={touches}
          acts={compensations.filter(isOfRow)}
          isUnder={isUnder}
          hasMore={hasNextPage}
        />
        {hasNextPage && (
          <Button
            className="no-print"
            variant="outlined"
            sx={{ mt: 2 }}
            loading={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {t('radius.more')}
          </Button>
        )}
      </Section>
      <Section title={t('radius.mends')}>
        <Acts acts={compensations.filter((act) => !isOfRow(act))} touches={touches} />
        {compensations.some(isOfRow) && (
          <Box sx={{ color: 'text.secondary', mt: 1 }}>{t('radius.mendsBookings')}</Box>
        )}
      </Section>
      <Section title={t('radius.follows')}>
        {follows.length === 0 && (
          <Box sx={{ color: 'text.secondary' }}>{t('radius.noFollows')}</Box>
        )}
        <Box component="ol" sx={LIST}>
          {follows.map((each) => (
            <Box component="li" key={each.id} sx={ROW}>
              <Happened event={each} />
            </Box>
          ))}
        </Box>
        {moreFollows && (
          <Box sx={{ color: 'text.secondary', mt: 1 }}>
            {t('radius.moreFollows', { count: follows.length })}
          </Box>
        )}
      </Section>
    </Box>
  );
}

const LIST = { listStyle: 'none', m: 0, p: 0 } as const;
const ROW = { py: 1, borderTop: 1, borderColor: 'divider', breakInside: 'avoid' } as const;

/** An event in its sentence; its moment leads to the history it stands in. */
function Happened({ event }: Readonly<{ event: HistoryEvent }>) {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const { basename } = useServices();
  const { id, stream, at } = event;
  const path = historyOfEvent({ _id: id, stream, time: at }, useOwner() ?? '-');
  return (
    <>
      <Box sx={{ overflowWrap: 'anywhere', lineHeight: 1.5 }}>
        {event.undone ? <s>{event.sentence}</s> : event.sentence}
      </Box>
      <Box sx={META}>
        {path === undefined ? (
          moment(at)
        ) : (
          <MuiLink component={Link} to={basename + path}>
            {moment(at)}
          </MuiLink>
        )}
        <span>{t(`history.lanes.${event.lane}`)}</span>
        {event.undone && <Chip label={t('history.undone')} />}
      </Box>
    </>
  );
}

const META = {
  ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 },
  ...{ color: 'text.secondary', fontSize: '0.8125rem' },
} as const;

type TouchesProps = Readonly<{
  touches: readonly TouchJson[];
  /** What mends single bookings of these. */
  acts: readonly CompensationJson[];
  /** Some of them were made under what the event set. */
  isUnder: boolean;
  hasMore: boolean;
}>;

/** The bookings and what they cost; those that were made under what the event set can be shown alone. */
function Touches({ touches, acts, isUnder, hasMore }: TouchesProps) {
  const { t } = useTranslation();
  const [isAlone, setAlone] = useState(false);
  const under = touches.filter((one) => one.under);
  const sum = (those: readonly TouchJson[]) =>
    formatBaht(those.reduce((total, { amount }) => total + amount, 0) / 100);
  if (touches.length === 0)
    return <Box sx={{ color: 'text.secondary' }}>{t('radius.noTouches')}</Box>;
  return (
    <>
      <Box sx={{ fontWeight: 600 }}>
        {isUnder
          ? t('radius.under', { under: under.length, count: touches.length, sum: sum(under) })
          : t('radius.named', { count: touches.length, sum: sum(touches) })}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {[t('radius.amounts'), hasMore && t('radius.soFar')].filter(Boolean).join(' ')}
      </Box>
      {isUnder && under.length < touches.length && (
        <Chip
          component="button"
          clickable
          size="medium"
          className="no-print"
          aria-pressed={isAlone}
          color={isAlone ? 'primary' : 'default'}
          variant={isAlone ? 'filled' : 'outlined'}
          label={t('radius.underAlone')}
          onClick={() => setAlone(!isAlone)}
          sx={{ mt: 1.5 }}
        />
      )}
      <Box component="ul" aria-label={t('radius.touches')} sx={{ ...LIST, mt: 1.5 }}>
        {(isAlone ? under : touches).map((touch) => (
          <Touch
            key={touch._id}
            touch={touch}
            isUnder={isUnder}
            acts={acts.filter(({ _id }) => _id === touch._id)}
          />
        ))}
      </Box>
    </>
  );
}

type TouchProps = Readonly<{
  touch: TouchJson;
  isUnder: boolean;
  acts: readonly CompensationJson[];
}>;

function Touch({ touch, isUnder, acts }: TouchProps) {
  const { t } = useTranslation();
  const { basename } = useServices();
  const ownerId = useOwner() ?? '-';
  const { _id, bookingId, amount, under } = touch;
  return (
    <Box component="li" sx={{ ...ROW, ...TOUCH }}>
      <MuiLink
        component={Link}
        to={basename + thingPath('booking', ownerId, _id)}
        sx={{ fontWeight: 600 }}
      >
        {bookingId}
      </MuiLink>
      <Box sx={{ fontVariantNumeric: 'tabular-nums', textAlign: { xs: 'right', sm: 'left' } }}>
        {formatBaht(amount / 100)}
      </Box>
      <Box>
        {isUnder && (
          <Chip
            color={under ? 'warning' : 'default'}
            label={t(under ? 'radius.isUnder' : 'radius.isNotUnder')}
          />
        )}
      </Box>
      <Box className="no-print" sx={ACTS}>
        {acts.map((act) => (
          <ActLink key={act.what} act={act} things={undefined} />
        ))}
      </Box>
    </Box>
  );
}

const TOUCH = {
  ...{ display: 'grid', columnGap: 2, rowGap: 0.5, alignItems: 'center' },
  gridTemplateColumns: { xs: '1fr auto', sm: '8rem 7rem 12rem minmax(0, 1fr)' },
  '& > :nth-of-type(n + 3)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
} as const;
const ACTS = { display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 } as const;

type ActsProps = Readonly<{ acts: readonly CompensationJson[]; touches: readonly TouchJson[] }>;

/** What mends the event, each confirmed by itself where its link leads. */
function Acts({ acts, touches }: ActsProps) {
  const { t } = useTranslation();
  const codes = new Map(touches.map(({ _id, bookingId }) => [_id, bookingId]));
  const things = useThings(
    acts.filter(({ what }) => COMPENSATIONS[what].of !== 'booking'),
    codes,
  );
  if (acts.length === 0)
    return <Box sx={{ color: 'text.secondary' }}>{t('radius.nothingMends')}</Box>;
  return (
    <Box component="ul" sx={{ ...LIST, borderColor: COLORS.line }}>
      {acts.map((act) => (
        <Box component="li" key={`${act.what} ${act._id}`} sx={{ py: 0.75 }}>
          <ActLink act={act} things={things} />
        </Box>
      ))}
    </Box>
  );
}

/** What things are called, and where their prices are set, by their ids. */
type Things = Readonly<{
  names: ReadonlyMap<string, string>;
  hotelOf: ReadonlyMap<string, string>;
}>;

const ONCE = { retry: false } as const;

/** What the things are called that acts are done to; `codes` are those of bookings. */
function useThings(acts: readonly CompensationJson[], codes: ReadonlyMap<string, string>): Things {
  const { text } = useFormats();
  const ids = (kind: string) => [
    ...new Set(acts.flatMap(({ what, _id }) => (COMPENSATIONS[what].of === kind ? [_id] : []))),
  ];
  const { data: rooms = [] } = useGetMany<Room>('rooms', { ids: ids('room') }, ONCE);
  const { data: hotels = [] } = useGetMany<Hotel>('hotels', { ids: ids('hotel') }, ONCE);
  const { data: users = [] } = useGetMany<User>('users', { ids: ids('user') }, ONCE);
  return {
    names: new Map([
      ...codes,
      ...rooms.filter(Boolean).map(({ id, title }): [string, string] => [id, text(title)]),
      ...hotels.filter(Boolean).map(({ id, hotelName }): [string, string] => [id, text(hotelName)]),
      ...users.filter(Boolean).map((user): [string, string] => [user.id, nameOf(user)]),
    ]),
    hotelOf: new Map(
      rooms.filter(Boolean).map(({ id, hotelId }): [string, string] => [id, hotelId]),
    ),
  };
}

/** What is done in the grid of prices. */
const IN_PRICES: readonly CompensationCode[] = ['set-prices', 'undo-prices', 'set-stay-rules'];

type ActLinkProps = Readonly<{
  act: CompensationJson;
  /** Undefined where it is plain what the act is done to. */
  things: Things | undefined;
}>;

/** Leads to where an act is done and confirmed by itself. */
function ActLink({ act: { what, _id }, things }: ActLinkProps) {
  const { basename, language } = useServices();
  const ownerId = useOwner() ?? '-';
  const { of, sentence } = COMPENSATIONS[what];
  const name = things?.names.get(_id);
  const path = () => {
    if (of === 'case') return `/${siteResource('cases')}`;
    if (of === 'site') return `/${siteResource('site')}`;
    if (IN_PRICES.includes(what)) return pricesPath(ownerId, things?.hotelOf.get(_id));
    return thingPath(of, ownerId, _id);
  };
  return (
    <MuiLink component={Link} to={basename + path()}>
      {name === undefined ? sentence[language] : `${sentence[language]}: ${name}`}
    </MuiLink>
  );
}
