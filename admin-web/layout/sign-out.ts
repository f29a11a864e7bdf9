import { inLanguage } from '@baanpak/domain/values/text/page-language.ts';
import { session } from '../api/session.ts';
import { useServices } from '../app/services.ts';

/** Ends the session here and loads the guests' site in full, so that nothing of it stays in memory. */
export function useSignOut(): () => void {
  const { language, queryClient } = useServices();
  return () => {
    session.forget();
    window.sessionStorage.clear();
    queryClient.clear();
    window.location.assign(inLanguage(language, '/'));
  };
}
