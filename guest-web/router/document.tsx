import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import type { ReactNode } from 'react';
import type { Boot } from '../shell/boot.ts';
import { BOOT_ID } from '../shell/boot.ts';

/** The page's outermost elements, hydrated too; `boot` is what the browser goes on with. */
export function Document({
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
