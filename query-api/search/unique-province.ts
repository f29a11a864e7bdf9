import { OpenProvincesAnswer } from '@baanpak/contract/search/provinces.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps.ts';
import { openProvinces } from './open-provinces.ts';

const DETAIL = { th: 'จังหวัดที่มีโรงแรม', en: 'Provinces with hotels' };

export const uniqueProvince =
  ({ availability }: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const schema = {
      tags: ['search'],
      summary: 'Provinces one can search in',
      response: { 200: OpenProvincesAnswer },
    };
    app.get('/search/unique-province', { schema }, async ({ language }) => ({
      provinces: openProvinces(await availability(), language),
      detail: DETAIL[language],
    }));
  };
