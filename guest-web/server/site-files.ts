/** Files of guest-web/public that browsers ask for by name, and what each is. */
export const SITE_FILES = {
  '/favicon.svg': 'image/svg+xml',
  '/site.webmanifest': 'application/manifest+json',
  '/service-worker.js': 'text/javascript',
  '/apple-touch-icon.png': 'image/png',
  '/icon-192.png': 'image/png',
  '/icon-512.png': 'image/png',
  '/icon-maskable-512.png': 'image/png',
} as const satisfies Readonly<Record<string, string>>;

export const SITE_FILE_PATHS: readonly string[] = Object.keys(SITE_FILES);
