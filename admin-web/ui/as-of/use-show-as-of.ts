import { useLocation, useNavigate } from 'react-router-dom';
import { searchAsOf } from '../../shell/as-of.ts';

/** Shows a page as of a moment, or as it is now; default the page at which one is. */
export function useShowAsOf(to?: string): (at: string | undefined) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (at) => {
    const query = searchAsOf(to === undefined ? search : '', at);
    void navigate({ pathname: to ?? pathname, search: query });
  };
}
