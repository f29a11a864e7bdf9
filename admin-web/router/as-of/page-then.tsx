import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { PropsWithChildren } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { ownerResource } from '../../shell/addresses.ts';
import { useMay } from '../../shell/auth.ts';
import { useOwner } from '../../shell/owner.ts';
import { useServices } from '../../shell/services.ts';
import { useShowAsOf } from '../../ui/as-of/use-show-as-of.tsx';
import { Page } from '../../ui/page.tsx';
import { PAGES_WITH_PAST } from './pages-with-past.ts';

/** Of the pages with a past, what adds something new, which is done now. */
const ADDS = /\/create\/?$/;
/** Histories that go on until now: each of their events has its own moment. */
const UNTIL_NOW = /\/(?:room-manage|hotel-manage|user-manage|cases)\/[^/]+\/history\/?$/;

/** A page as of then, or why it cannot be shown. */
export function PageThen({ children }: PropsWithChildren) {
  const { t } = useTranslation();
  const { basename } = useServices();
  const path = useLocation().pathname.slice(basename.length);
  const isShown =
    !ADDS.test(path) && PAGES_WITH_PAST.some((pattern) => matchPath(`/${pattern}`, path) !== null);
  if (!isShown) return <NoPastPage key={path} />;
  return (
    <>
      {UNTIL_NOW.test(path) && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {t('asOf.untilNow')}
        </Alert>
      )}
      {children}
    </>
  );
}

/** In the place of a page that has no past, so that nothing of now is taken for what was. */
function NoPastPage() {
  const { t } = useTranslation();
  const { basename } = useServices();
  const show = useShowAsOf();
  const ownerId = useOwner();
  const mayReadMoney = useMay('read-money', ownerId);
  const own = (list: Parameters<typeof ownerResource>[1]) =>
    `${basename}/${ownerResource(ownerId ?? '-', list)}`;
  const others = [
    [own('book-manage'), t('drawer.bookManage')],
    [own('room-manage'), t('drawer.roomManage')],
    [own('hotel-manage'), t('drawer.hotelManage')],
    ...(mayReadMoney ? [[`${basename}/admin/reports/daily`, t('drawer.reports')]] : []),
  ] as const;
  return (
    <Page title={t('asOf.noPastPage.title')}>
      <Typography sx={{ mb: 2 }}>{t('asOf.noPastPage.why')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 3 }}>
        {others.map(([to = '', name]) => (
          <Button key={to} component={Link} to={to} variant="outlined">
            {name}
          </Button>
        ))}
      </Box>
      <Button variant="contained" onClick={() => show(undefined)}>
        {t('asOf.backToNow')}
      </Button>
    </Page>
  );
}
