import { Value } from 'typebox/value';
import { type SiteConfig, SiteConfigSchema } from './site-config.ts';

/** Whether this is what `/config.json` answers. */
export const isSiteConfig = (value: unknown): value is SiteConfig =>
  Value.Check(SiteConfigSchema, value);
