import type { Now } from '@baanpak/domain/values/time/instant.ts';
import type { FastifyPluginAsync } from 'fastify';
import { type Keys, requireKey } from './keys.ts';
import { listAnswer, pageIn } from './list-answer.ts';
import { ProviderError } from './provider-error.ts';
import { bodyOf } from './request-body.ts';
import type { SandboxStore } from './store.ts';

/** Everything announced, delivered or not. */
export const eventRoutes =
  (store: SandboxStore, now: Now, { secretKey }: Keys): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onRequest', requireKey(secretKey));

    app.get('/events', async ({ query }) => {
      const page = pageIn(bodyOf(query), now());
      const { data, total } = await store.list('event', page);
      return listAnswer(data, total, '/events', page);
    });
    app.get<{ Params: { id: string } }>('/events/:id', async ({ params: { id } }) => {
      const event = await store.get('event', id);
      if (!event) throw new ProviderError('not_found', `event ${id} was not found`);
      return event;
    });
  };
