import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Boot } from '../shell/boot.ts';
import { type App, AppProvider } from '../shell/context.ts';
import { Document } from './document.tsx';

type ShellProps = Readonly<{
  app: App;
  boot: Boot;
  bootText: string;
  i18n: i18n;
  children: ReactNode;
}>;

/** The document with what its pages need, around the router of server or browser. */
export function Shell({ app, boot, bootText, i18n, children }: ShellProps) {
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
