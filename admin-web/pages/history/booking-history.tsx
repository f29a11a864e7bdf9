import type { PendingJson } from '@baanpak/contract/booking/booking-history.ts';
import { bahtText } from '@baanpak/contract/history/sentence.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useGetMany, useGetOne } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { thingPath } from '../../features/history/history-path.ts';
import { type HistoryEvent, type Lane, lanesOf } from '../../features/history/steps.ts';
import { read } from '../../shell/api/calls.ts';
import type { Booking, Hotel, Room } from '../../shell/api/records.ts';
import { useOwner, useOwnResource } from '../../shell/owner.ts';
import { useServices } from '../../shell/services.ts';
import { COLORS } from '../../shell/theme.ts';
import { Facts } from '../../ui/facts.tsx';
import { useFormats } from '../../ui/formats.ts';
import { Changes, EventSlider, StateAfter } from './booking-states.tsx';
import { EventLinks } from './event-links.tsx';
import { HistoryList } from './history-list.tsx';
import { HistoryFailed, HistoryFrame, HistoryToCome, LaneChips } from './history-parts.tsx';
import { useLookedAt } from './use-looked-at.ts';

/** What happened to a booking, and what it was like after each event. */
export function BookingHistoryPage() {
  const { t } = useTranslation();
  const { client, basename } = useServices();
  const { id = '' } = useParams();
  const ownerId = useOwner() ?? '-';
  const { data: booking } = useGetOne<Booking>(
    useOwnResource('book-manage'),
    { id },
    { retry: false },
  );
  const { data, error, refetch } = useQuery({
    queryKey: ['history', 'booking', id],
    queryFn: () => read(client, '/bookings/{id}/history', { id }),
  });
  return (
    <HistoryFrame
      what={booking?.bookingId ?? ''}
      back={{
        to: basename + thingPath('booking', ownerId, id),
        text: t('history.backTo.booking'),
      }}
    >
      {error && <HistoryFailed error={error} onAgain={() => void refetch()} />}
      {!data && !error && <HistoryToCome />}
      {data && data.events.length === 0 && <Box>{t('history.empty')}</Box>}
      {data && data.events.length > 0 && (
        <>
          <UnderWay pending={data.pending} />
          {data.more && (
            <Alert severity="info" sx={{ mb: 2 }}>
              {t('history.newestAlone', { count: data.events.length })}
            </Alert>
          )}
          <BookingHistory id={id} events={data.events} booking={booking} />
        </>
      )}
    </HistoryFrame>
  );
}

/** What the last event leaves open. */
function UnderWay({ pending }: Readonly<{ pending: readonly PendingJson[] }>) {
  const { t } = useTranslation();
  const { moment } = useFormats();
  if (pending.length === 0) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {t('history.underWay')}:{' '}
      {pending
        .map(({ kind, until, amount }) =>
          t(`history.pending.${kind}`, {
            until: moment(until),
            amount: amount === null ? '' : bahtText(amount),
          }).trim(),
        )
        .join(' · ')}
    </Alert>
  );
}

type BookingHistoryProps = Readonly<{
  id: string;
  events: readonly HistoryEvent[];
  booking: Booking | undefined;
}>;

