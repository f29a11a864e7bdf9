import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildServer, type Server } from './server.ts';

let app: Server;
beforeAll(async () => {
  app = buildServer({ apiKeys: new Set(['guest']), requestTimeout: 100 });
  app.post('/rooms', async ({ body }) => body);
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

/** What a caller gets to read who sends these parts and then nothing. */
async function answerTo(...parts: string[]): Promise<string> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  for (const part of parts) socket.write(part);
  return text(socket);
}

const HEAD = [
  'POST /rooms HTTP/1.1',
  'host: here',
  'x-api-key: guest',
  'content-type: application/json',
];

it.each([
  ['a body that never ends', `${HEAD.join('\r\n')}\r\ncontent-length: 100\r\n\r\n{"a":`],
  ['headers that never end', `${HEAD.join('\r\n')}\r\nx-a: `],
])('hangs up on %s', async (_what, part) => {
  const answer = await answerTo(part);
  expect(answer).toContain('HTTP/1.1 408');
  expect(answer).toContain('application/problem+json');
});

it('refuses more headers than anybody needs', async () => {
  const answer = await answerTo(`${HEAD.join('\r\n')}\r\nx-a: ${'a'.repeat(20_000)}\r\n\r\n`);
  expect(answer).toContain('HTTP/1.1 431');
});

it('refuses a body of 10 MB without reading it', async () => {
  const answer = await answerTo(`${HEAD.join('\r\n')}\r\ncontent-length: 10000000\r\n\r\n{"a":"`);
  expect(answer).toContain('HTTP/1.1 413');
  expect(answer).toContain('payload-too-large');
});
