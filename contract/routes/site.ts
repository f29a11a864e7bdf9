import { ONE_PICTURE } from '../media/picture-forms.ts';
import { SiteConfigSchema } from '../site/site-config.ts';
import { BannerAnswer, SiteAnswer } from '../site/site-requests.ts';
import type { Routes } from './route.ts';

export const SITE_ROUTES = {
  'GET /auth/get/banner': {
    tag: 'site',
    summary: 'The picture of the home page',
    answer: BannerAnswer,
    reads: ['users'],
  },
  'GET /config.json': {
    tag: 'site',
    summary: 'What the web apps need to start',
    open: true,
    answer: SiteConfigSchema,
  },
  'GET /site': {
    tag: 'site',
    summary: 'What the site says of itself',
    answer: SiteAnswer,
    reads: ['users'],
  },
  'POST /site/banner': {
    tag: 'site',
    summary: "Set the home page's picture",
    rights: { action: 'manage-site' },
    form: ONE_PICTURE,
    answer: BannerAnswer,
  },
} as const satisfies Routes;
