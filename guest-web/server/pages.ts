import { localPath } from '@baanpak/domain/values/text/local-path.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type PageHosts, PRIVATE_PAGE, pagePolicies } from './page-policies.ts';
import type { Renderer, RenderOptions } from './rendering.ts';
import { requestedPage } from './requested-page.ts';

/** In seconds: what the page shows could not be read, and may be there again soon. */
const RETRY_AFTER = 5;

/** Answers a page in the guest's language, or leads to it. */
export const answerPage =
  (
    render: Renderer['render'],
    options: () => Promise<RenderOptions>,
    { hosts, site }: Readonly<{ hosts: PageHosts; site: () => string }>,
  ) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const asked = requestedPage(request, reply, { isHttps: site().startsWith('https:') });
    if (!asked) return reply;
    const given = await options();
    const rendered = await render(asWebRequest(asked.address, request), given);
    if ('location' in rendered)
      return reply.redirect(localPath(rendered.location), rendered.status);
    if (rendered.status === 503) void reply.header('retry-after', RETRY_AFTER);
    if (rendered.private) void reply.headers(PRIVATE_PAGE);
    return reply
      .code(rendered.status)
      .headers(pagePolicies(hosts, rendered.pays ? given.config.paymentScriptUrl : undefined))
      .header('content-language', asked.language)
      .type('text/html; charset=utf-8')
      .send(rendered.html);
  };

/** The router's handler speaks the web's own requests; only address and cookies matter to it. */
const asWebRequest = (address: URL, { headers }: FastifyRequest): Request =>
  new Request(address, { headers: { cookie: headers.cookie ?? '' } });
