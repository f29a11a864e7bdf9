import { type Instant, instant } from '@baanpak/domain/values/time/instant.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFigure, useCells } from '../../features/reports/cells.ts';
import { type ReportParameters, scopeOf } from '../../features/reports/read-report.ts';
import {
  type Changes,
  type Column,
  numberIn,
  type Report,
  type ReportName,
} from '../../features/reports/report.ts';
import { read } from '../../shell/api/calls.ts';
import { knownInstant } from '../../shell/as-of.ts';
import { useServices } from '../../shell/services.ts';
import { MomentFields } from '../../ui/as-of/as-of-dialog.tsx';
import { instantOf, momentOf } from '../../ui/as-of/moment.ts';
import { Facts } from '../../ui/facts.tsx';
import { FactList, SidePanel, TurnPages } from './side-panel.tsx';

type ChangesPanelProps = Readonly<{
  name: ReportName;
  asked: ReportParameters;
  onClose: () => void;
}>;
type Between = readonly [Instant, Instant];
const DAY = 86_400_000;

/** What came into a report between two moments: why it is not what was printed. */
export function ChangesPanel({ name, asked, onClose }: ChangesPanelProps) {
  const { t } = useTranslation();
  const [printed, setPrinted] = useState(() =>
    momentOf(instant(knownInstant(asked.at) ?? Date.now() - DAY)),
  );
  const [compared, setCompared] = useState(() => momentOf(instant(Date.now())));
  const [between, setBetween] = useState<Between>();
  const from = instantOf(printed);
  const to = instantOf(compared);
  const compare = (event: FormEvent) => {
    event.preventDefault();
    if (from !== undefined && to !== undefined) setBetween([from, to]);
  };
  return (
    <SidePanel title={t('report.compare')} onClose={onClose}>
      <Typography color="text.secondary">{t('report.compareHint')}</Typography>
      <Box component="form" onSubmit={compare} sx={{ display: 'grid', gap: 1.5, my: 2 }}>
        <MomentFields label={t('report.printedAt')} value={printed} onChange={setPrinted} />
        <MomentFields label={t('report.comparedAt')} value={compared} onChange={setCompared} />
        <Button
          type="submit"
          variant="contained"
          disabled={from === undefined || to === undefined || from >= to}
        >
          {t('report.whatCame')}
        </Button>
      </Box>
      {between && <CameBetween key={between.join()} {...{ name, asked, between }} />}
    </SidePanel>
  );
}

type CameBetweenProps = Omit<ChangesPanelProps, 'onClose'> & Readonly<{ between: Between }>;

function CameBetween(props: CameBetweenProps) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useChanges(props, page);
  if (isError)
    return (
      <Alert
        severity="error"
        action={<Button onClick={() => refetch()}>{t('report.again')}</Button>}
      >
        {t('report.failed')}
      </Alert>
    );
  if (!data) return <Skeleton variant="rounded" height={160} />;
  return (
    <>
      <Typography role="status" sx={{ mb: 1 }}>
        {data.total === 0 ? t('report.nothingCame') : t('report.came', { count: data.total })}
      </Typography>
      <TotalsChanged changes={data} />
      <FactList facts={data.changes} isCounted />
      <TurnPages of={data} onPage={setPage} />
    </>
  );
}

/** The totals that are no longer what they were. */
function TotalsChanged({ changes }: Readonly<{ changes: Changes }>) {
  const { t } = useTranslation();
  const { label } = useCells();
  const { before, after } = changes.totals;
  const differing = changes.columns.filter(
    ({ name }) => numberIn(before, name) !== numberIn(after, name),
  );
  const shown = (column: Column, cells: Report['totals']) =>
    formatFigure(numberIn(cells, column.name), column.type, true);
  return (
    <Box sx={{ mb: 2 }}>
      <Facts
        facts={differing.map((column) => [
          `${t('report.total')} · ${label(column)}`,
          t('report.changed', { before: shown(column, before), after: shown(column, after) }),
        ])}
      />
    </Box>
  );
}

const PER_PAGE = 25;

function useChanges({ name, asked, between }: CameBetweenProps, page: number) {
  const { client } = useServices();
  const query = {
    ...scopeOf({ ...asked, at: undefined }),
    ...{ between: between.join(','), page, perPage: PER_PAGE },
  };
  return useQuery({
    queryKey: ['reports', name, 'changes', query],
    queryFn: () => read(client, '/reports/{name}/changes', { name }, query),
    placeholderData: keepPreviousData,
  });
}
