import type { ActionFunctionArgs } from 'react-router-dom';
import type { Api } from './api/client.ts';
import { ApiProblem } from './api/problem.ts';
import { apiOf } from './context.ts';
import { refused } from './refused.ts';

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
