export type PageHosts = Readonly<{
  /** Whose films pages show. */
  videoOrigins: readonly string[];
  /** Where map tiles come from; undefined: from ourselves. */
  tilesUrl?: string | undefined;
  /** More sources of a directive: what tools of development load. */
  alsoAllowed?: Readonly<Partial<Record<string, readonly string[]>>> | undefined;
}>;

/** What no page of ours, and no film in one, has a use for. */
const PERMISSIONS_POLICY = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid'],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'publickey-credentials-get'],
  ...['serial', 'usb', 'xr-spatial-tracking'],
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * What a page may load and use. `paymentScriptUrl` is given for the page alone on which guests pay: card data goes from
 * there straight to the payment provider, and QR codes come from it (docs/adr/0118-scripts-of-the-payment-page.md).
 */
export const pagePolicies = (hosts: PageHosts, paymentScriptUrl?: string) => ({
  'content-security-policy': contentSecurityPolicy(hosts, paymentScriptUrl),
  'permissions-policy': PERMISSIONS_POLICY,
});

/** Styles in elements are the libraries' own positions and animations. */
function contentSecurityPolicy(hosts: PageHosts, paymentScriptUrl: string | undefined): string {
  const provider = paymentScriptUrl === undefined ? [] : providerOf(paymentScriptUrl);
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
    'form-action': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
  };
  for (const [name, sources = []] of Object.entries(hosts.alsoAllowed ?? {}))
    directives[name] = [...(directives[name] ?? []), ...sources];
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** The provider's script calls other hosts of the provider's; a path is one of our own. */
function providerOf(scriptUrl: string): string[] {
  if (!URL.canParse(scriptUrl)) return [];
  const { hostname, origin } = new URL(scriptUrl);
  return [hostname.endsWith('.omise.co') ? 'https://*.omise.co' : origin];
}

/** Tile addresses have places for numbers in them, and perhaps for one of several hosts: `{s}`. */
const originOf = (tilesUrl: string): string => {
  const { protocol, host } = new URL(tilesUrl.replace('{s}.', 'tiles.'));
  return `${protocol}//${tilesUrl.includes('{s}.') ? host.replace(/^tiles/, '*') : host}`;
};

/** Of what holds a guest's data, its address included: no cache, no next site and no search engine keeps a thing. */
export const PRIVATE_PAGE = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};
