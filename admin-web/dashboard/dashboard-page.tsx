import { useTranslation } from 'react-i18next';
import { Page } from '../ui/page.tsx';

/** What goes on in the owner's hotels today. */
export function DashboardPage() {
  const { t } = useTranslation();
  return <Page title={t('dashboard.title')}>{null}</Page>;
}
