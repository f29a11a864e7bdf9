import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column, ColumnType, Explanation, Facts } from '../../features/reports/report.ts';
import { formatFigure, useCells } from '../../features/reports/use-cells.ts';
import { FactList } from './fact-list.tsx';
import { SidePanel } from './side-panel.tsx';
import { TurnPages } from './turn-pages.tsx';
import { type FigureRequest, useExplanation } from './use-explanation.ts';

type FigurePanelProps = Readonly<{
  figure: FigureRequest;
  column: Column;
  /** What the figure is of: a day, a booking, all of it. */
  of: string;
  /** As the report shows it; undefined where it does not. */
  shown: number | null | undefined;
  onClose: () => void;
}>;

/** The facts that sum to a figure. */
export function FigurePanel({ figure, column, of, shown, onClose }: FigurePanelProps) {
  const { t } = useTranslation();
  const { label } = useCells();
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useExplanation(figure, page);
  return (
    <SidePanel title={`${label(column)} · ${of}`} onClose={onClose}>
      {shown !== undefined && (
        <Typography sx={{ fontSize: '1.5rem', fontWeight: 650 }}>
          {formatFigure(shown, column.type, true)}
        </Typography>
      )}
      {isError && (
        <Alert
          severity="error"
          action={<Button onClick={() => refetch()}>{t('report.again')}</Button>}
        >
          {t('report.failed')}
        </Alert>
      )}
      {!data && !isError && <Skeleton variant="rounded" height={240} sx={{ mt: 2 }} />}
      {data && <Explained {...{ data, shown }} type={column.type} onPage={setPage} />}
    </SidePanel>
  );
}

type ExplainedProps = Pick<FigurePanelProps, 'shown'> &
  Readonly<{ data: Explanation; type: ColumnType; onPage: (page: number) => void }>;

/** Of a ratio both parts, each by itself. */
function Explained({ data, shown, type, onPage }: ExplainedProps) {
  const { t } = useTranslation();
  if (!('numerator' in data)) return <Summed facts={data} {...{ shown, onPage }} />;
  const { numerator, denominator } = data;
  const kind = type === 'percent' ? 'share' : 'average';
  return (
    <>
      <Typography sx={{ my: 1 }} color="text.secondary">
        {t(`report.isRatio.${kind}`, {
          numerator: formatFigure(numerator.sum, numerator.measure, true),
          denominator: formatFigure(denominator.sum, denominator.measure, true),
        })}
      </Typography>
      <Typography variant="h3">{t(`report.numerator.${kind}`)}</Typography>
      <Summed facts={numerator} onPage={onPage} />
      <Typography variant="h3" sx={{ mt: 3 }}>
        {t(`report.denominator.${kind}`)}
      </Typography>
      <Summed facts={denominator} onPage={onPage} />
    </>
  );
}

type SummedProps = Readonly<{
  facts: Facts;
  shown?: number | null | undefined;
  onPage: (page: number) => void;
}>;

/** Facts with their sum, and whether it is the figure that was opened. */
function Summed({ facts, shown, onPage }: SummedProps) {
  const { t } = useTranslation();
  const sum = formatFigure(facts.sum, facts.measure, true);
  const differs = typeof shown === 'number' && Math.abs(shown - facts.sum) >= 0.005;
  return (
    <>
      <Typography sx={{ mb: 1 }} color="text.secondary">
        {t('report.sum', { count: facts.total, sum })}
        {typeof shown === 'number' && !differs && ` ${t('report.equals')}`}
      </Typography>
      {differs && <Alert severity="warning">{t('report.differs')}</Alert>}
      <FactList facts={facts.facts} />
      <TurnPages of={facts} onPage={onPage} />
    </>
  );
}
