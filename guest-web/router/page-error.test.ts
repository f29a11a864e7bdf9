import { describe, expect, it } from 'vitest';
import { ApiProblem, OFFLINE } from '../shell/api/problem.ts';
import { pageErrorOf, routeErrorOf } from './page-error.ts';

const busy = new ApiProblem({ status: 503, code: 'store-away', detail: 'Please try again' });

describe('what a page says of an error', () => {
  it('is what the server said', () =>
    expect(pageErrorOf(busy)).toEqual({
      status: 503,
      code: 'store-away',
      detail: 'Please try again',
    }));

  it('is the same in the browser that goes on with it', () =>
    expect(pageErrorOf(JSON.parse(JSON.stringify(routeErrorOf(busy))))).toEqual(pageErrorOf(busy)));

  it('is that the server is away where nothing answered', () =>
    expect(pageErrorOf(OFFLINE)).toEqual({ status: 503, code: 'offline' }));

  it('is 404 for what a loader does not find', () => {
    const thrown = { status: 404, statusText: '', internal: false, data: null };
    expect(pageErrorOf(thrown)).toEqual({ status: 404 });
  });

  it('is the status alone for an address the router does not know', () => {
    const thrown = { status: 405, statusText: '', internal: true, data: 'Error: no action' };
    expect(pageErrorOf(thrown)).toEqual({ status: 405 });
  });

  it('tells nothing of what broke', () =>
    expect(pageErrorOf(routeErrorOf(new Error('secret')))).toEqual({ status: 500 }));
});
