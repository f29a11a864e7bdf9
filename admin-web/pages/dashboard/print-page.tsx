import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Page } from '../../ui/page.tsx';
import { ArrivalList } from './arrival-list.tsx';
import { RegistrationCards } from './registration-cards.tsx';
import { usePrinted } from './use-printed.ts';
import { useStaysOfToday } from './use-stays-of-today.ts';

/** Today's arrivals as a list, or a card for each guest to sign; on paper without what is around it. */
export function PrintPage() {
  const { t } = useTranslation();
  const { arrivals, isError } = useStaysOfToday();
  const { printed = 'arrivals', addressOf } = usePrinted();
  return (
    <Page
      title={t(`print.title.${printed}`)}
      actions={
        <Box className="no-print" sx={{ display: 'flex', gap: 1 }}>
          <Button component={Link} to={addressOf(undefined)}>
            {t('back')}
          </Button>
          <Button variant="contained" disabled={!arrivals?.length} onClick={() => window.print()}>
            {t('print.print')}
          </Button>
        </Box>
      }
    >
      <GlobalStyles styles={ON_PAPER} />
      {isError && !arrivals && <Alert severity="error">{t('dashboard.failed')}</Alert>}
      {arrivals?.length === 0 && <Nobody>{t('print.nobody')}</Nobody>}
      {arrivals && arrivals.length > 0 && printed === 'arrivals' && (
        <ArrivalList arrivals={arrivals} />
      )}
      {arrivals && arrivals.length > 0 && printed === 'cards' && (
        <RegistrationCards arrivals={arrivals} />
      )}
    </Page>
  );
}

const Nobody = ({ children }: Readonly<{ children: ReactNode }>) => (
  <Box sx={{ color: 'text.secondary' }}>{children}</Box>
);

const ON_PAPER = {
  '@page': { size: 'A4', margin: '14mm' },
  '@media print': {
    'header, aside, nav, h1, .RaSidebar-fixed, .MuiDrawer-root, .no-print, .MuiSnackbar-root': {
      display: 'none !important',
    },
    '.RaLayout-appFrame': { marginTop: '0 !important' },
    '.RaLayout-content': { padding: '0 !important' },
    body: { background: '#fff', fontSize: '11pt' },
  },
} as const;
