import { Refusal } from '@baanpak/domain/values/refusal.ts';
import { type Media, PICTURE_WIDTHS } from '@baanpak/infrastructure/media/port.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';

const FOR_EVER = 'public, max-age=31536000, immutable';

/** A picture of the media store. Its id comes from its bytes, so that whoever has it may keep it. */
export const picture =
  (media: Media): FastifyPluginAsyncTypebox =>
  async (app) => {
    const schema = {
      tags: ['site'],
      summary: 'A picture, as WebP',
      params: Type.Object({ name: Type.String({ maxLength: 100 }) }),
      querystring: Type.Object({
        w: Type.Optional(
          Type.Enum([...PICTURE_WIDTHS], {
            type: 'integer',
            description: 'The widest it may be, in px',
          }),
        ),
      }),
    };
    app.get('/media/:name', { config: { open: true }, schema }, async (request, reply) => {
      const { name } = request.params;
      const { w } = request.query;
      const id = name.replace(/\.webp$/, '');
      const found = name.endsWith('.webp') ? await media.read(id, w) : undefined;
      if (!found) throw new Refusal('not-found', 'No such picture');
      return reply
        .type('image/webp')
        .header('cache-control', FOR_EVER)
        .header('etag', `"${id}-${w ?? 'whole'}"`)
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(found);
    });
  };
