import '@testing-library/jest-dom/vitest';
import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type AuthProvider, type DataProvider, testDataProvider } from 'react-admin';
import { I18nextProvider } from 'react-i18next';
import type { Client } from '../shell/api/client.ts';
import { openProofGate } from '../shell/api/proof-gate.ts';
import { en, ra } from '../shell/i18n/en.ts';
import { i18nProviderOn, openI18n } from '../shell/i18n/i18n.ts';
import { type LiveListener, openPresence } from '../shell/live/listeners.ts';
import type { Live } from '../shell/live/live.ts';
import { type Services, ServicesProvider } from '../shell/services.ts';

const unused = () => {
  throw new Error('Nobody should call that');
};
const client: Client = {
  ...{
    json: unused,
    get: unused,
    put: unused,
    post: unused,
    upload: unused,
    signOut: unused,
    download: unused,
    stream: unused,
    events: unused,
  },
};
const authProvider: AuthProvider = {
  login: async () => {},
  logout: async () => {},
  checkAuth: async () => {},
  checkError: async () => {},
  getPermissions: async () => undefined,
};

/** What a part of a screen stands on, in English, without the rest of the back office. */
export function servicesOf(given: Partial<Services>) {
  const i18n = openI18n('en', en, ra);
  const dataProvider: DataProvider = testDataProvider();
  const services: Services = {
    ...{
      client,
      gate: openProofGate(),
      signInGate: openProofGate(),
      language: 'en',
      basename: '/en',
      queryClient: new QueryClient(),
    },
    ...{ dataProvider, authProvider, i18nProvider: i18nProviderOn(i18n), live: fakeLive().live },
    ...given,
  };
  return ({ children }: Readonly<{ children: ReactNode }>) => (
    <ServicesProvider value={services}>
      <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
    </ServicesProvider>
  );
}

/** Others who do what a test tells of. */
export function fakeLive() {
  const presence = openPresence();
  const all = new Set<LiveListener>();
  const join = (told: LiveListener) => {
    all.add(told);
    return () => void all.delete(told);
  };
  const live: Live = {
    start: () => () => {},
    follow: join,
    watch: (_resource, _id, told) => join(told),
    isWatched: () => false,
    isOn: () => true,
    subscribe: () => () => {},
    enter: () => () => {},
    presence,
  };
  const tell = (record: Parameters<LiveListener['changed']>[0]) => {
    for (const { changed } of all) changed(record);
  };
  const miss = () => {
    for (const { missed } of all) missed();
  };
  return { live, tell, miss, present: presence.set };
}
