import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { routes } from './routes.tsx';

const last = (path: string) => matchRoutes(routes(), path)?.at(-1)?.route.path;

it.each(['/EN', '/Booking/find', '/en/HOTEL/main', '/nothing'])('%s is no page', (path) =>
  expect(last(path)).toBe('*'),
);

it.each([
  ['/booking/find', 'booking/find'],
  ['/en/booking/mine', 'booking/mine'],
  ['/en/booking/6f1d2c3b-8a74-8c1e-9b5f-2d7e4a90c1b8/review', 'booking/:id/review'],
  ['/en/hotel/main', 'hotel/main'],
  ['/hotel/ari-sai-sai', 'hotel/:slug'],
])('%s is %s', (path, page) => expect(last(path)).toBe(page));
