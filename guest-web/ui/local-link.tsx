import { inLanguage } from '@baanpak/domain/values/text/page-language.ts';
import { Link, type LinkProps } from 'react-router-dom';
import { useApp } from '../app/context.ts';

/** A link by a path of the Thai site, to the page in the document's language. */
export function LocalLink({ to, ...rest }: LinkProps & Readonly<{ to: string }>) {
  const local = useLocalPath();
  return <Link {...rest} to={local(to)} />;
}

/** Turns paths of the Thai site into addresses in the document's language. */
export function useLocalPath(): (path: string) => string {
  const { language } = useApp().api;
  return (path) => inLanguage(language, path);
}
