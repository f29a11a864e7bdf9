import type { LoaderFunctionArgs } from 'react-router-dom';
import { criteriaIn } from '../../features/search/criteria.ts';
import {
  countHotels,
  findAlternatives,
  getProvinces,
  searchHotels,
} from '../../features/search/hotel-search.ts';
import { ApiProblem } from '../../shell/api/problem.ts';
import { apiOf } from '../../shell/context.ts';
import { today } from '../../ui/dates.ts';

/** What was found; `problem`: the API's sentence where it refused the search itself, e.g. a stay too far ahead. */
export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  const criteria = criteriaIn(new URL(args.request.url).searchParams, today());
  const [provinces, counts, found] = await Promise.all([
    getProvinces(api).catch(() => []),
    countHotels(api, criteria).catch(() => undefined),
    searchHotels(api, criteria).catch((error: unknown) => {
      if (error instanceof ApiProblem && error.status < 500) return error;
      throw error;
    }),
  ]);
  const isRefused = found instanceof ApiProblem;
  const isNothing = !isRefused && found.hotels.length === 0;
  const alternatives = isNothing
    ? await findAlternatives(api, criteria).catch(() => undefined)
    : undefined;
  const asked = { criteria, provinces, counts, alternatives };
  return isRefused
    ? { ...asked, found: undefined, problem: found.detail }
    : { ...asked, found, problem: undefined };
}
