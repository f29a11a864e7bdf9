import type { IncomingMessage } from 'node:http';

/**
 * The address of a request in which every percent sign begins a character. Where one does not (`%zz`, or
 * bytes that are no UTF-8), those of the path stand for themselves: it then names something that is not
 * there, and anyone who answers for such paths says so, a page in its own language.
 */
export function readableUrl({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  if (!url.includes('%')) return url;
  const [path = '', rest = ''] = splitBeforeQuery(url);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + rest;
  }
}

function splitBeforeQuery(url: string): [string, string] {
  const at = url.search(/[?#]/);
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
}
