import { useTranslation } from 'react-i18next';

/** A page's title for tabs and search engines, with the site's name behind it. */
export function PageTitle({
  children,
  description,
}: Readonly<{ children?: string; description?: string }>) {
  const { t } = useTranslation();
  return (
    <>
      <title>{children ? `${children} · ${t('name')}` : t('title')}</title>
      <meta name="description" content={description ?? t('description')} />
    </>
  );
}
