import { isSiteConfig } from '@baanpak/contract/site/is-site-config.ts';
import type { SiteConfig } from '@baanpak/contract/site/site-config.ts';

const KEPT_MS = 10_000;
const LONGEST_MS = 3_000;

/** What the API at this origin says web apps need; kept for ten seconds, and longer while it does not answer. */
export function siteConfigAt(origin: string, now = Date.now): () => Promise<SiteConfig> {
  let kept: Readonly<{ at: number; config: SiteConfig }> | undefined;
  return async () => {
    if (kept && now() - kept.at < KEPT_MS) return kept.config;
    try {
      kept = { at: now(), config: await read(origin) };
    } catch (error) {
      if (!kept) throw error;
    }
    return kept.config;
  };
}

async function read(origin: string): Promise<SiteConfig> {
  const answer = await fetch(`${origin}/config.json`, { signal: AbortSignal.timeout(LONGEST_MS) });
  const config: unknown = await answer.json();
  if (isSiteConfig(config)) return config;
  throw new Error(`/config.json of the API answered ${answer.status}`);
}
