import { useTranslation } from 'react-i18next';
import { Page } from '../page.tsx';

/** In the place of a page whose record could not be shown as of then; the bar over it says why. */
export function NothingThen() {
  const { t } = useTranslation();
  return <Page title={t('asOf.nothing')}>{null}</Page>;
}
