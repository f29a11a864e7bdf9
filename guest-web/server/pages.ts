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
    const { pathname, search } = new URL(request.url, 'http://page');
    const chosen = chosenLanguage(request.headers.cookie ?? '');
    const language = languageOf(pathname);
    if (chosen !== undefined && chosen !== language)
      return reply.header('vary', 'cookie').redirect(translated(pathname + search, chosen), 302);

    const given = await options();
    const rendered = await render(asWebRequest(request), given);
    void reply.headers({ vary: 'cookie', 'cache-control': 'no-cache' });
    if (chosen === undefined) void reply.header('set-cookie', languageCookie(language));
    if ('location' in rendered) return reply.redirect(rendered.location, rendered.status);
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

/** The router's handler speaks the web's own requests; only address and cookies matter to it. */
const asWebRequest = ({ url, headers }: FastifyRequest): Request =>
  new Request(new URL(url, 'http://page'), { headers: { cookie: headers.cookie ?? '' } });