/** The lanes beside the booking's state; on a phone one below the other, with the slider at hand. */
function BookingHistory({ id, events, booking }: BookingHistoryProps) {
  const { t } = useTranslation();
  const isWide = useMediaQuery('(min-width: 1100px)');
  const [hidden, setHidden] = useState<readonly Lane[]>([]);
  const { selected, addressOf, select } = useLookedAt();
  const names = useNames(events);
  const named = events.findIndex(({ id }) => id === selected);
  const place = named === -1 ? events.length - 1 : named;
  const event = events[place];
  const lanes = lanesOf(events);
  const move = (next: number) => {
    const to = events[next];
    if (to) select(to.id);
  };
  const slider = <EventSlider {...{ events, place }} onMove={move} />;
  return (
    <>
      {selected !== undefined && named === -1 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('history.elsewhere')}
        </Alert>
      )}
      <LaneChips {...{ lanes, hidden }} onChange={setHidden} />
      <Box className="history-columns" sx={isWide ? COLUMNS : { display: 'grid', gap: 3 }}>
        <HistoryList
          events={events.filter(({ lane }) => !hidden.includes(lane))}
          order="oldest-first"
          lanes={lanes.filter((lane) => !hidden.includes(lane))}
          selected={named === -1 ? undefined : selected}
          {...{ isWide, addressOf }}
          linksOf={(shown) => <EventLinks event={shown} thing="booking" id={id} />}
          {...(!isWide && {
            detailsOf: (shown: HistoryEvent) => <Changes event={shown} names={names} />,
          })}
        />
        {!isWide && <Box sx={AT_HAND}>{slider}</Box>}
        <Box className="history-side" sx={isWide ? SIDE : {}}>
          {isWide && slider}
          {isWide && event && <ChangesOf event={event} names={names} />}
          <StateAfter {...{ events, place, names }} />
          {booking && <AsOfNow booking={booking} />}
        </Box>
      </Box>
    </>
  );
}

const COLUMNS = {
  ...{ display: 'grid', gap: 4, alignItems: 'start' },
  gridTemplateColumns: 'minmax(0, 1fr) 360px',
} as const;
const SIDE = {
  ...{ position: 'sticky', top: 72, maxHeight: 'calc(100vh - 88px)', overflowY: 'auto' },
  ...{ display: 'grid', gap: 2.5, p: 2.5, bgcolor: 'background.paper', fontSize: '0.875rem' },
  ...{ border: `1px solid ${COLORS.line}`, borderRadius: 1 },
} as const;
/** Stays at the lower edge of the window. */
const AT_HAND = {
  ...{ position: 'sticky', bottom: 0, zIndex: 1, mx: -2, px: 2, pt: 1, pb: 0.5 },
  ...{ bgcolor: 'background.paper', borderTop: 1, borderColor: 'divider' },
} as const;

type ChangesOfProps = Readonly<{ event: HistoryEvent; names: ReadonlyMap<string, string> }>;

function ChangesOf({ event, names }: ChangesOfProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography variant="h3" component="h2" id={id} sx={{ mb: 1 }}>
        {t('history.changed')}
      </Typography>
      <Changes event={event} names={names} />
    </Box>
  );
}

/** What no event of the booking decides. */
function AsOfNow({ booking }: Readonly<{ booking: Booking }>) {
  const { t } = useTranslation();
  const { text } = useFormats();
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: { xs: 3, lg: 0 } }}>
      <Typography variant="h3" component="h2" id={id}>
        {t('history.asOfNow')}
      </Typography>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', mb: 1 }}>
        {t('history.asOfNowHint')}
      </Box>
      <Facts
        facts={[
          [t('booking.room'), text(booking.roomObj.title)],
          [t('history.kinds.hotel'), text(booking.hotelName)],
          [t('unit.one'), booking.unit],
        ]}
      />
    </Box>
  );
}

/** What the users, rooms and hotels of a booking's events are called now, by their ids. */
function useNames(events: readonly HistoryEvent[]): ReadonlyMap<string, string> {
  const { text } = useFormats();
  const idsIn = (field: string) => [
    ...new Set(
      events.flatMap(({ changes }) => {
        const to = changes?.[field]?.to;
        return typeof to === 'string' ? [to] : [];
      }),
    ),
  ];
  const { data: rooms = [] } = useGetMany<Room>('rooms', { ids: idsIn('roomId') }, NEVER_AGAIN);
  const { data: hotels = [] } = useGetMany<Hotel>('hotels', { ids: idsIn('hotelId') }, NEVER_AGAIN);
  return new Map([
    ...events.flatMap(({ by, name }): [string, string][] => (name === null ? [] : [[by, name]])),
    ...rooms.filter(Boolean).map(({ id, title }): [string, string] => [id, text(title)]),
    ...hotels.filter(Boolean).map(({ id, hotelName }): [string, string] => [id, text(hotelName)]),
  ]);
}
const NEVER_AGAIN = { retry: false } as const;
