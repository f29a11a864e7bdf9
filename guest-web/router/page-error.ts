import { isRecord } from '@baanpak/domain/values/fields/fields.ts';
import { type ErrorResponse, isRouteErrorResponse } from 'react-router-dom';
import { ApiProblem } from '../shell/api/problem.ts';

/** Why a page cannot be shown; `detail` is the server's own sentence, in the page's language. */
export type PageError = Readonly<{ status: number; code?: string; detail?: string }>;

const AWAY = 503;
/** A route names a guard that does not exist. */
export const UNKNOWN_MIDDLEWARE = 'unknown-middleware';

/** Of whatever a loader or a component threw, here or on the server; 500 where no more is known. */
export function pageErrorOf(error: unknown): PageError {
  if (error instanceof ApiProblem) {
    const { status, code, detail } = error;
    return { status: status || AWAY, code, ...(detail && { detail }) };
  }
  if (!isRouteErrorResponse(error)) return { status: 500 };
  // the router's own errors carry a text, which is no sentence for people
  const { code, detail } = isRecord(error.data) ? error.data : {};
  return {
    status: error.status,
    ...(typeof code === 'string' && { code }),
    ...(typeof detail === 'string' && { detail }),
  };
}

/** The same as the browser's router knows it again; of what broke here it learns only that. */
export const routeErrorOf = (error: unknown): ErrorResponse => {
  const data = pageErrorOf(error);
  const known = { status: data.status, statusText: '', data, internal: false };
  return known;
};
