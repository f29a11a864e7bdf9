import HistoryToggleOffIcon from '@mui/icons-material/HistoryToggleOff';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type Query, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { HttpError } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { listOf } from '../../shell/addresses.ts';
import { useAsOf, WHY_SWITCHED_OFF } from '../../shell/as-of.ts';
import { useMay } from '../../shell/auth.ts';
import { useOwner } from '../../shell/owner.ts';
import { useServices } from '../../shell/services.ts';
import { COLORS } from '../../shell/theme.ts';
import { useAsOfDialog, useShowAsOf } from '../../ui/as-of/use-show-as-of.tsx';
import { formatSecond } from '../../ui/formats.ts';

/** Says on every page, and on paper, as of when it is, and leads to another moment or back to now. */
export function AsOfBar() {
  const { t } = useTranslation();
  const { language } = useServices();
  const back = useBackToNow();
  const moment = useAsOf()?.moment;
  const { open, dialog } = useAsOfDialog({ moment });
  return (
    <Box sx={BAR}>
      <Box sx={LINE}>
        <HistoryToggleOffIcon aria-hidden sx={{ alignSelf: { xs: 'start', sm: 'center' } }} />
        <Box
          role="status"
          sx={{ flex: '1 1 calc(100% - 3.5rem)', maxWidth: { sm: 'max-content' } }}
        >
          <Box sx={{ fontWeight: 650, fontSize: '1.0625rem', lineHeight: 1.4 }}>
            {moment === undefined
              ? t('asOf.position')
              : t('asOf.stands', { moment: formatSecond(moment, language) })}
          </Box>
          <Box id={WHY_SWITCHED_OFF} sx={{ fontSize: '0.875rem', lineHeight: 1.45 }}>
            {t('asOf.about')}
          </Box>
        </Box>
        <Box className="no-print" sx={WAYS}>
          <Button color="inherit" onClick={open}>
            {t('asOf.change')}
          </Button>
          <Button variant="contained" sx={BACK} onClick={back}>
            {t('asOf.backToNow')}
          </Button>
        </Box>
      </Box>
      <AsOfError />
      {dialog}
    </Box>
  );
}

/** What only a form shows now, and only to who may write it. */
const FORM = /^(.*\/((?:room|hotel|user)-manage))\/(?!prices)[^/]+\/?$/;

/** Leads to the same page as it is now, or to its list where one may read the thing but not open its form. */
function useBackToNow(): () => void {
  const { pathname } = useLocation();
  const [, path, list = ''] = FORM.exec(pathname) ?? [];
  const mayWrite = useMay(listOf(list)?.write ?? 'read-stays', useOwner());
  const show = useShowAsOf(mayWrite ? undefined : path);
  return () => show(undefined);
}

/** Below the bar of the window, whatever the page; on paper where it stands. */
const BAR = {
  ...{ position: 'sticky', top: { xs: 0, sm: 56 }, zIndex: 3, mt: 2 },
  '@media print': {
    ...{ position: 'static', border: '1px solid', borderRadius: 1 },
    '& .no-print': { display: 'none' },
  },
} as const;
const LINE = {
  ...{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, alignItems: 'center' },
  ...{
    columnGap: 1.5,
    rowGap: 0.5,
    px: 2,
    py: 1,
    borderRadius: 1,
    bgcolor: COLORS.warning,
    color: '#fff',
  },
  '@media print': { bgcolor: 'transparent', color: '#000' },
} as const;
const WAYS = {
  ...{ display: 'flex', flexShrink: 0, gap: 1, ml: { xs: 3.5, sm: 'auto' } },
  '& > *': { whiteSpace: 'nowrap' },
} as const;
const BACK = {
  ...{ bgcolor: '#fff', color: COLORS.warning },
  '&:hover': { bgcolor: COLORS.warningPaper },
} as const;

/** Why something on the page could not be shown as of then, in a sentence. */
function AsOfError() {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const queries = cache.getQueryCache();
  const error = useSyncExternalStore(
    (moved) => queries.subscribe(moved),
    () => queries.getAll().find(isFailed)?.state.error,
  );
  if (!error) return null;
  const again = () => cache.invalidateQueries({ predicate: isFailed });
  const status = error instanceof HttpError ? error.status : 0;
  const sentence =
    status === BUSY
      ? t('asOf.busy')
      : UNKNOWN.includes(status)
        ? t('asOf.notYet')
        : `${t('asOf.notThen')}: ${error.message}`;
  return (
    <Alert
      severity={status === BUSY ? 'warning' : 'error'}
      sx={{ mt: 1 }}
      action={
        <Button color="inherit" onClick={() => void again()}>
          {t('asOf.again')}
        </Button>
      }
    >
      {sentence}
    </Alert>
  );
}

const BUSY = 503;
const UNKNOWN: readonly number[] = [403, 404];

/** What pages and lists stand on; reports and histories say it themselves. */
const QUERIES_OF_RECORDS: readonly QueryKey[number][] = ['getOne', 'getList'];

const isFailed = (query: Query): boolean =>
  query.state.status === 'error' &&
  query.isActive() &&
  QUERIES_OF_RECORDS.includes(query.queryKey[1]);
