import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { robotsText, sitemapXml } from './robots.ts';

type SearchEngineOptions = Readonly<{ apiOrigin: () => string; apiKey: string }>;

const PER_PAGE = 100;

/** /robots.txt and /sitemap.xml, with all hotels that are open and have a room tonight. */
export const searchEngines =
  ({ apiOrigin, apiKey }: SearchEngineOptions): FastifyPluginAsync =>
  async (app) => {
    app.get('/robots.txt', async (request, reply) =>
      reply.type('text/plain; charset=utf-8').send(robotsText(originOf(request))),
    );
    app.get('/sitemap.xml', async (request, reply) => {
      const slugs = await openHotels(apiOrigin(), apiKey);
      return reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(sitemapXml(originOf(request), slugs));
    });
  };

const originOf = ({ protocol, host }: FastifyRequest) => `${protocol}://${host}`;

type FoundSlugs = Readonly<{
  hotels: readonly Readonly<{ hotelNameSlug: string }>[];
  total: number;
}>;

async function openHotels(origin: string, apiKey: string): Promise<string[]> {
  const slugs: string[] = [];
  for (let page = 1; ; page += 1) {
    const query = `sort=name&perPage=${PER_PAGE}&page=${page}`;
    const answer = await fetch(`${origin}/search/hotels?${query}`, {
      headers: { 'x-api-key': apiKey },
    });
    if (!answer.ok) throw new Error(`The search of hotels answered ${answer.status}`);
    const { hotels, total } = (await answer.json()) as FoundSlugs;
    slugs.push(...hotels.map(({ hotelNameSlug }) => hotelNameSlug));
    if (hotels.length === 0 || slugs.length >= total) return slugs;
  }
}
