import { MEDIA_ROUTES } from '@baanpak/contract/routes/media.ts';
import { serveRoutes } from '@baanpak/infrastructure/http/serve-routes.ts';
import type { Media } from '@baanpak/infrastructure/media/port.ts';
import type { FastifyPluginAsync } from 'fastify';
import { picture } from './picture.ts';

export type MediaApiOptions = Readonly<{ media: Pick<Media, 'read'> }>;

/** What is read from the media store instead of the read models. */
export const mediaApi =
  ({ media }: MediaApiOptions): FastifyPluginAsync =>
  async (app) => {
    await serveRoutes(app, MEDIA_ROUTES, { 'GET /media/{name}': picture(media) });
  };
