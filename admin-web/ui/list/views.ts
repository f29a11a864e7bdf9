import type { ViewJson } from '@baanpak/contract/preferences/preferences.ts';

/** What a list shows, without a name. */
export type ViewSettings = Pick<ViewJson, 'filter' | 'sort' | 'hidden'>;

const written = ({ filter, sort: { field, order }, hidden }: ViewSettings): string =>
  JSON.stringify([
    Object.entries(filter).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    [field, order],
    hidden.toSorted(),
  ]);

/** The view that shows just what the list does; undefined where none does. */
export const viewShown = (views: readonly ViewJson[], look: ViewSettings): ViewJson | undefined =>
  views.find((view) => written(view) === written(look));

/** What an address says to show just that of a list, but for its columns. */
export const addressOf = ({ filter, sort: { field, order } }: ViewSettings): string =>
  new URLSearchParams({ filter: JSON.stringify(filter), sort: field, order }).toString();

/** With what the list shows now under a name: that of a view there is changes it. */
export function withView(views: readonly ViewJson[], name: string, look: ViewSettings): ViewJson[] {
  const { filter, sort, hidden } = look;
  const before = views.find((view) => view.name === name);
  const view = { name, filter, sort, hidden, isDefault: before?.isDefault ?? false };
  return before ? views.map((one) => (one === before ? view : one)) : [...views, view];
}
