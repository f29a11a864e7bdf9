import type { EventEntries } from '../values/decider/event-entry.ts';
import type { SiteRevised } from './site.ts';

/** What is known of the event of the site, which concerns everybody. */
export const SITE_EVENTS = {
  SiteRevised: { concerns: () => ({}) },
} as const satisfies EventEntries<SiteRevised>;
