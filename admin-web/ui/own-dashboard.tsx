import { Navigate } from 'react-router-dom';
import { dashboardPath } from '../shell/addresses.ts';
import { useMe } from '../shell/auth.ts';
import { useOwner, useOwners } from '../shell/owner.ts';
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

/** A new site: anyone who sells rooms on it comes first. */
const NoOwner = () => {
  const { basename } = useServices();
  return <Navigate to={`${basename}/admin/partners`} replace />;
};
