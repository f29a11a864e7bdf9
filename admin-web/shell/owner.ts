import type { OwnerList } from '@baanpak/domain/values/text/staff-lists.ts';
import { createContext, useContext } from 'react';
import { useGetList } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { ownerIn, ownerResource } from './addresses.ts';
import type { User } from './api/records.ts';
import { session } from './api/session.ts';

const KEY = 'owner';

/**
 * Whose pages are looked at: the address says it, and pages of all owners keep the one looked at before; one's
 * own first. Undefined before it is known.
 */
export function useOwnerOfAddress(): string | undefined {
  const { pathname } = useLocation();
  const user = session.read()?.user;
  const named = ownerIn(pathname);
  if (named !== undefined && user) window.sessionStorage.setItem(KEY, named);
  return named ?? user?.ownerId ?? window.sessionStorage.getItem(KEY) ?? undefined;
}

const OwnerContext = createContext<string | undefined>(undefined);
export const OwnerProvider = OwnerContext.Provider;

export const useOwner = (): string | undefined => useContext(OwnerContext);

/** What react-admin calls a list of the owner whose pages these are. */
export const useOwnResource = (list: OwnerList): string => ownerResource(useOwner() ?? '-', list);

/** Every owner of hotels, by name; for who works for the whole site. */
export const useOwners = (enabled = true) =>
  useGetList<User>(
    'users',
    {
      filter: { role: 'owner' },
      sort: { field: 'username', order: 'ASC' },
      pagination: { page: 1, perPage: 100 },
    },
    { enabled, staleTime: 60_000 },
  );
