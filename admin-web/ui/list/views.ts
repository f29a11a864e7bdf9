import type { ListWithViews, ViewJson } from '@baanpak/contract/preferences/preferences.ts';
import { OWNER_LISTS, SITE_LISTS } from '@baanpak/domain/values/text/staff-lists.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useListContext, useNotify, useStore } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { put, read } from '../../shell/api/calls.ts';
import { useServices } from '../../shell/services.ts';

/** What a list shows, without a name. */
type ViewSettings = Pick<ViewJson, 'filter' | 'sort' | 'hidden'>;

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

const LISTS: readonly ListWithViews[] = [...OWNER_LISTS, ...SITE_LISTS];

/** What a resource's views are kept under; undefined for a list without. */
export const listWithViews = (resource: string | undefined): ListWithViews | undefined =>
  LISTS.find((list) => list === resource?.split('/').at(-1));

/** What the list shows, and what makes it show something else. */
export function useViewSettings(): readonly [ViewSettings, (look: ViewSettings) => void] {
  const { resource, filterValues, sort, setFilters, setSort } = useListContext();
  const [hidden, setHidden] = useHiddenColumns(resource);
  const show = (look: ViewSettings) => {
    setHidden(look.hidden);
    setSort(look.sort);
    setFilters(look.filter);
  };
  return [{ filter: filterValues, sort, hidden }, show];
}

/** Where react-admin's table keeps the columns that do not show, by their fields. */
export const useHiddenColumns = (resource: string) =>
  useStore<string[]>(`${resource}.datatable`, []);

const KEY = ['preferences'];
const PATH = '/users/me/preferences';

type KeptViews = Readonly<{
  /** Undefined until they came, and where they cannot be obtained. */
  views: readonly ViewJson[] | undefined;
  /** They may still come, and have not failed to. */
  isAwaited: boolean;
}>;

/** One's own views of a list; none of a list that has none. */
export function useSavedViews(list: ListWithViews | undefined): KeptViews {
  const { client } = useServices();
  const { data, isPending, failureCount } = useQuery({
    queryKey: KEY,
    queryFn: () => read(client, PATH, {}),
    enabled: list !== undefined,
    staleTime: 60_000,
  });
  return {
    views: list && data && (data.preferences[list] ?? []),
    isAwaited: list !== undefined && isPending && failureCount === 0,
  };
}

/** One's own views of a list, and what keeps others instead. */
export function useViews(list: ListWithViews): Readonly<
  Pick<KeptViews, 'views'> & {
    keep(views: readonly ViewJson[]): Promise<unknown>;
  }
> {
  const { t } = useTranslation();
  const { client } = useServices();
  const cache = useQueryClient();
  const notify = useNotify();
  const { views } = useSavedViews(list);
  const { mutateAsync } = useMutation({
    mutationFn: (kept: readonly ViewJson[]) => put(client, PATH, {}, { [list]: kept }),
    onSuccess: (kept) => cache.setQueryData(KEY, kept),
    onError: (error) => notify(error.message || t('offline'), { type: 'error' }),
  });
  return { views, keep: mutateAsync };
}
