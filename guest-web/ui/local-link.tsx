import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { type NavigateOptions, useHref, useLinkClickHandler } from 'react-router-dom';
import { useLocalPath } from './local-path.ts';

type LocalLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> &
  Pick<NavigateOptions, 'state' | 'preventScrollReset'> &
  Readonly<{
    /** A path of the Thai site. */
    to: string;
  }>;

/**
 * A link to the page in the document's language. The router's own would bring along what it loads ahead in the
 * framework that it can be, too.
 */
export function LocalLink({ to, state, preventScrollReset, onClick, ...rest }: LocalLinkProps) {
  const path = useLocalPath()(to);
  const follow = useLinkClickHandler(path, {
    ...(rest.target !== undefined && { target: rest.target }),
    ...(preventScrollReset !== undefined && { preventScrollReset }),
    state,
  });
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...rest} href={useHref(path)} onClick={press} />;
}
