import { saveFile } from '@baanpak/web-ui/files/save-file.ts';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useRef, useState } from 'react';
import { HttpError, useNotify } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { type ReportParameters, scopeOf } from '../../features/reports/read-report.ts';
import type { ReportName } from '../../features/reports/report.ts';
import { addressWith } from '../../shell/api/calls.ts';
import { useServices } from '../../shell/services.ts';
import { FORMATS, type Format, type ReceivedFile, receive } from './receive.ts';

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

type Exporting = Readonly<{ format: Format; received: ReceivedFile }>;

/** Saves a report in full as a file, tells how far it is, and can be ended; leaving the page ends it. */
function useExport(name: ReportName, asked: ReportParameters) {
  const { t } = useTranslation();
  const { client } = useServices();
  const notify = useNotify();
  const [exporting, setExporting] = useState<Exporting>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const save = async (format: Format) => {
    const controller = new AbortController();
    running.current = controller;
    setExporting({ format, received: { bytes: 0 } });
    try {
      const path = addressWith('/reports/{name}', { name }, { ...scopeOf(asked), format });
      const answer = await client.stream(path, controller.signal);
      const file = await receive(answer, format, (received) => setExporting({ format, received }));
      saveFile(file, fileName(name, asked, format));
      notify(t('report.saved'), { type: 'success' });
    } catch (error) {
      if (controller.signal.aborted) return;
      notify(error instanceof HttpError ? error.message : t('offline'), { type: 'error' });
    } finally {
      if (running.current === controller) setExporting(undefined);
    }
  };
  const end = () => {
    running.current?.abort();
    running.current = undefined;
    setExporting(undefined);
  };
  return { exporting, save, end };
}

const fileName = (name: ReportName, { from, to }: ReportParameters, format: Format) =>
  `${name}-${from === to ? to : `${from}-${to}`}.${format}`;
