import { PictureAnswer, PictureParams, PictureQuery } from '../media/picture.ts';
import type { Routes } from './route.ts';

export const MEDIA_ROUTES = {
  'GET /media/{name}': {
    tag: 'site',
    summary: 'A picture, as WebP',
    open: true,
    unlimited: true,
    params: PictureParams,
    query: PictureQuery,
    answer: PictureAnswer,
  },
} as const satisfies Routes;
