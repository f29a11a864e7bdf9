import { MEDIA_ROUTES } from '@baanpak/contract/routes/media.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { type HandlerOf, serveRoutes } from '@baanpak/infrastructure/http/serve-routes.ts';
import type { Media } from '@baanpak/infrastructure/media/port.ts';
import type { FastifyPluginAsync } from 'fastify';

type MediaApiOptions = Readonly<{ media: Pick<Media, 'read'> }>;

/** What is read from the media store instead of the read models. */
export const mediaApi =
  ({ media }: MediaApiOptions): FastifyPluginAsync =>
  async (app) => {
    await serveRoutes(app, MEDIA_ROUTES, { 'GET /media/{name}': picture(media) });
  };

/** For ever, from any site, and as a picture only, whatever a browser makes of the bytes. */
const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
};

/** A picture of the media store. Its id comes from its bytes, so that anyone who has it may keep it. */
const picture =
  (media: Pick<Media, 'read'>): HandlerOf<(typeof MEDIA_ROUTES)['GET /media/{name}']> =>
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
  };
