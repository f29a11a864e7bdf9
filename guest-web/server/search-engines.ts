import { isRecord } from '@baanpak/domain/values/fields/fields.ts';
import type { FastifyPluginAsync } from 'fastify';
import { robotsText, sitemapXml } from './robots.ts';

type SearchEngineOptions = Readonly<{
  apiOrigin: () => string;
  apiKey: string;
  /** Where the world finds the site; what a caller names as its host is not asked. */
  site: () => string;
}>;

const AT_ONCE = 5_000;
/** A crawler reads each file; the list behind them is read so often at most. */
const KEPT_MS = 60_000;

/** /robots.txt and /sitemap.xml, with all hotels that are open. */
export const searchEngines =
  ({ apiOrigin, apiKey, site }: SearchEngineOptions): FastifyPluginAsync =>
  async (app) => {
    const slugs = keptFor(KEPT_MS, () => openHotels(apiOrigin(), apiKey));
    app.get('/robots.txt', async (_request, reply) =>
      reply.type('text/plain; charset=utf-8').send(robotsText(site())),
    );
    app.get('/sitemap.xml', async ({ query }, reply) => {
      const part = isRecord(query) ? query.part : undefined;
      if (part !== undefined && !/^[1-9]\d{0,3}$/.test(String(part))) return reply.callNotFound();
      const xml = sitemapXml(site(), await slugs(), part === undefined ? undefined : Number(part));
      if (xml === undefined) return reply.callNotFound();
      return reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(xml);
    });
  };

/** Reads at the first call, and again at the first so long after that; who comes meanwhile shares it. */
function keptFor<Value>(milliseconds: number, read: () => Promise<Value>): () => Promise<Value> {
  let kept: { value: Promise<Value>; until: number } | undefined;
  return () => {
    if (kept && kept.until > performance.now()) return kept.value;
    const value = read();
    const reading = { value, until: performance.now() + milliseconds };
    kept = reading;
    value.catch(() => {
      if (kept === reading) kept = undefined;
    });
    return value;
  };
}

async function openHotels(origin: string, apiKey: string): Promise<string[]> {
  const slugs: string[] = [];
  for (;;) {
    const query = new URLSearchParams({ after: slugs.at(-1) ?? '', limit: String(AT_ONCE) });
    const answer = await fetch(`${origin}/outreach/hotel-slugs?${query}`, {
      headers: { 'x-api-key': apiKey },
    });
    if (!answer.ok) throw new Error(`The list of hotels answered ${answer.status}`);
    const page = slugsIn(await answer.json());
    slugs.push(...page);
    if (page.length < AT_ONCE) return slugs;
  }
}

function slugsIn(answer: unknown): string[] {
  const slugs = isRecord(answer) ? answer.slugs : undefined;
  if (Array.isArray(slugs) && slugs.every((slug) => typeof slug === 'string')) return slugs;
  throw new Error('The list of hotels has no slugs');
}
