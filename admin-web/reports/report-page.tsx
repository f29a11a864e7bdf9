import { REPORTS } from '@baanpak/domain/values/text/report-names.ts';
import { useParams } from 'react-router-dom';
import { OwnDashboard } from '../app/own-dashboard.tsx';
import { useMay } from '../auth/me.ts';
import { NotFound } from '../layout/error-page.tsx';
import { useReportParameters } from './address/use-report-parameters.ts';
import { MANIFESTS } from './manifest.ts';
import { PrintedReport } from './print/printed-report.tsx';
import type { ReportName } from './report.ts';
import { ReportScreen } from './report-screen.tsx';

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
