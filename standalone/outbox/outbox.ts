import type { OutboxMail, OutboxReader } from '@baanpak/infrastructure/mail/outbox.ts';
import type { Attachment } from '@baanpak/infrastructure/mail/port.ts';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { listPage, mailPage, missingPage } from './outbox-pages.ts';

/** The page's own styles, the frame with the mail, and nothing else. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** A mail is somebody else's HTML: it has its looks, runs nothing, loads nothing, and only we frame it. */
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

type OfMail = { Params: { id: string; n: string } };

/** `GET /dev/outbox`: the demo's mail, which goes to nobody. Register it where nothing is real. */
export const outbox =
  (reader: OutboxReader): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onRoute', (route) => {
      const undocumented: object = { hide: true };
      route.config = { ...route.config, open: true, private: true };
      route.schema = { ...route.schema, ...undocumented };
    });

    app.get('/dev/outbox', async (_, reply) => page(reply, listPage(await reader.list())));

    app.get<OfMail>('/dev/outbox/:id', async ({ params: { id } }, reply) => {
      const mail = await reader.read(id);
      return mail ? page(reply, mailPage(mail)) : missing(reply);
    });

    app.get<OfMail>('/dev/outbox/:id/html', async ({ params: { id } }, reply) => {
      const mail = await reader.read(id);
      return mail
        ? reply
            .header('content-security-policy', MAIL_POLICY)
            .header('x-frame-options', 'SAMEORIGIN')
            .type('text/html; charset=utf-8')
            .send(mail.html)
        : missing(reply);
    });

    app.get<OfMail>('/dev/outbox/:id/attachments/:n', async ({ params: { id, n } }, reply) => {
      const attachment = attachmentOf(await reader.read(id), n);
      return attachment ? download(reply, attachment) : missing(reply);
    });
  };

const attachmentOf = (mail: OutboxMail | undefined, n: string): Attachment | undefined =>
  mail?.attachments[Number(n)];

const page = (reply: FastifyReply, markup: string) =>
  reply
    .header('content-security-policy', PAGE_POLICY)
    .type('text/html; charset=utf-8')
    .send(markup);

const missing = (reply: FastifyReply) => page(reply.code(404), missingPage());

const download = (reply: FastifyReply, { name, type, content }: Attachment) =>
  reply
    .header('content-disposition', `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"`)
    .type(type)
    .send(Buffer.from(content));
