import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import GlobalStyles from '@mui/material/GlobalStyles';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { HttpError } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { HISTORY_ON_PAPER } from '../../features/history/on-paper.ts';
import type { Lane } from '../../features/history/steps.ts';
import { Page } from '../../ui/page.tsx';

type HistoryFrameProps = Readonly<{
  /** What it is the history of. */
  what: string;
  /** Where that thing itself is shown. */
  back: Readonly<{ to: string; text: string }>;
  children: ReactNode;
}>;

/** A page with a history. */
export function HistoryFrame({ what, ...frame }: HistoryFrameProps) {
  const { t } = useTranslation();
  return (
    <PrintedFrame
      title={what === '' ? t('history.title') : `${what} · ${t('history.title')}`}
      {...frame}
    />
  );
}

type PrintedFrameProps = Omit<HistoryFrameProps, 'what'> & Readonly<{ title: string }>;

/** A page that is printed; on paper it is what it shows alone. */
export function PrintedFrame({ title, back, children }: PrintedFrameProps) {
  const { t } = useTranslation();
  return (
    <Page
      title={title}
      actions={
        <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button component={Link} to={back.to} startIcon={<ArrowBackIcon />}>
            {back.text}
          </Button>
          <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
            {t('history.print')}
          </Button>
        </Box>
      }
    >
      <GlobalStyles styles={HISTORY_ON_PAPER} />
      {children}
    </Page>
  );
}

type LaneChipsProps = Readonly<{
  lanes: readonly Lane[];
  hidden: readonly Lane[];
  onChange: (hidden: readonly Lane[]) => void;
}>;

/** Which lanes are shown; nothing where there is one alone. */
export function LaneChips({ lanes, hidden, onChange }: LaneChipsProps) {
  const { t } = useTranslation();
  if (lanes.length < 2) return null;
  return (
    <Box role="group" aria-label={t('history.lanesShown')} className="no-print" sx={CHIPS}>
      {lanes.map((lane) => {
        const isShown = !hidden.includes(lane);
        return (
          <Chip
            key={lane}
            component="button"
            clickable
            size="medium"
            aria-pressed={isShown}
            color={isShown ? 'primary' : 'default'}
            variant={isShown ? 'filled' : 'outlined'}
            label={t(`history.lanes.${lane}`)}
            onClick={() =>
              onChange(isShown ? [...hidden, lane] : hidden.filter((each) => each !== lane))
            }
          />
        );
      })}
    </Box>
  );
}

const CHIPS = { display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 } as const;

/** As high as the first events of a history usually are. */
export function HistoryToCome() {
  const { t } = useTranslation();
  return (
    <Box role="progressbar" aria-label={t('loading')}>
      {['70%', '85%', '60%', '75%', '65%'].map((width) => (
        <Box key={width} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
          <Skeleton width={width} />
          <Skeleton width="30%" />
        </Box>
      ))}
    </Box>
  );
}

type FailedProps = Readonly<{
  error: unknown;
  /** What could not be shown. Default: a history. */
  of?: 'history' | 'radius';
  onAgain: () => void;
}>;

/** Instead of a history: there is none for who asks, the servers are busy, or something broke. */
export function HistoryFailed({ error, of = 'history', onAgain }: FailedProps) {
  const { t } = useTranslation();
  const status = error instanceof HttpError ? error.status : 0;
  if (UNKNOWN.includes(status))
    return (
      <>
        <Typography variant="h2">{t(`${of}.unknown`)}</Typography>
        <Typography sx={{ mt: 1 }}>{t(`${of}.unknownWhy`)}</Typography>
      </>
    );
  const isBusy = status === BUSY;
  return (
    <Alert
      severity={isBusy ? 'warning' : 'error'}
      action={<Button onClick={onAgain}>{t('history.again')}</Button>}
    >
      {t(`${of}.${isBusy ? 'busy' : 'failed'}`)}
      {!isBusy && error instanceof HttpError && error.message !== '' && ` · ${error.message}`}
    </Alert>
  );
}

/** 400: what stands in the address is no id. */
const UNKNOWN: readonly number[] = [400, 403, 404];
const BUSY = 503;
