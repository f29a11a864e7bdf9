import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as its reader's program has it. */
type ReceivedMail = Email & Readonly<{ to0: string }>;

/**
 * A mail server in this process, without TLS and open to all. `trouble` answers each message, or each
 * recipient with `atRecipient`, with that SMTP status until it is undefined again. `port`: that of one
 * that was there before.
 */
export async function startMailServer(port = 0) {
  const received: ReceivedMail[] = [];
  const seen = {
    received,
    trouble: undefined as Readonly<{ status: number; atRecipient?: boolean }> | undefined,
  };
  const refusal = (status: number) =>
    Object.assign(new Error('No, said the mail server'), { responseCode: status });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      done(seen.trouble?.atRecipient ? refusal(seen.trouble.status) : undefined);
    },
    onData(stream, { envelope }, done) {
      void buffer(stream)
        .then((message) => PostalMime.parse(message))
        .then((mail) => {
          if (seen.trouble) return done(refusal(seen.trouble.status));
          received.push({ ...mail, to0: envelope.rcptTo[0]?.address ?? '' });
          done();
        }, done);
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.server.address() as AddressInfo;
  return Object.assign(seen, {
    port: address.port,
    smtpUrl: `smtp://127.0.0.1:${address.port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(resolve);
      }),
  });
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
