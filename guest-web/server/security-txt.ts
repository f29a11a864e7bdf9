import { LANGUAGES } from '@baanpak/domain/values/text/i18n-text.ts';
import { after, DAY, type Now } from '@baanpak/domain/values/time/instant.ts';
import type { FastifyPluginAsync } from 'fastify';

type SecurityTxtOptions = Readonly<{
  /** As an address that begins with `mailto:` or `https:`; undefined: there is no such file. */
  contact: string | undefined;
  site: () => string;
  now: Now;
}>;

const PATH = '/.well-known/security.txt';
/** The standard wants less than a year; each answer is made again. */
const VALID_MS = 180 * DAY;

/** Whom to tell of a weakness of this site, as RFC 9116 has it. */
export const securityTxt =
  ({ contact, site, now }: SecurityTxtOptions): FastifyPluginAsync =>
  async (app) => {
    app.get(PATH, async (_request, reply) => {
      if (contact === undefined) return reply.callNotFound();
      return reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'public, max-age=86400')
        .send(
          [
            `Contact: ${contact}`,
            `Expires: ${after(now(), VALID_MS)}`,
            `Preferred-Languages: ${LANGUAGES.join(', ')}`,
            `Canonical: ${site()}${PATH}`,
            '',
          ].join('\n'),
        );
    });
  };
