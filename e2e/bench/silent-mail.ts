import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { SECRETS } from './marketplace.ts';

/**
 * Work beside a mail server that takes connections and never says a word: the product queues its mails, and spends
 * nothing on sending them. `environment` names it to the product.
 */
export async function withSilentMail<Result>(
  work: (environment: Readonly<Record<string, string>>) => Promise<Result>,
): Promise<Result> {
  const callers = new Set<Socket>();
  const server = createServer((caller) => callers.add(caller.on('error', () => {})));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    return await work({
      ...SECRETS,
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'bench@example.com',
    });
  } finally {
    for (const caller of callers) caller.destroy();
    server.close();
  }
}
