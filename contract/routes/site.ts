import { site } from '@baanpak/domain/site/site.ts';
import { ONE_PICTURE } from '../media/picture-forms.ts';
import { RATE_FIELDS, REGISTRATION_FIELDS, SITE_FIELDS } from '../site/site.ts';
import { SiteConfigSchema } from '../site/site-config.ts';
import {
  SiteListAnswer,
  SiteListQuery,
  StaffSiteAnswer,
  StaffSiteParams,
} from '../site/site-queries.ts';
import { BannerAnswer, ChangeSiteBody, SiteAnswer } from '../site/site-requests.ts';
import { SITE } from './resources.ts';
import type { Routes } from './route.ts';

const CHANGE = {
  tag: 'site',
  summary: 'Change what the site says of itself',
  body: ChangeSiteBody,
  mayBringBack: Object.keys({ ...SITE_FIELDS, ...RATE_FIELDS, ...REGISTRATION_FIELDS }),
  refuses: [...site.refusals.ReviseSite, 'second-factor-needed'],
} as const;

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
  'PUT /site': { ...CHANGE, rights: { action: 'manage-site' }, answer: SiteAnswer },
  'GET /admin-api/site': {
    tag: 'site',
    summary: 'The site, for who manages it',
    rights: { action: 'manage-site' },
    resources: [SITE],
    query: SiteListQuery,
    answer: SiteListAnswer,
    reads: ['users'],
  },
  'GET /admin-api/site/{id}': {
    tag: 'site',
    summary: 'The site, for who manages it',
    rights: { action: 'manage-site', of: 'site' },
    resources: [SITE],
    params: StaffSiteParams,
    answer: StaffSiteAnswer,
    reads: ['users'],
  },
  'PUT /admin-api/site/{id}': {
    ...CHANGE,
    rights: { action: 'manage-site', of: 'site' },
    resources: [SITE],
    params: StaffSiteParams,
    answer: StaffSiteAnswer,
  },
} as const satisfies Routes;
