import { once } from 'node:events';
import { createServer } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';

/** A site with a certificate of its own authority, as a browser reaches it that trusts this authority alone. */
export type SecureSite = Readonly<{ host: string; port: number; authority: string }>;

/**
 * Listens on a port of this machine without TLS and passes on what it is asked to the site, by its name: names need not
 * be known to this machine, nor its authority to the process.
 */
export async function overTls({
  host,
  port,
  authority,
}: SecureSite): Promise<Readonly<{ url: string; close(): void }>> {
  const server = createServer((asked, answer) => {
    const { method, url: path } = asked;
    const headers = { ...asked.headers, host: `${host}:${port}` };
    const to = { hostname: '127.0.0.1', servername: host, port, ca: authority };
    const passedOn = request({ ...to, method, path, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    passedOn.on('error', () => answer.destroy());
    asked.pipe(passedOn);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
