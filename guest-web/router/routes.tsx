import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { getSite } from '../shell/api/site.ts';
import { apiOf } from '../shell/context.ts';
import { notFound } from '../shell/not-found.ts';
import { hydratedLater } from '../ui/hydrated-later.tsx';
import { ClientLayout, ClientMainLayout } from './layouts.tsx';
import { Root } from './root.tsx';
import { type Screen, screen } from './screen.ts';

const ErrorPage = hydratedLater(async () => (await import('./error-page.tsx')).ErrorPage);

/** Every page, in either language. `module` is where the build finds it in `pages/`, to load it ahead. */
const MAIN: readonly Screen[] = [
  {
    path: '',
    module: 'home/home-page.tsx',
    texts: ['home'],
    load: () => import('../pages/home/home-page.tsx'),
  },
  {
    path: 'hotel/main',
    module: 'results/results-page.tsx',
    texts: ['results'],
    load: () => import('../pages/results/results-page.tsx'),
  },
  {
    path: 'hotel/:slug',
    module: 'hotel/hotel-page.tsx',
    texts: ['hotel'],
    load: () => import('../pages/hotel/hotel-page.tsx'),
  },
];

/** What the site says at length, in its administrators' words. */
const TEXTS: readonly Screen[] = (['about', 'terms', 'privacy'] as const).map((page) => ({
  path: page,
  module: 'text-page/text-page.tsx',
  load: async () => (await import('../pages/text-page/text-page.tsx')).textPage(page),
}));

const PARTNERS: Screen = {
  path: 'partners',
  module: 'partners/partners-page.tsx',
  texts: ['booking'],
  load: () => import('../pages/partners/partners-page.tsx'),
};

/** They hold a guest's data: nobody stores or indexes them. */
const PRIVATE: readonly Screen[] = [
  {
    path: 'hotel/:slug/checkout-services',
    module: 'checkout-services/checkout-services-page.tsx',
    guards: ['checkout-open'],
    load: () => import('../pages/checkout-services/checkout-services-page.tsx'),
  },
  {
    path: 'hotel/:slug/checkout',
    module: 'checkout/checkout-page.tsx',
    guards: ['checkout-open'],
    load: () => import('../pages/checkout/checkout-page.tsx'),
  },
  {
    path: 'hotel/:slug/checkout-omise',
    module: 'checkout-omise/checkout-omise-page.tsx',
    load: () => import('../pages/checkout-omise/checkout-omise-page.tsx'),
  },
  {
    path: 'hotel/:slug/successful-payment',
    module: 'successful-payment/successful-payment-page.tsx',
    load: () => import('../pages/successful-payment/successful-payment-page.tsx'),
  },
  {
    path: 'payment-return/:attemptId',
    module: 'payment-return/payment-return-page.tsx',
    load: () => import('../pages/payment-return/payment-return-page.tsx'),
  },
  {
    path: 'booking/find',
    module: 'find-booking/find-booking-page.tsx',
    load: () => import('../pages/find-booking/find-booking-page.tsx'),
  },
  {
    path: 'booking/mine',
    module: 'my-bookings/my-bookings-page.tsx',
    load: () => import('../pages/my-bookings/my-bookings-page.tsx'),
  },
  {
    path: 'booking/:id/refund',
    module: 'refund/refund-page.tsx',
    load: () => import('../pages/refund/refund-page.tsx'),
  },
  {
    path: 'booking/:id/review',
    module: 'review/review-page.tsx',
    load: () => import('../pages/review/review-page.tsx'),
  },
  {
    path: 'booking/:id/order',
    module: 'order/order-page.tsx',
    load: () => import('../pages/order/order-page.tsx'),
  },
  {
    path: 'booking/:id',
    module: 'booking/booking-page.tsx',
    load: () => import('../pages/booking/booking-page.tsx'),
  },
];

const pages = (): RouteObject[] => [
  {
    Component: ClientMainLayout,
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [
          ...[...MAIN, ...TEXTS, PARTNERS].map((page) => screen(page)),
          { path: '404', loader: notFound, element: null },
          { path: '*', loader: notFound, element: null },
        ],
      },
    ],
  },
  {
    Component: ClientLayout,
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: PRIVATE.map((page) =>
          screen({ ...page, texts: ['hotel', 'booking'] }, { private: true }),
        ),
      },
    ],
  },
];

/** The site map. New for each request on the server: the router fills in what is loaded late. */
export const routes = (): RouteObject[] => [
  {
    id: 'root',
    path: '/',
    Component: Root,
    loader: rootLoader,
    shouldRevalidate: () => false,
    ErrorBoundary: ErrorPage,
    children: [{ path: 'en', caseSensitive: true, children: pages() }, ...pages()],
  },
];

/** What the footer says; a page is worth showing without it. */
const rootLoader = async (args: LoaderFunctionArgs) => ({
  site: await getSite(apiOf(args)).catch(() => undefined),
});
