import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { useGetList, useNotify } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { HotelSwitch } from '../../features/hotels/hotel-search.tsx';
import { useHotels } from '../../features/hotels/hotels.ts';
import { deskMoneyPath, ownerResource, siteResource } from '../../shell/addresses.ts';
import { allOf } from '../../shell/api/data-provider.ts';
import type { Booking, Hotel } from '../../shell/api/records.ts';
import { useMay } from '../../shell/auth.ts';
import { useOwner } from '../../shell/owner.ts';
import { useServices } from '../../shell/services.ts';
import { lazyPage } from '../../ui/lazy-page.tsx';
import { Page, Section } from '../../ui/page.tsx';
import { DuePanel, StayPanel } from './stay-panel.tsx';
import { PRINTED, usePrinted } from './use-printed.ts';
import { useStaysOfToday } from './use-stays-of-today.ts';

/** What goes on in the owner's hotels today; `?print=arrivals` or `cards` is what is printed of it. */
export const DashboardPage = () => (usePrinted().printed ? <PrintPage /> : <Dashboard />);

/** What days before have left undecided, where anything is, and the day that it was due on. */
const OVERDUE = [
  ['overdueArrivals', 'checkIn'],
  ['overdueDepartures', 'checkOut'],
] as const;

function Dashboard() {
  const { t } = useTranslation();
  useLocationFirst();
  const { arrivals, departures, inHouse, owing, holds, isError, ...overdue } = useStaysOfToday();
  const readsMoney = useMay('read-money');
  const readsDesk = useMay('read-history');
  const { basename } = useServices();
  const ownerId = useOwner() ?? '-';
  const { addressOf } = usePrinted();
  return (
    <Page
      title={t('dashboard.title')}
      actions={
        <>
          {readsDesk && (
            <Button component={Link} to={basename + deskMoneyPath(ownerId)}>
              {t('desk.title')}
            </Button>
          )}
          <HotelSwitch />
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' } }}>
        {OVERDUE.map(([group, shows]) =>
          overdue[group]?.length ? (
            <StayPanel
              key={group}
              title={t(`dashboard.${group}`)}
              stays={overdue[group]}
              failed={isError}
              shows={shows}
              isWarning
            />
          ) : null,
        )}
        <StayPanel title={t('dashboard.arrivals')} stays={arrivals} failed={isError}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
            {PRINTED.map((each) => (
              <Button key={each} component={Link} to={addressOf(each)} size="small">
                {t(`print.${each}`)}
              </Button>
            ))}
          </Box>
        </StayPanel>
        <StayPanel title={t('dashboard.departures')} stays={departures} failed={isError} />
        <StayPanel title={t('dashboard.inHouse')} stays={inHouse} failed={isError} />
        <StayPanel title={t('dashboard.holds')} stays={holds} failed={isError} shows="hold" />
        <DuePanel stays={owing} failed={isError} />
        {readsMoney && <Decisions holds={holds} />}
      </Box>
      {readsMoney && <OutlookLater />}
    </Page>
  );
}

const ONE = { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' } } as const;

/** What waits for somebody who may decide over money. */
function Decisions({ holds }: Readonly<{ holds: readonly Booking[] | undefined }>) {
  const { t } = useTranslation();
  const { basename } = useServices();
  const ownerId = useOwner() ?? '-';
  const asked = useOpenCount('refunds', ['requested'], ownerId);
  const failed = useOpenCount('refunds', ['failed'], ownerId);
  const cases = useOpenCount('cases', 'open', ownerId);
  const bookings = ownerResource(ownerId, 'book-manage');
  const lines = [
    {
      name: t('dashboard.transfers'),
      count: holds?.filter(({ transferReportedAt }) => transferReportedAt !== null).length,
      to: `${bookings}?${query({ status: ['Reserved'], transferReported: 'true' })}`,
    },
    {
      name: t('dashboard.refunds'),
      count: asked,
      to: `${siteResource('refunds')}?${query({ status: ['requested'] })}`,
    },
    {
      name: t('dashboard.failedRefunds'),
      count: failed,
      to: `${siteResource('refunds')}?${query({ status: ['failed'] })}`,
    },
    {
      name: t('dashboard.cases'),
      count: cases,
      to: `${siteResource('cases')}?${query({ status: 'open' })}`,
    },
  ];
  return (
    <Section title={t('dashboard.decide')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lines.map(({ name, count, to }) => (
          <Box component="li" key={name} sx={{ borderTop: 1, borderColor: 'divider' }}>
            <Box component={Link} to={`${basename}/${to}`} sx={LINE}>
              <span>{name}</span>
              <Box component="span" sx={{ fontWeight: count ? 700 : 400 }}>
                {count ?? '…'}
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

/** How many of an owner's are in that state: undefined until it is known, a dash where it cannot be obtained. */
function useOpenCount(list: 'refunds' | 'cases', status: string | string[], ownerId: string) {
  const { total, error } = useGetList(siteResource(list), { ...ONE, filter: { status, ownerId } });
  return error ? '–' : total;
}

const query = (filter: Readonly<Record<string, unknown>>): string =>
  new URLSearchParams({ filter: JSON.stringify(filter) }).toString();

const LINE = {
  display: 'flex',
  justifyContent: 'space-between',
  py: 1,
  px: 0.5,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover' },
} as const;

const Outlook = lazy(async () => ({ default: (await import('./outlook.tsx')).Outlook }));

/** As high as it usually is. */
const HEIGHT = 440;

/** What is not needed first is loaded after the page. */
const OutlookLater = () => (
  <Suspense fallback={<Skeleton variant="rounded" height={HEIGHT} sx={{ mt: 2 }} />}>
    <Outlook />
  </Suspense>
);

const PrintPage = lazyPage(async () => (await import('./print-page.tsx')).PrintPage);

/** Leads an owner none of whose hotels has a place on the map to where it is given, and says why. */
function useLocationFirst(): void {
  const { t } = useTranslation();
  const { basename } = useServices();
  const ownerId = useOwner();
  const mayWrite = useMay('write-hotels', ownerId);
  const notify = useNotify();
  const navigate = useNavigate();
  const isMissing = useNoneIsPlaced(ownerId) && mayWrite;
  useEffect(() => {
    if (!isMissing || ownerId === undefined) return;
    notify(t('dashboard.location'), { type: 'error' });
    void navigate(`${basename}/${ownerResource(ownerId, 'hotel-manage')}`, { replace: true });
  }, [isMissing, ownerId, basename, notify, navigate, t]);
}

const hasNoPlace = ({ locPlaces }: Hotel) => locPlaces === null;

/** Whether no hotel of the owner has a place; all are looked at only where the first ones have none. */
function useNoneIsPlaced(ownerId: string | undefined): boolean {
  const { dataProvider } = useServices();
  const { data: first, total = 0 } = useHotels();
  const noneOfFirst = first?.every(hasNoPlace) === true;
  const areMore = noneOfFirst && total > first.length;
  const resource = ownerResource(ownerId ?? '-', 'hotel-manage');
  const { data: all } = useQuery({
    queryKey: [resource, 'all'],
    queryFn: () => allOf<Hotel>(dataProvider, resource, {}),
    enabled: areMore,
    staleTime: 60_000,
  });
  return noneOfFirst && (!areMore || all?.every(hasNoPlace) === true);
}
