import { useTranslation } from 'react-i18next';
import { PageTitle } from '../app/page-title.tsx';

export function Component() {
  const { t } = useTranslation('home');
  return (
    <main id="main" className="mx-auto max-w-3xl px-4 py-10 sm:px-6">
      <PageTitle>{t('title')}</PageTitle>
      <h1 className="font-semibold text-3xl">{t('title')}</h1>
    </main>
  );
}
