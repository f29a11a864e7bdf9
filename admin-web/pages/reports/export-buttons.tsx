import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslation } from 'react-i18next';
import type { ReportName } from '../../features/reports/report.ts';
import { FORMATS } from './receive.ts';
import { type Exporting, useExport } from './use-export.ts';
import type { ReportParameters } from './use-report-parameters.ts';

/** Saves all of a report as a file; while it comes, how much of it is there. */
export function ExportButtons({
  name,
  asked,
}: Readonly<{ name: ReportName; asked: ReportParameters }>) {
  const { exporting, save, end } = useExport(name, asked);
  const { t } = useTranslation();
  if (exporting) return <Progress exporting={exporting} onEnd={end} />;
  return (
    <Box role="group" aria-label={t('report.save')} sx={{ display: 'flex', gap: 0.5 }}>
      {FORMATS.map((format) => (
        <Button
          key={format}
          size="small"
          startIcon={<DownloadIcon />}
          onClick={() => void save(format)}
        >
          {format.toUpperCase()}
        </Button>
      ))}
    </Box>
  );
}

const KILOBYTE = 1024;
const COUNT = new Intl.NumberFormat('en-US');

function Progress({ exporting, onEnd }: Readonly<{ exporting: Exporting; onEnd: () => void }>) {
  const { t } = useTranslation();
  const { format, received } = exporting;
  const { bytes, rows, total } = received;
  const share = rows !== undefined && total ? Math.min(100, (100 * rows) / total) : undefined;
  const size = t('report.received', { size: COUNT.format(Math.ceil(bytes / KILOBYTE)) });
  const counted =
    rows !== undefined && total !== undefined
      ? t('report.rowsOf', { rows: COUNT.format(rows), total: COUNT.format(total) })
      : total !== undefined && t('report.rows', { total: COUNT.format(total) });
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minWidth: 260 }}>
      <Box sx={{ flexGrow: 1, fontSize: '0.875rem' }}>
        {[format.toUpperCase(), size, counted].filter(Boolean).join(' · ')}
        <LinearProgress
          aria-label={t('report.saving')}
          {...(share === undefined ? {} : { variant: 'determinate', value: share })}
        />
      </Box>
      <Button size="small" onClick={onEnd}>
        {t('report.end')}
      </Button>
    </Box>
  );
}
