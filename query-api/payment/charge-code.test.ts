import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { codePicture } from './charge-code.ts';

const SITE = 'https://baanpak.example';
const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serving(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}
const code = async (refused: Promise<unknown>) =>
  refused.then(
    () => undefined,
    (error: unknown) => (error instanceof Refusal ? error.code : error),
  );

describe('the picture of a code', () => {
  it('of a sandbox on our own site is asked for inside', async () => {
    const inside = await serving(({ url }, answer) => void answer.end(`picture at ${url}`));
    const found = await codePicture(`${SITE}/sandbox/qrcode.svg`, { site: SITE, inside });
    expect(String(Buffer.from(found))).toBe('picture at /sandbox/qrcode.svg');
  });

  it('may be moved by the provider', async () => {
    const provider = await serving(({ url }, answer) => {
      if (url === '/moved') answer.end('picture');
      else answer.writeHead(302, { location: '/moved' }).end();
    });
    const found = await codePicture(`${provider}/qr`, { site: SITE, inside: 'http://no.invalid' });
    expect(String(Buffer.from(found))).toBe('picture');
  });

  it.each<[string, RequestListener]>([
    ['is refused', (_, answer) => void answer.writeHead(500).end()],
    ['does not end', (_, answer) => void answer.write('<svg')],
    ['is too large', (_, answer) => void answer.end(Buffer.alloc(1_000_001))],
  ])('that %s is payment-unknown', async (_, listener) => {
    const provider = await serving(listener);
    const origins = { site: SITE, inside: SITE };
    expect(await code(codePicture(`${provider}/qr`, origins, 300))).toBe('payment-unknown');
  });
});
