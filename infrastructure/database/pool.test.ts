import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SocketOfOneWriteATurn } from './pool.ts';

let server: Server;
let received = '';
let socket: SocketOfOneWriteATurn;

beforeEach(async () => {
  received = '';
  server = createServer((peer) => {
    peer.setEncoding('utf8').on('data', (text: string) => {
      received += text;
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  socket = new SocketOfOneWriteATurn();
  socket.connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
});
afterEach(() => {
  socket.destroy();
  server.close();
});

/** As node-pg sends a statement. */
function send(...parts: string[]) {
  socket.cork();
  for (const part of parts) socket.write(part);
  socket.uncork();
}

it('sends what is written in one turn at once, in its order', async () => {
  const writes = vi.spyOn(socket, '_writev');
  send('a', 'b');
  send('c');
  expect(writes).not.toHaveBeenCalled();
  await expect.poll(() => received).toBe('abc');
  expect(writes).toHaveBeenCalledTimes(1);
});

it('sends again in the next turn', async () => {
  for (const part of ['a', 'b', 'c']) {
    send(part);
    await new Promise(setImmediate);
  }
  await expect.poll(() => received).toBe('abc');
});

it('sends what is uncorked yet when it is ended', async () => {
  const closed = once(socket.resume(), 'close');
  send('a', 'b');
  socket.end('c');
  await closed;
  await expect.poll(() => received).toBe('abc');
});

it('sends at once what was never corked', async () => {
  socket.write('a');
  await expect.poll(() => received).toBe('a');
});
