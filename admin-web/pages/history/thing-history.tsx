import type { Action } from '@baanpak/domain/values/people/roles.ts';
import { isLocalDate } from '@baanpak/domain/values/time/local-date.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { listPath, type Thing, thingPath } from '../../features/history/history-path.ts';
import { NightPrices } from '../../features/history/night-prices.tsx';
import { nightsIn } from '../../features/history/nights.ts';
import { type HistoryEvent, type Lane, lanesOf } from '../../features/history/steps.ts';
import { siteResource } from '../../shell/addresses.ts';
import { read } from '../../shell/api/calls.ts';
import type { Hotel, Room, User } from '../../shell/api/records.ts';
import { nameOf, useMay } from '../../shell/auth.ts';
import { useOwner, useOwnResource } from '../../shell/owner.ts';
import { useServices } from '../../shell/services.ts';
import { DayField } from '../../ui/day-field.tsx';
import { useFormats } from '../../ui/formats.ts';
import { EventLinks } from './event-links.tsx';
import { HistoryList } from './history-list.tsx';
import { HistoryFailed, HistoryFrame, HistoryToCome, LaneChips } from './history-parts.tsx';
import { useLookedAt } from './use-looked-at.ts';

/** The histories of a room, a hotel and a user, and of a case of money. */
export function RoomHistoryPage() {
  const { id = '' } = useParams();
  const { text } = useFormats();
  const resource = useOwnResource('room-manage');
  const { data } = useGetOne<Room>(resource, { id }, { retry: false });
  return <ThingHistory {...{ thing: 'room', id }} what={text(data?.title)} />;
}

export function HotelHistoryPage() {
  const { id = '' } = useParams();
  const { text } = useFormats();
  const resource = useOwnResource('hotel-manage');
  const { data } = useGetOne<Hotel>(resource, { id }, { retry: false });
  return <ThingHistory {...{ thing: 'hotel', id }} what={text(data?.hotelName)} />;
}

export function UserHistoryPage() {
  const { id = '' } = useParams();
  const resource = useOwnResource('user-manage');
  const { data } = useGetOne<User>(resource, { id }, { retry: false });
  return <ThingHistory {...{ thing: 'user', id }} what={data ? nameOf(data) : ''} />;
}

export function CaseHistoryPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  return <ThingHistory {...{ thing: 'case', id }} what={t('history.kinds.case')} />;
}

type PagedThing = Exclude<Thing, 'booking'>;
type ThingHistoryProps = Readonly<{ thing: PagedThing; id: string; what: string }>;

const PATHS = {
  room: '/rooms/{id}/history',
  hotel: '/hotels/{id}/history',
  user: '/users/{id}/history',
  case: '/bookings/cases/{id}/history',
} as const satisfies Record<PagedThing, string>;

const PER_PAGE = 50;
const FROM_THE_NEWEST: string | undefined = undefined;

/** What happened to a thing, the newest first, as far back as one asks. */
function ThingHistory({ thing, id, what }: ThingHistoryProps) {
  const { t } = useTranslation();
  const { client, basename } = useServices();
  const days = useDays();
  const { from, to } = days;
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    {
      queryKey: ['history', thing, id, from, to],
      queryFn: ({ pageParam: before }) =>
        read(client, PATHS[thing], { id }, { before, perPage: PER_PAGE, from, to }),
      initialPageParam: FROM_THE_NEWEST,
      getNextPageParam: ({ more, events }) => (more ? events.at(-1)?.id : undefined),
    },
  );
  const events = eventsOnce(data?.pages ?? []);
  const back = useWayBack(thing, id);
  return (
    <HistoryFrame what={what} back={{ ...back, to: basename + back.to }}>
      <Days days={days} />
      {error && <HistoryFailed error={error} onAgain={() => void refetch()} />}
      {!data && !error && <HistoryToCome />}
      {data && events.length === 0 && <NoEvents days={days} />}
      {events.length > 0 && (
        <>
          <Listed events={events} {...{ thing, id }} />
          <Box className="no-print" sx={{ mt: 2, textAlign: 'center' }}>
            {hasNextPage ? (
              <Button
                variant="outlined"
                loading={isFetchingNextPage}
                onClick={() => void fetchNextPage()}
              >
                {t('history.more')}
              </Button>
            ) : (
              <Box sx={{ color: 'text.secondary' }}>{t('history.begin')}</Box>
            )}
          </Box>
        </>
      )}
    </HistoryFrame>
  );
}

