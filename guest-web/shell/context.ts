import { createContext as createReactContext, useContext } from 'react';
import {
  createContext,
  type LoaderFunctionArgs,
  type RouterContextProvider,
} from 'react-router-dom';
import type { Api } from './api/client.ts';
import type { SiteConfig } from './api/site.ts';

/** What the whole site works with, the same on the server and in the browser. */
export type App = Readonly<{
  api: Api;
  config: SiteConfig;
  /** Where map tiles come from; undefined: maps have outlines alone. */
  tilesUrl?: string | undefined;
}>;

export const appContext = createContext<App>();

/** For loaders and actions. */
export function apiOf({ context }: Pick<LoaderFunctionArgs, 'context'>): Api {
  const given: RouterContextProvider = context;
  return given.get(appContext).api;
}

const AppContext = createReactContext<App | undefined>(undefined);
export const AppProvider = AppContext.Provider;

/** For what a page does at a click; pages get their data from loaders. */
export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error('There is no AppProvider above');
  return app;
}
