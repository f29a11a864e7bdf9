import type { Deps } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { openProvinces } from './open-provinces.ts';

const DETAIL = { th: 'จังหวัดที่มีโรงแรม', en: 'Provinces with hotels' };

export const uniqueProvince =
  ({ availability }: Deps): Handler<'GET /search/unique-province'> =>
  async ({ language }) => ({
    provinces: openProvinces(await availability(), language),
    detail: DETAIL[language],
  });
