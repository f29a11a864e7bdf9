import { ListAnswer, ListParams } from '../list/lists.ts';
import type { Routes } from './route.ts';

export const LIST_ROUTES = {
  'GET /lists/{name}': {
    tag: 'lists',
    summary: 'The codes that fields take, with their labels',
    params: ListParams,
    answer: ListAnswer,
  },
} as const satisfies Routes;
