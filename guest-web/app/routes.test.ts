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
  ['/en/hotel/main', 'hotel/main'],
  ['/hotel/ari-sai-sai', 'hotel/:slug'],
])('%s is %s', (path, page) => expect(last(path)).toBe(page));
