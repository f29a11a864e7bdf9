import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { inLanguage } from '@baanpak/domain/values/text/page-language.ts';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { AuthProvider, DataProvider, I18nProvider } from 'react-admin';
import type { Client } from './api/client.ts';
import type { ProofGate } from './api/proof-gate.ts';
import type { Live } from './live/live.ts';

/** What all pages stand on. */
export type Services = Readonly<{
  client: Client;
  gate: ProofGate;
  /** Asks who is there to sign in again, where the session has ended. */
  signInGate: ProofGate;
  language: Language;
  /** `basenameOf` the language. */
  basename: string;
  queryClient: QueryClient;
  dataProvider: DataProvider;
  authProvider: AuthProvider;
  i18nProvider: I18nProvider;
  /** What others do, as it happens. */
  live: Live;
}>;

const ServicesContext = createContext<Services | undefined>(undefined);

export const ServicesProvider = ServicesContext.Provider;

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('Outside of the back office');
  return services;
}

/** What addresses of a language begin with: nothing, or `/en`. */
export const basenameOf = (language: Language): string =>
  language === 'th' ? '' : inLanguage(language, '/');
