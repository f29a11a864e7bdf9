import { PictureAnswer, PictureParams, PictureQuery } from '@baanpak/contract/media/picture.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { Media } from '@baanpak/infrastructure/media/port.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

/** For ever, from any site, and as a picture only, whatever a browser makes of the bytes. */
const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
};

/** A picture of the media store. Its id comes from its bytes, so that anyone who has it may keep it. */
export const picture =
  (media: Pick<Media, 'read'>): FastifyPluginAsyncTypebox =>
  async (app) => {
    const schema = {
      tags: ['site'],
      summary: 'A picture, as WebP',
      params: PictureParams,
      querystring: PictureQuery,
      response: { 200: PictureAnswer },
    };
    app.get(
      '/media/:name',
      { config: { open: true, unlimited: true }, schema },
      async (request, reply) => {
        const { name } = request.params;
        const { w } = request.query;
        const id = name.replace(/\.webp$/, '');
        const found = name.endsWith('.webp') ? await media.read(id, w) : undefined;
        if (!found) throw new Refusal('not-found', 'No such picture');
        return reply
          .type('image/webp')
          .headers(HEADERS)
          .header('content-disposition', `inline; filename="${name}"`)
          .header('etag', `"${id}-${w ?? 'whole'}"`)
          .send(found);
      },
    );
  };
