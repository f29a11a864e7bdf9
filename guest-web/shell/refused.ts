import { data } from 'react-router-dom';
import type { ApiProblem } from './api/problem.ts';

/**
 * What an action came to nothing by, for its page to say. Without a network nothing is loaded again after
 * it: that would fail as well, and take the page away.
 */
export const refused = <Refused extends Readonly<{ problem: ApiProblem }>>(refusal: Refused) =>
  refusal.problem.code === 'offline' ? data(refusal, { status: 503 }) : refusal;
