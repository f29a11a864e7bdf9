import { Agent, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { buildServer, type Server } from './server.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

function signal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { give: () => give(), given };
}

/** In ms: what waits for it is plainly not at once, however busy the machine. */
const DRAIN_LIMIT = 40_000;

/** A server whose `/slow` answers when `finish` is called. */
async function given({ drainLimit = DRAIN_LIMIT } = {}) {
  const app = buildServer({ apiKeys: new Set(), drainLimit });
  const slow = signal();
  const arrived = signal();
  app.get('/fast', { config: { open: true } }, async () => 'fast');
  app.get('/slow', { config: { open: true } }, async () => {
    arrived.give();
    await slow.given;
    return 'slow';
  });
  app.get('/trickle', { config: { open: true } }, async () => {
    const body = new PassThrough();
    body.write('begun ');
    void slow.given.then(() => body.end('ended'));
    return body;
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  cleanups.push(slow.give, () => app.close());
  return { app, finish: slow.give, arrived: arrived.given };
}

const portOf = (app: Server) => (app.server.address() as AddressInfo).port;

const call = (app: Server, path: string, agent: Agent) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port: portOf(app), path, agent }, resolve).on('error', reject);
  });

function keptAlive(): Agent {
  const agent = new Agent({ keepAlive: true });
  cleanups.push(() => agent.destroy());
  return agent;
}

async function opened(app: Server) {
  const socket = connect(portOf(app), '127.0.0.1');
  cleanups.push(() => socket.destroy());
  const [accepted] = await Promise.all([
    new Promise<Socket>((resolve) => app.server.once('connection', resolve)),
    new Promise<void>((resolve) => socket.once('connect', () => resolve())),
  ]);
  return { socket, accepted };
}

describe('closing', () => {
  it('drops idle connections at once', async () => {
    const { app } = await given();
    await text(await call(app, '/fast', keptAlive()));
    await opened(app);
    const start = Date.now();
    await app.close();
    expect(Date.now() - start).toBeLessThan(DRAIN_LIMIT / 2);
  });

  it('lets a request under way end, then its connection', async () => {
    const { app, finish, arrived } = await given();
    const answer = call(app, '/slow', keptAlive());
    await arrived;
    const closed = app.close();
    await expect.poll(() => app.server.listening).toBe(false);
    finish();
    const { statusCode, headers } = await answer;
    expect(statusCode).toBe(200);
    expect(headers.connection).toBe('close');
    expect(await text(await answer)).toBe('slow');
    const start = Date.now();
    await closed;
    expect(Date.now() - start).toBeLessThan(DRAIN_LIMIT / 2);
  });

  it('answers requests that arrive meanwhile, then closes their connections', async () => {
    const { app, finish, arrived } = await given();
    const slow = call(app, '/slow', keptAlive());
    await arrived;
    const { socket, accepted } = await opened(app);
    socket.write('GET /fast?lang=en HTTP/1.1\r\nHost: x\r\n');
    await expect.poll(() => accepted.bytesRead).toBeGreaterThan(0);
    const closed = app.close();
    await expect.poll(() => app.server.listening).toBe(false);
    socket.write('\r\n');
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toMatch(/^connection: close\r$/im);
    expect(answer).toMatch(/\r\n\r\nfast$/);
    finish();
    await slow;
    await closed;
  });

  it('closes connections whose answer had begun before', async () => {
    const { app, finish } = await given();
    const answer = await call(app, '/trickle', keptAlive());
    expect(answer.headers.connection).toBe('keep-alive');
    const closed = app.close();
    await expect.poll(() => app.server.listening).toBe(false);
    finish();
    expect(await text(answer)).toBe('begun ended');
    const start = Date.now();
    await closed;
    expect(Date.now() - start).toBeLessThan(DRAIN_LIMIT / 2);
  });

  it('cuts what does not end in time', async () => {
    const { app, arrived } = await given({ drainLimit: 50 });
    const never = call(app, '/slow', keptAlive());
    await arrived;
    await Promise.all([app.close(), expect(never).rejects.toThrow('socket hang up')]);
  });
});

describe('what is not HTTP', () => {
  it.each(['rubbish\r\n\r\n', 'GET / HTTP/1.1\r\nbad header\r\n\r\n'])(
    'is answered with a problem document and hung up on: %j',
    async (sent) => {
      const { app } = await given();
      const { socket } = await opened(app);
      socket.write(sent);
      const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
      expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r$/m);
      expect(head).toContain('application/problem+json');
      expect(JSON.parse(body)).toMatchObject({ status: 400, code: 'invalid-request' });
    },
  );
});
