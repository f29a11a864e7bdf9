import type { IncomingMessage } from 'node:http';
import { LANGUAGES, type Language } from '@baanpak/domain/values/text/i18n-text.ts';

const DEFAULT: Language = 'th';

/**
 * The language to answer in: `?lang=`, else the `accept-language` the caller weighs highest, else
 * Thai. Reads the raw request, so that it holds before routing and whatever validation drops.
 */
export function languageOfRequest({
  url = '',
  headers,
}: Pick<IncomingMessage, 'url' | 'headers'>): Language {
  return fromQuery(url) ?? fromHeader(headers['accept-language'] ?? '') ?? DEFAULT;
}

function fromQuery(url: string): Language | undefined {
  const start = url.indexOf('?');
  if (start < 0 || !url.includes('lang=', start)) return undefined;
  return known(new URLSearchParams(url.slice(start)).get('lang') ?? '');
}

function fromHeader(header: string): Language | undefined {
  if (header === '') return undefined;
  let best: Readonly<{ language: Language; weight: number }> | undefined;
  for (const range of header.split(',')) {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
    const language = tag === '*' ? DEFAULT : known(tag);
    const weight = weightOf(parameters);
    if (language && weight > (best?.weight ?? 0)) best = { language, weight };
  }
  return best?.language;
}

function weightOf(parameters: readonly string[]): number {
  const q = parameters.find((parameter) => /^q=/i.test(parameter));
  if (q === undefined) return 1;
  const weight = Number(q.slice(2));
  return weight >= 0 && weight <= 1 ? weight : 0;
}

// en-GB is English; a tag such as `enm` is not
function known(tag: string): Language | undefined {
  const [primary] = tag.toLowerCase().split(/[-_]/);
  return LANGUAGES.find((language) => language === primary);
}
