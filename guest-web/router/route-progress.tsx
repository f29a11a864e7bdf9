import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router-dom';
import { useLasting } from '../ui/lasting.ts';

/** A line along the top while the next page is loading. */
export function RouteProgress() {
  const { t } = useTranslation();
  const { state } = useNavigation();
  const isShown = useLasting(state !== 'idle');
  if (!isShown) return null;
  return (
    <div
      role="progressbar"
      aria-label={t('loading')}
      className="fixed inset-x-0 top-0 z-50 h-1 origin-left bg-brand"
      style={{ animation: 'progress 4s cubic-bezier(0.1, 0.7, 0.1, 1) forwards' }}
    />
  );
}
