import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a server that can be cut, which is not announced: neither the server nor the browser. */
export type CuttableLine = Readonly<{
  url: string;
  /** What is under way ends, and nothing new gets through. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}>;

/** Listens on a port of its own and passes on all bytes; `target` is asked at each connection. */
export async function lineTo(target: string | (() => string)): Promise<CuttableLine> {
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((from) => {
    if (isCut) {
      from.destroy();
      return;
    }
    const { hostname, port } = new URL(typeof target === 'string' ? target : target());
    const to = connect(Number(port), hostname);
    const ends = [from, to];
    for (const socket of ends) {
      open.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        open.delete(socket);
        for (const other of ends) other.destroy();
      });
    }
    from.pipe(to).pipe(from);
  });
  const end = () => {
    for (const socket of open) socket.destroy();
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: own } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${own}`,
    cut() {
      isCut = true;
      end();
    },
    mend() {
      isCut = false;
    },
    async close() {
      server.close();
      end();
      await once(server, 'close');
    },
  };
}
