import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { withDetail } from '../contract/detail.ts';
import { Nullable } from '../contract/nullable.ts';
import { pictureUrl } from '../contract/picture-url.ts';

const DETAIL = { th: 'ภาพหน้าแรก', en: "The home page's picture" };

/** The picture guests are met with; its id is null where none was chosen. */
export const banner =
  (bannerId: string | null): FastifyPluginAsyncTypebox =>
  async (app) => {
    const schema = {
      tags: ['site'],
      summary: 'The picture of the home page',
      response: { 200: withDetail({ imageUrl: Nullable(Type.String()) }) },
    };
    app.get('/auth/get/banner', { schema }, async ({ language }) => ({
      imageUrl: pictureUrl(bannerId),
      detail: DETAIL[language],
    }));
  };
