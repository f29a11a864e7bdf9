import { LANGUAGES, type Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { localPath } from '@baanpak/domain/values/text/local-path.ts';
import {
  LOCALE_KEY,
  languageOf,
  localeCookie,
  translated,
} from '@baanpak/domain/values/text/page-language.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieIn } from '../shell/api/cookie-in.ts';
import { PRIVATE_PAGE } from './page-policies.ts';

type AskedPage = Readonly<{ address: URL; language: Language }>;

/** The page that is asked for; undefined where this answered: with the other language, or for no page at all. */
export function requestedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { isHttps }: Readonly<{ isHttps: boolean }>,
): AskedPage | undefined {
  // a program that looks for data is better served with a problem document
  if (!wantsPage(request)) {
    reply.callNotFound();
    return undefined;
  }
  const address = addressOf(request);
  const { pathname, search } = address;
  const chosen = chosenLanguage(request.headers.cookie ?? '');
  const language = languageOf(pathname);
  void reply.header('vary', 'cookie');
  if (chosen !== undefined && chosen !== language) {
    // it follows one guest's cookie, and the address of a booking's page opens that booking
    void reply.headers(PRIVATE_PAGE).redirect(translated(pathname + search, chosen), 302);
    return undefined;
  }
  void reply.header('cache-control', 'no-cache');
  if (chosen === undefined) void reply.header('set-cookie', localeCookie(language, isHttps));
  return { address, language };
}

function wantsPage({ headers }: FastifyRequest): boolean {
  const accept = headers.accept ?? '*/*';
  return (
    headers['x-api-key'] === undefined &&
    /text\/html|\*\/\*/.test(accept) &&
    !/^application\/json/.test(accept)
  );
}

/** What is asked for, on no other host than the page's: `//evil.example/a` is a path of ours. */
const addressOf = ({ url }: FastifyRequest): URL => new URL(localPath(url), 'http://page');

/** The language a guest chose before. */
function chosenLanguage(cookies: string): Language | undefined {
  const chosen = cookieIn(cookies, LOCALE_KEY);
  return LANGUAGES.find((language) => language === chosen);
}
