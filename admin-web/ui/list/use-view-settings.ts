import { useListContext, useStore } from 'react-admin';
import type { ViewSettings } from './views.ts';

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
