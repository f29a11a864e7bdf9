import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** What an upstream was asked, as it saw it. */
export type Asked = Readonly<{
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
}>;

export type Upstream = Readonly<{
  /** host:port, as the gateway names it. */
  address: string;
  asked: Asked[];
  stop(): Promise<void>;
}>;

type Answer = (request: IncomingMessage, response: ServerResponse) => boolean;

/** A server that says its name to whatever `answer` does not take, and is ready. */
export async function startUpstream(name: string, answer: Answer = () => false): Promise<Upstream> {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    const isHealth = headers['user-agent']?.startsWith('Go-http-client') ?? false;
    if (!isHealth) asked.push({ method, url, headers });
    if (isHealth || !answer(request, response)) response.setHeader('x-upstream', name).end(name);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    address: `127.0.0.1:${port}`,
    asked,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close').catch(() => undefined);
    },
  };
}
