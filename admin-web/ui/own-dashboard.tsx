import type { UserJson } from '@baanpak/contract/user/user.ts';
import { useGetList } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { dashboardPath } from '../shell/addresses.ts';
import { useMe } from '../shell/auth.ts';
import { useOwner } from '../shell/owner.ts';
import { useServices } from '../shell/services.ts';
import { PageProgress } from './page.tsx';

/** Leads to one's own dashboard; who works for the whole site is led to the one looked at before, or the first. */
export function OwnDashboard() {
  const { ownerId } = useMe();
  const lastOwner = useOwner();
  const known = ownerId ?? lastOwner;
  return known === undefined ? <FirstOwner /> : <ToDashboard ownerId={known} />;
}

function FirstOwner() {
  const { data, isPending } = useOwners();
  const [first] = data ?? [];
  if (isPending) return <PageProgress />;
  return first ? <ToDashboard ownerId={first._id} /> : <NoOwner />;
}

const ToDashboard = ({ ownerId }: Readonly<{ ownerId: string }>) => {
  const { basename } = useServices();
  return <Navigate to={basename + dashboardPath(ownerId)} replace />;
};

/** Every owner of hotels, by name; for who works for the whole site. */
export const useOwners = (enabled = true) =>
  useGetList<UserJson & { id: string }>(
    'users',
    {
      filter: { role: 'owner' },
      sort: { field: 'username', order: 'ASC' },
      pagination: { page: 1, perPage: 100 },
    },
    { enabled, staleTime: 60_000 },
  );

/** A new site: anyone who sells rooms on it comes first. */
const NoOwner = () => {
  const { basename } = useServices();
  return <Navigate to={`${basename}/admin/partners`} replace />;
};
