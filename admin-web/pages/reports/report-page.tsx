import { REPORTS } from '@baanpak/domain/values/text/report-names.ts';
import { useParams } from 'react-router-dom';
import type { ReportName } from '../../features/reports/report.ts';
import { useMay } from '../../shell/me.ts';
import { NotFound } from '../../ui/error-page.tsx';
import { OwnDashboard } from '../../ui/own-dashboard.tsx';
import { MANIFESTS } from './manifest.ts';
import { PrintedReport } from './printed-report.tsx';
import { ReportScreen } from './report-screen.tsx';
import { useReportParameters } from './use-report-parameters.ts';

/** The report that the address names, on the screen or, with `?print=all`, for paper. */
export function ReportPage() {
  const { report } = useParams();
  const name = REPORTS.find((each) => each === report);
  const mayRead = useMay('read-money');
  if (name === undefined) return <NotFound />;
  return mayRead ? <OneReport key={name} name={name} /> : <OwnDashboard />;
}

function OneReport({ name }: Readonly<{ name: ReportName }>) {
  const { asked, parameters, show } = useReportParameters(MANIFESTS[name]);
  if (parameters.get('print') === 'all')
    return <PrintedReport {...{ name, asked }} onBack={() => show({ print: undefined })} />;
  return <ReportScreen name={name} />;
}
