import { REPORTS } from '@baanpak/domain/values/text/report-names.ts';
import { Menu } from 'react-admin';
import { MANIFESTS } from '../../pages/reports/manifest.ts';
import { useServices } from '../../shell/services.ts';

/** A link to each report. What reports are called comes with what they are made of, and not with a first view. */
export function ReportLinks({ base }: Readonly<{ base: string }>) {
  const { language } = useServices();
  return REPORTS.map((report) => (
    <Menu.Item
      key={report}
      to={`${base}/${report}`}
      primaryText={MANIFESTS[report].title[language]}
      sx={{ pl: 7 }}
    />
  ));
}
