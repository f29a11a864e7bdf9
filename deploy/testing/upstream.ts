import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** What an upstream was asked, as it saw it. */
export type UpstreamRequest = Readonly<{
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
}>;

export type Upstream = {
  /** host:port, as the gateway names it. */
  readonly address: string;
  readonly asked: UpstreamRequest[];
  /** What it answers to the gateway that asks whether it is ready; true at first. */
  isReady: boolean;
  stop(): Promise<void>;
};

type Answer = (request: IncomingMessage, response: ServerResponse) => boolean;

/** A server that says its name to whatever `answer` does not take. */
export async function startUpstream(name: string, answer: Answer = () => false): Promise<Upstream> {
  const asked: UpstreamRequest[] = [];
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    const isHealth = headers['user-agent']?.startsWith('Go-http-client') ?? false;
    if (!isHealth) asked.push({ method, url, headers });
    if (isHealth) response.writeHead(upstream.isReady ? 200 : 503).end();
    else if (!answer(request, response)) response.setHeader('x-upstream', name).end(name);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const upstream: Upstream = {
    address: `127.0.0.1:${port}`,
    asked,
    isReady: true,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close').catch(() => undefined);
    },
  };
  return upstream;
}
