import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { FastifyPluginAsync, HTTPMethods } from 'fastify';

/** Tells staff in the dialect of ra-data-simple-rest that there is no such resource, or no such call on it. */
export const unknownResources =
  (methods: HTTPMethods[]): FastifyPluginAsync =>
  async (app) => {
    app.route({
      method: methods,
      url: '/*',
      config: { staff: { action: 'own-account' }, simpleRest: 'record', refuses: ['not-found'] },
      schema: { hide: true },
      async handler() {
        throw new Refusal('not-found', 'No such resource');
      },
    });
  };
