import { SiteConfigSchema } from '@baanpak/contract/site/site-config.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps.ts';

export const siteConfig =
  ({ config }: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const schema = {
      tags: ['site'],
      summary: 'What the web apps need to start',
      response: { 200: SiteConfigSchema },
    };
    app.get('/config.json', { config: { open: true }, schema }, async () => config);
  };
