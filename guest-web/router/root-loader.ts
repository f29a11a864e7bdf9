import type { LoaderFunctionArgs } from 'react-router-dom';
import { getSite } from '../shell/api/site.ts';
import { apiOf } from '../shell/context.ts';

/** What the footer says; a page is worth showing without it. */
export const rootLoader = async (args: LoaderFunctionArgs) => ({
  site: await getSite(apiOf(args)).catch(() => undefined),
});
