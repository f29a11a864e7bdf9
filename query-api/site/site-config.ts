import type { Deps } from '../deps.ts';
import type { Handler } from '../handler.ts';

export const siteConfig =
  ({ config }: Deps): Handler<'GET /config.json'> =>
  async () =>
    config;
