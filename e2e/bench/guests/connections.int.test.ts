import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Request } from './connection.ts';
import { openConnections } from './connections.ts';

const ROOT: Request = { path: '/', method: 'GET', headers: {} };

test('asks over another connection once the server has closed an idle one', async () => {
  const server = createServer((_, answer) => void answer.end('ok')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const connections = openConnections(new URL(`http://127.0.0.1:${port}`), 1);
  onTestFinished(() => {
    connections.close();
    server.close();
  });
  await connections.ask(ROOT, [200]);
  server.closeIdleConnections();
  // asked while it closes, it is refused
  await vi.waitFor(async () => expect(await connections.ask(ROOT, [200])).toBe(200));
});
