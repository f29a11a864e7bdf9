import { isRecord } from '@baanpak/domain/values/fields/fields.ts';
import type { ComponentType } from 'react';
import type { ActionFunction, LoaderFunction, RouteObject, UIMatch } from 'react-router-dom';
import { waitingOffline } from '../shell/offline.ts';
import { bringTexts, type TextsName } from '../shell/texts.ts';
import { loadParts } from '../ui/hydrated-later.tsx';
import { guarded } from './guards.ts';

/** A page's module: its component, and what loads and changes its data. */
export type ScreenModule = Readonly<{
  Component: ComponentType;
  loader?: LoaderFunction;
  action?: ActionFunction;
  shouldRevalidate?: RouteObject['shouldRevalidate'];
}>;

export type Screen = Readonly<{
  path: string;
  /** The module's path in `pages/`. */
  module: string;
  load: () => Promise<ScreenModule>;
  /** Names of what is looked at first, as `guards.ts` has them. */
  guards?: readonly string[];
  /** What it says that not every page does. */
  texts?: readonly TextsName[];
}>;

/** What the server must know of a page besides its data. */
export type ScreenHandle = Readonly<{
  module: string;
  texts: readonly TextsName[];
  private: boolean;
}>;

type ScreenOptions = Readonly<{
  /** Of one guest alone: nobody stores or indexes it. */
  private?: boolean;
}>;

/** A page's route. */
export function screen(
  { path, module, load, guards = [], texts = [] }: Screen,
  { private: isPrivate = false }: ScreenOptions = {},
): RouteObject {
  const handle: ScreenHandle = { module, texts, private: isPrivate };
  const lazy = async () => {
    const [{ Component, loader, action, shouldRevalidate }] = await Promise.all([
      load(),
      bringTexts(texts),
    ]);
    await loadParts();
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
  Array.isArray(handle.texts) &&
  typeof handle.private === 'boolean';
