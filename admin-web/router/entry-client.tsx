import '@fontsource-variable/anuphan/wght.css';
import type { AnswerOfCall } from '@baanpak/contract/routes/call.ts';
import { languageOf } from '@baanpak/domain/values/text/page-language.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { openI18n } from '../shell/i18n/i18n.ts';
import { rememberLanguage } from '../shell/i18n/locales.ts';
import { TEXTS } from '../shell/i18n/texts.ts';
import { basenameOf } from '../shell/services.ts';
import { openApp } from './open-app.tsx';
import { prefetch, reloadOnChunkLoss } from './reload-on-chunk-loss.ts';
import { siteMapOf } from './site-map.ts';

reloadOnChunkLoss();
void start();

async function start() {
  const language = languageOf(window.location.pathname);
  rememberLanguage(language);
  const [config, { texts, ra }] = await Promise.all([readConfig(), TEXTS[language]()]);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root');
  const i18n = openI18n(language, texts, ra);
  const isUnknown = 'unknown' in document.documentElement.dataset;
  const app = openApp({ config, language, i18n, isUnknown });
  createRoot(root).render(<StrictMode>{app}</StrictMode>);
  await prefetch([
    async () => {
      const { watchSession } = await import('./watch-session.ts');
      watchSession(config);
    },
    async () => {
      const { followLinks } = await import('./follow-links.ts');
      followLinks({ basename: basenameOf(language), siteMap: siteMapOf(':ownerId'), prefetch });
    },
  ]);
}

async function readConfig(): Promise<AnswerOfCall<'GET /config.json'>> {
  return (await fetch('/config.json')).json();
}
