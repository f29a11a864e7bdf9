import { inLanguage } from '@baanpak/domain/values/text/page-language.ts';
import { session } from '../../shell/api/session.ts';
import { useServices } from '../../shell/services.ts';

/**
 * Ends the session, here and at the server, and loads the guests' site in full, so that nothing of it stays in
 * memory. That does not wait for the server.
 */
export function useSignOut(): () => void {
  const { client, language, queryClient } = useServices();
  return () => {
    client.signOut();
    session.forget();
    window.sessionStorage.clear();
    queryClient.clear();
    window.location.assign(inLanguage(language, '/'));
  };
}
