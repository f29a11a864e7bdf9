import { localPath } from '@baanpak/domain/values/text/local-path.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf, translated } from '../i18n/language.ts';
import { contentSecurityPolicy, type PageHosts } from './content-security-policy.ts';
import { chosenLanguage, languageCookie } from './locale.ts';
import type { Renderer, RenderOptions } from './rendering.ts';

/** Answers a page in the guest's language, or leads to it. */
export const answerPage =
  (
    render: Renderer['render'],
    options: () => Promise<RenderOptions>,
    hosts: Omit<PageHosts, 'paymentScriptUrl'>,
  ) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    // a program that looks for data is better served with a problem document
    if (!wantsPage(request)) {
      reply.callNotFound();
      return reply;
    }
    const address = addressOf(request);
    const { pathname, search } = address;
    const chosen = chosenLanguage(request.headers.cookie ?? '');
    const language = languageOf(pathname);
    if (chosen !== undefined && chosen !== language)
      return reply.header('vary', 'cookie').redirect(translated(pathname + search, chosen), 302);

    const given = await options();
    const rendered = await render(asWebRequest(address, request), given);
    void reply.headers({ vary: 'cookie', 'cache-control': 'no-cache' });
    if (chosen === undefined) void reply.header('set-cookie', languageCookie(language));
    if ('location' in rendered)
      return reply.redirect(localPath(rendered.location), rendered.status);
    if (rendered.private)
      void reply.headers({
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
    const { paymentScriptUrl } = given.config;
    const policy = contentSecurityPolicy({ ...hosts, paymentScriptUrl });
    return reply
      .code(rendered.status)
      .header('content-security-policy', policy)
      .header('content-language', language)
      .type('text/html; charset=utf-8')
      .send(rendered.html);
  };

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

/** The router's handler speaks the web's own requests; only address and cookies matter to it. */
const asWebRequest = (address: URL, { headers }: FastifyRequest): Request =>
  new Request(address, { headers: { cookie: headers.cookie ?? '' } });
