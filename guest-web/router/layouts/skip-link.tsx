import { useTranslation } from 'react-i18next';

/** The first stop of the keyboard; every page has one `main` with this id. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-full bg-direct px-5 py-3 font-semibold text-white focus:translate-y-0"
    >
      {t('skip')}
    </a>
  );
}
