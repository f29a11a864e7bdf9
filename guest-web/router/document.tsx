import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { BOOT_ID, type Boot } from '../shell/boot.ts';
import { type App, AppProvider } from '../shell/context.ts';

type SiteDocumentProps = Readonly<{
  app: App;
  boot: Boot;
  bootText: string;
  i18n: i18n;
  children: ReactNode;
}>;

/** The document with what its pages need, around the router of server or browser. */
export function SiteDocument({ app, boot, bootText, i18n, children }: SiteDocumentProps) {
  return (
    <AppProvider value={app}>
      <I18nextProvider i18n={i18n}>
        <Document language={app.api.language} boot={boot} bootText={bootText}>
          {children}
        </Document>
      </I18nextProvider>
    </AppProvider>
  );
}

/** The page's outermost elements, hydrated too; `boot` is what the browser goes on with. */
function Document({
  language,
  boot,
  bootText,
  children,
}: Readonly<{ language: Language; boot: Boot; bootText: string; children: ReactNode }>) {
  const { start, styles, fonts } = boot.assets;
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#015424" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {fonts.map((href) => (
          <link
            key={href}
            rel="preload"
            href={href}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="site" />
        ))}
      </head>
      <body>
        {children}
        <script
          id={BOOT_ID}
          type="application/json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: bootText has no < in it
          dangerouslySetInnerHTML={{ __html: bootText }}
        />
        <script type="module" src={start} />
      </body>
    </html>
  );
}
