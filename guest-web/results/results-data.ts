import type { LoaderFunctionArgs } from 'react-router-dom';
import { ApiProblem } from '../api/problem.ts';
import { countHotels, getProvinces, searchHotels } from '../api/search.ts';
import { apiOf } from '../app/context.ts';
import { criteriaIn } from '../search/criteria.ts';
import { today } from '../ui/dates.ts';

/** What was found; `problem` where the API refused the search itself, e.g. a stay too far ahead. */
export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  const criteria = criteriaIn(new URL(args.request.url).searchParams, today());
  const [provinces, counts, found] = await Promise.all([
    getProvinces(api).catch(() => []),
    countHotels(api, criteria).catch(() => undefined),
    searchHotels(api, criteria).catch((error: unknown) => {
      if (error instanceof ApiProblem && error.status < 500) return error.code;
      throw error;
    }),
  ]);
  return typeof found === 'string'
    ? { criteria, provinces, counts, found: undefined, problem: found }
    : { criteria, provinces, counts, found, problem: undefined };
}
