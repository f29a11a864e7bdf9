import { useEffect, useRef, useState } from 'react';
import { HttpError, useNotify } from 'react-admin';
import { useTranslation } from 'react-i18next';
import type { ReportName } from '../../features/reports/report.ts';
import { useServices } from '../../shell/services.ts';
import { saveDocument } from '../../ui/save-document.ts';
import { type Format, type ReceivedFile, receive } from './receive.ts';
import { queryOf, type ReportParameters } from './use-report-parameters.ts';

export type Exporting = Readonly<{ format: Format; received: ReceivedFile }>;

/** Saves a report in full as a file, tells how far it is, and can be ended; leaving the page ends it. */
export function useExport(name: ReportName, asked: ReportParameters) {
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
      const path = `/reports/${name}?${queryOf(asked, { format })}`;
      const answer = await client.stream(path, controller.signal);
      const file = await receive(answer, format, (received) => setExporting({ format, received }));
      saveDocument(file, fileName(name, asked, format));
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
