import { type ReactNode, useEffect, useState } from 'react';
import { useResourceContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageProgress } from '../page-progress.tsx';
import { listWithViews } from './list-with-views.ts';
import { useHiddenColumns } from './use-view-settings.ts';
import { useSavedViews } from './use-views.ts';
import { addressOf } from './views.ts';

/** A list whose address asks for nothing opens with one's default view; until that is known it is not asked for. */
export function DefaultView({ children }: Readonly<{ children: ReactNode }>) {
  const resource = useResourceContext() ?? '';
  const list = listWithViews(resource);
  const { search } = useLocation();
  const navigate = useNavigate();
  const [, setHidden] = useHiddenColumns(resource);
  const { views, isAwaited } = useSavedViews(list);
  const [isOpen, setOpen] = useState(false);
  const look = views?.find(({ isDefault }) => isDefault);
  const isReady = isOpen || search !== '' || (look === undefined && !isAwaited);
  useEffect(() => {
    if (isReady) setOpen(true);
    else if (look) {
      setHidden([...look.hidden]);
      void navigate({ search: addressOf(look) }, { replace: true });
    }
  }, [isReady, look, navigate, setHidden]);
  return isReady ? children : <PageProgress />;
}
