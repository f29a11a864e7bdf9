import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useMay } from '../auth/me.ts';
import { HotelSwitch } from '../hotels/hotel-switch.tsx';
import { Page } from '../ui/page.tsx';
import { Decisions } from './decisions.tsx';
import { StayPanel } from './stay-panel.tsx';
import { useLocationFirst } from './use-location-first.ts';
import { useStaysOfToday } from './use-stays-of-today.ts';

/** What goes on in the owner's hotels today. */
export function DashboardPage() {
  const { t } = useTranslation();
  useLocationFirst();
  const { arrivals, departures, inHouse, holds, isError } = useStaysOfToday();
  const readsMoney = useMay('read-money');
  return (
    <Page title={t('dashboard.title')} actions={<HotelSwitch />}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' } }}>
        <StayPanel title={t('dashboard.arrivals')} stays={arrivals} failed={isError} />
        <StayPanel title={t('dashboard.departures')} stays={departures} failed={isError} />
        <StayPanel title={t('dashboard.inHouse')} stays={inHouse} failed={isError} />
        <StayPanel title={t('dashboard.holds')} stays={holds} failed={isError} countdown />
        {readsMoney && <Decisions holds={holds} />}
      </Box>
    </Page>
  );
}
