import type { Media } from '@baanpak/infrastructure/media/port.ts';
import type { FastifyPluginAsync } from 'fastify';
import { banner } from './banner.ts';
import { picture } from './picture.ts';

export type MediaApiOptions = Readonly<{
  media: Media;
  /** Of the home page's picture; null where there is none. */
  bannerId: string | null;
}>;

/** What is read from the media store instead of the read models. */
export const mediaApi =
  ({ media, bannerId }: MediaApiOptions): FastifyPluginAsync =>
  async (app) => {
    await app.register(banner(bannerId));
    await app.register(picture(media));
  };
