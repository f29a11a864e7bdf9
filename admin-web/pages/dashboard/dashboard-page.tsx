import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { HotelSwitch } from '../../features/hotels/hotel-switch.tsx';
import { deskMoneyPath } from '../../shell/addresses.ts';
import { useMay } from '../../shell/me.ts';
import { useOwner } from '../../shell/owner.ts';
import { useServices } from '../../shell/services.ts';
import { Page } from '../../ui/page.tsx';
import { Decisions } from './decisions.tsx';
import { DuePanel } from './due-panel.tsx';
import { OutlookLater } from './outlook-later.tsx';
import { PrintPage } from './print-lazy.ts';
import { StayPanel } from './stay-panel.tsx';
import { useLocationFirst } from './use-location-first.ts';
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
