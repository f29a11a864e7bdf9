import { isRecord } from '@baanpak/domain/values/fields/fields.ts';
import type { ComponentType } from 'react';
import type { ActionFunction, LoaderFunction, RouteObject, UIMatch } from 'react-router-dom';
import { guarded } from './guards.ts';
import { waitingOffline } from './offline.ts';

/** A page's module: its component, and what loads and changes its data. */
export type ScreenModule = Readonly<{
  Component: ComponentType;
  loader?: LoaderFunction;
  action?: ActionFunction;
  shouldRevalidate?: RouteObject['shouldRevalidate'];
}>;

export type Screen = Readonly<{
  path: string;
  module: string;
  load: () => Promise<ScreenModule>;
  /** Names of what is looked at first, as `guards.ts` has them. */
  guards?: readonly string[];
}>;

/** What the server must know of a page besides its data. */
export type ScreenHandle = Readonly<{
  module: string;
  /** Whether it needs the texts of pages that one fills in. */
  hasForm: boolean;
  private: boolean;
}>;

type ScreenOptions = Readonly<{
  /** Sees to it that a page one fills in has its texts. */
  texts?: () => Promise<void>;
  /** Of one guest alone: nobody stores or indexes it. */
  private?: boolean;
}>;

/** A page's route. */
export function screen(
  { path, module, load, guards = [] }: Screen,
  { texts, private: isPrivate = false }: ScreenOptions = {},
): RouteObject {
  const handle: ScreenHandle = { module, hasForm: texts !== undefined, private: isPrivate };
  const lazy = async () => {
    const [{ Component, loader, action, shouldRevalidate }] = await Promise.all([
      load(),
      texts?.(),
    ]);
    return {
      Component,
      ...(loader && { loader: waitingOffline(guarded(guards, loader)) }),
      ...(action && { action }),
      ...(shouldRevalidate && { shouldRevalidate }),
    };
  };
  if (path === '') return { index: true, lazy, handle };
  return { path, caseSensitive: true, lazy, handle }; // one address a page
}

/** The page among the routes that matched. */
export const screenOf = (matches: readonly Pick<UIMatch, 'handle'>[]): ScreenHandle | undefined =>
  matches.map(({ handle }) => handle).find(isScreenHandle);

const isScreenHandle = (handle: unknown): handle is ScreenHandle =>
  isRecord(handle) &&
  typeof handle.module === 'string' &&
  typeof handle.hasForm === 'boolean' &&
  typeof handle.private === 'boolean';
