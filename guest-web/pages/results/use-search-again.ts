import { useNavigate } from 'react-router-dom';
import { type Criteria, searchFor } from '../../features/search/criteria.ts';
import { useLocalPath } from '../../ui/local-path.ts';

/** Searches for something else, from its first page; the page stays where it is scrolled to. */
export function useSearchAgain(): (criteria: Criteria) => void {
  const navigate = useNavigate();
  const local = useLocalPath();
  return (criteria) =>
    void navigate(local(`/hotel/main${searchFor({ ...criteria, page: 1 })}`), {
      preventScrollReset: true,
    });
}
