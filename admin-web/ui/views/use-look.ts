import { useEffect, useRef } from 'react';
import { useListContext, useStore } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { Look } from './views.ts';

/** What the list shows, and what makes it show something else. */
export function useLook(): readonly [Look, (look: Look) => void] {
  const { resource, filterValues, sort, setFilters, setSort } = useListContext();
  // where react-admin's table keeps the columns that do not show, by their fields
  const [hidden, setHidden] = useStore<string[]>(`${resource}.datatable`, []);
  const show = (look: Look) => {
    setHidden(look.hidden);
    setSort(look.sort);
    setFilters(look.filter);
  };
  return [{ filter: filterValues, sort, hidden }, show];
}

/** A list whose address asks for nothing opens with that look. */
export function useOpenWith(look: Look | undefined): void {
  const { search } = useLocation();
  const [, show] = useLook();
  const isAsked = useRef(search !== '');
  useEffect(() => {
    if (look === undefined || isAsked.current) return;
    isAsked.current = true;
    show(look);
  });
}
