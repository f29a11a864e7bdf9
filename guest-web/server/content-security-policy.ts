export type PageHosts = Readonly<{
  /** Where the payment provider's script is: an address of ours, or https. */
  paymentScriptUrl: string;
  /** Whose films pages show. */
  videoOrigins: readonly string[];
  /** Where map tiles come from; undefined: from ourselves. */
  tilesUrl?: string | undefined;
  /** More sources of a directive: what tools of development load. */
  alsoAllowed?: Readonly<Partial<Record<string, readonly string[]>>> | undefined;
}>;

/**
 * What pages may load. Card data goes from the browser straight to the payment provider; QR codes
 * and bank pages come from it. Styles in elements are the libraries' own positions and animations.
 */
export function contentSecurityPolicy(hosts: PageHosts): string {
  const provider = hosts.paymentScriptUrl.startsWith('https:') ? ['https://*.omise.co'] : [];
  const tiles = hosts.tilesUrl === undefined ? [] : [originOf(hosts.tilesUrl)];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...provider],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...provider, ...tiles],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...provider],
    'frame-src': ["'self'", ...hosts.videoOrigins, ...provider],
    'frame-ancestors': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
  };
  for (const [name, sources = []] of Object.entries(hosts.alsoAllowed ?? {}))
    directives[name] = [...(directives[name] ?? []), ...sources];
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Tile addresses have places for numbers in them, and perhaps for one of several hosts: `{s}`. */
const originOf = (tilesUrl: string): string => {
  const { protocol, host } = new URL(tilesUrl.replace('{s}.', 'tiles.'));
  return `${protocol}//${tilesUrl.includes('{s}.') ? host.replace(/^tiles/, '*') : host}`;
};
