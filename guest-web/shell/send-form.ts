import { type ActionFunctionArgs, data } from 'react-router-dom';
import type { Api } from './api/client.ts';
import { ApiProblem } from './api/problem.ts';
import { apiOf } from './context.ts';

/** What became of a form that was sent: what it was refused with, if it was. */
export type Sent = Readonly<{ problem?: ApiProblem }>;

/** An action that hands what a form sent as JSON to a call. */
export const sendForm =
  <Request>(call: (api: Api, request: Request) => Promise<unknown>) =>
  async (args: ActionFunctionArgs) => {
    try {
      await call(apiOf(args), await args.request.json());
      return {};
    } catch (problem) {
      if (problem instanceof ApiProblem) return refused({ problem });
      throw problem;
    }
  };

/**
 * What an action came to nothing by, for its page to say. Without a network nothing is loaded again after
 * it: that would fail as well, and take the page away.
 */
export const refused = <Refused extends Readonly<{ problem: ApiProblem }>>(refusal: Refused) =>
  refusal.problem.code === 'offline' ? data(refusal, { status: 503 }) : refusal;
