import type { GroupName } from '@baanpak/projector/schema/read-model.ts';
import type { FastifyPluginAsync } from 'fastify';

/** Routes whose answers are made of the read models of some groups: what waits, waits for these. */
export const reading =
  (reads: readonly GroupName[], routes: readonly FastifyPluginAsync[]): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onRoute', (route) => {
      route.config = { ...route.config, reads };
    });
    for (const route of routes) await app.register(route);
  };
