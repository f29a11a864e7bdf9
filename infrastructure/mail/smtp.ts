import { isRecord } from '@baanpak/domain/values/fields/fields.ts';
import { createTransport } from 'nodemailer';
import { asError } from '../process/errors.ts';
import { MailRefused, type MailTransport } from './port.ts';

const SECOND = 1000;
const TIMEOUTS = {
  connectionTimeout: 10 * SECOND,
  greetingTimeout: 10 * SECOND,
  socketTimeout: 30 * SECOND,
};

/** Mail over SMTP: `smtpUrl` as nodemailer takes it, `from` an address or a name with one. */
export function smtpTransport({
  smtpUrl,
  from,
}: Readonly<{ smtpUrl: string; from: string }>): MailTransport {
  const transport = createTransport({ url: smtpUrl, ...TIMEOUTS });
  const { hostname } = new URL(smtpUrl);
  return {
    domain: /@([^\s>]+)/.exec(from)?.[1] ?? hostname,
    describe: `by SMTP to ${hostname}`,
    async send({ messageId, attachments, ...mail }) {
      try {
        await transport.sendMail({
          ...mail,
          from,
          messageId: `<${messageId}>`,
          // out-of-office answers to a letter of a machine help nobody
          headers: { 'auto-submitted': 'auto-generated' },
          attachments: attachments.map(({ name, type, content }) => ({
            filename: name,
            contentType: type,
            content: Buffer.from(content),
          })),
          disableFileAccess: true,
          disableUrlAccess: true,
        });
      } catch (error) {
        if (isFinal(error)) throw new MailRefused(asError(error).message, { cause: error });
        throw error;
      }
    },
    close: () => transport.close(),
  };
}

/** Resolves where the server answers and takes user and password; sends nothing. */
export async function reachMailServer(smtpUrl: string): Promise<void> {
  const transport = createTransport({ url: smtpUrl, ...TIMEOUTS });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** The server said no to this recipient or this message, and will again; not so of sender or password. */
function isFinal(error: unknown): boolean {
  if (!isRecord(error)) return false;
  const { code, command, responseCode } = error;
  const isOurs = command === 'RCPT TO' || code === 'EMESSAGE';
  return isOurs && typeof responseCode === 'number' && responseCode >= 500;
}
