const files: Record<string, Readonly<Record<string, string>>> = {
  '/favicon.svg': { 'content-type': 'image/svg+xml' },
  '/site.webmanifest': { 'content-type': 'application/manifest+json' },
  // a worker has the policy of its own answer: what is no page may ask for nothing, so all pages would seem out of reach
  '/service-worker.js': {
    'content-type': 'text/javascript',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  },
  '/apple-touch-icon.png': { 'content-type': 'image/png' },
  '/icon-192.png': { 'content-type': 'image/png' },
  '/icon-512.png': { 'content-type': 'image/png' },
  '/icon-maskable-512.png': { 'content-type': 'image/png' },
};

/** Files of guest-web/public that browsers ask for by name, and the headers of each. */
export const SITE_FILES = Object.entries(files);

export const SITE_FILE_PATHS = Object.keys(files);