/** What opens the page of each: who may not write it has its list alone. */
const PAGES = {
  room: { opens: 'write-hotels', list: 'drawer.roomManage' },
  hotel: { opens: 'write-hotels', list: 'drawer.hotelManage' },
  user: { opens: 'write-users', list: 'drawer.userManage' },
  case: { opens: 'read-money', list: 'drawer.cases' },
} as const satisfies Record<PagedThing, { opens: Action; list: string }>;

function useWayBack(thing: PagedThing, id: string) {
  const { t } = useTranslation();
  const ownerId = useOwner();
  const { opens, list } = PAGES[thing];
  const mayOpen = useMay(opens, ownerId);
  if (thing === 'case') return { to: `/${siteResource('cases')}`, text: t(list) };
  return mayOpen
    ? { to: thingPath(thing, ownerId ?? '-', id), text: t(`history.backTo.${thing}`) }
    : { to: listPath(thing, ownerId ?? '-'), text: t(list) };
}

type PageOfHistory = Readonly<{ events: readonly HistoryEvent[] }>;

/** Of all pages, each event once. */
const eventsOnce = (pages: readonly PageOfHistory[]): readonly HistoryEvent[] => [
  ...new Map(pages.flatMap(({ events }) => events).map((event) => [event.id, event])).values(),
];

type ListedProps = Readonly<{ events: readonly HistoryEvent[]; thing: PagedThing; id: string }>;

function Listed({ events, thing, id }: ListedProps) {
  const { t } = useTranslation();
  const isWide = useMediaQuery('(min-width: 900px)');
  const [hidden, setHidden] = useState<readonly Lane[]>([]);
  const { selected, addressOf } = useLookedAt();
  const lanes = lanesOf(events);
  const isElsewhere = selected !== undefined && !events.some(({ id }) => id === selected);
  return (
    <>
      {isElsewhere && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('history.elsewhere')}
        </Alert>
      )}
      <LaneChips {...{ lanes, hidden }} onChange={setHidden} />
      <HistoryList
        events={events.filter(({ lane }) => !hidden.includes(lane))}
        order="newest-first"
        lanes={lanes.filter((lane) => !hidden.includes(lane))}
        selected={isElsewhere ? undefined : selected}
        {...{ isWide, addressOf }}
        linksOf={(event) => <EventLinks {...{ event, thing, id }} />}
        detailsOf={PricesOf}
      />
    </>
  );
}

/** What nights cost before and after an event that changed prices. */
function PricesOf({ data }: HistoryEvent) {
  const nights = nightsIn(data);
  return nights.length > 0 && <NightPrices nights={nights} />;
}

/** The days that the address asks for, and what asks for others. */
function useDays() {
  const [parameters, setParameters] = useSearchParams();
  const dayIn = (name: string) => {
    const day = parameters.get(name) ?? '';
    return isLocalDate(day) ? day : undefined;
  };
  const set = (name: 'from' | 'to', day: string | undefined) => {
    const query = new URLSearchParams(parameters);
    if (day === undefined) query.delete(name);
    else query.set(name, day);
    query.delete('event');
    setParameters(query, { replace: true });
  };
  return { from: dayIn('from'), to: dayIn('to'), set, clear: () => setParameters({}) };
}

type DaysProps = Readonly<{ days: ReturnType<typeof useDays> }>;

function Days({ days: { from, to, set } }: DaysProps) {
  const { t } = useTranslation();
  return (
    <Box role="search" className="no-print" sx={DAYS}>
      <DayField
        isFilter
        label={t('history.from')}
        value={from ?? ''}
        onChange={(day) => set('from', day)}
      />
      <DayField
        isFilter
        label={t('history.to')}
        value={to ?? ''}
        onChange={(day) => set('to', day)}
      />
    </Box>
  );
}

const DAYS = {
  ...{ display: 'grid', gap: 1, mb: 1.5 },
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(2, 220px)' },
} as const;

function NoEvents({ days: { from, to, clear } }: DaysProps) {
  const { t } = useTranslation();
  const isCut = from !== undefined || to !== undefined;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 2 }}>
      <Box sx={{ color: 'text.secondary' }}>
        {t(isCut ? 'history.emptyFiltered' : 'history.empty')}
      </Box>
      {isCut && <Button onClick={clear}>{t('history.allDays')}</Button>}
    </Box>
  );
}
