import { isRecord } from '@baanpak/domain/values/fields/fields.ts';
import type { FastifyPluginAsync } from 'fastify';
import { robotsText, sitemapXml } from './robots.ts';

type SearchEngineOptions = Readonly<{
  apiOrigin: () => string;
  apiKey: string;
  /** Where the world finds the site; what a caller names as its host is not asked. */
  site: () => string;
}>;

const PER_PAGE = 100;

/** /robots.txt and /sitemap.xml, with all hotels that are open and have a room tonight. */
export const searchEngines =
  ({ apiOrigin, apiKey, site }: SearchEngineOptions): FastifyPluginAsync =>
  async (app) => {
    app.get('/robots.txt', async (_request, reply) =>
      reply.type('text/plain; charset=utf-8').send(robotsText(site())),
    );
    app.get('/sitemap.xml', async (_request, reply) => {
      const slugs = await openHotels(apiOrigin(), apiKey);
      return reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(sitemapXml(site(), slugs));
    });
  };

type FoundSlug = Readonly<{ hotelNameSlug: string }>;

function foundIn(answer: unknown): Readonly<{ hotels: readonly FoundSlug[]; total: number }> {
  if (isRecord(answer) && typeof answer.total === 'number' && areSlugs(answer.hotels))
    return { hotels: answer.hotels, total: answer.total };
  throw new Error('The search of hotels answered with no list of hotels');
}

const areSlugs = (hotels: unknown): hotels is readonly FoundSlug[] =>
  Array.isArray(hotels) &&
  hotels.every((hotel) => isRecord(hotel) && typeof hotel.hotelNameSlug === 'string');

async function openHotels(origin: string, apiKey: string): Promise<string[]> {
  const slugs: string[] = [];
  for (let page = 1; ; page += 1) {
    const query = `sort=name&perPage=${PER_PAGE}&page=${page}`;
    const answer = await fetch(`${origin}/search/hotels?${query}`, {
      headers: { 'x-api-key': apiKey },
    });
    if (!answer.ok) throw new Error(`The search of hotels answered ${answer.status}`);
    const { hotels, total } = foundIn(await answer.json());
    slugs.push(...hotels.map(({ hotelNameSlug }) => hotelNameSlug));
    if (hotels.length === 0 || slugs.length >= total) return slugs;
  }
}
