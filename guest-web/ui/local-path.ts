import { inLanguage } from '@baanpak/domain/values/text/page-language.ts';
import { useApp } from '../shell/context.ts';

/** Turns paths of the Thai site into addresses in the document's language. */
export function useLocalPath(): (path: string) => string {
  const { language } = useApp().api;
  return (path) => inLanguage(language, path);
}
