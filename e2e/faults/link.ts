import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { backendIn } from './backend-in.ts';

/** Between services and PostgreSQL: what a network does to connections, done to all of them at once. */
export type Link = Readonly<{
  /** host:port where services find the database. */
  address: string;
  /** Ends all connections, and takes none for so long. */
  cut(milliseconds: number): Promise<void>;
  /** Each piece of a request or an answer takes its time. */
  slow(milliseconds: number): Promise<void>;
  /** Requests arrive, and their answers come once this is over: nobody knows meanwhile what was done. */
  hold(milliseconds: number): Promise<void>;
  /** Keeps the next piece of a request that is such a one; of several that come, only the first. */
  catchRequest(isIt: (piece: Buffer) => boolean): Promise<Caught>;
  /** The port of a service's end, by the process of PostgreSQL that works for it. */
  portOf(backend: number): number | undefined;
  close(): Promise<void>;
}>;

/** A request that is on its way: `port` is that of the service's end. */
export type Caught = Readonly<{ port: number; passOn(): void }>;

const SLOW_MS = 40;

type Trap = Readonly<{
  isIt(piece: Buffer): boolean;
  /** Ends when the piece is to be passed on. */
  caught(port: number): Promise<void>;
}>;

type Weather = 'fair' | 'slow' | 'cut' | Promise<unknown>;

/** `socketOf`: where the server listens now, a Unix socket. */
export async function openLink(socketOf: () => Promise<string>): Promise<Link> {
  const ends = new Set<Socket>();
  const ports = new Map<number, number>();
  let weather: Weather = 'fair';
  let trap: Trap | undefined;

  async function join(service: Socket): Promise<void> {
    if (weather === 'cut') return void service.destroy();
    const server = connect(await socketOf());
    const both = [service, server];
    for (const end of both) ends.add(end.on('error', () => {}));
    const backend = backendIn((pid) => ports.set(pid, service.remotePort ?? 0));
    await Promise.all([
      pipeline(service, trapped(service.remotePort), (pieces) => passed(pieces, 'request'), server),
      pipeline(server, backend, (pieces) => passed(pieces, 'answer'), service),
    ]).catch(() => {});
    for (const end of both) {
      end.destroy();
      ends.delete(end);
    }
  }

  async function* passed(pieces: AsyncIterable<Buffer>, which: 'request' | 'answer') {
    for await (const piece of pieces) {
      if (weather === 'slow') await sleep(SLOW_MS);
      if (weather instanceof Promise && which === 'answer') await weather;
      yield piece;
    }
  }

  const trapped = (port = 0) =>
    async function* (pieces: AsyncIterable<Buffer>) {
      for await (const piece of pieces) {
        const at = trap?.isIt(piece) ? trap : undefined;
        if (at) {
          trap = undefined;
          await at.caught(port);
        }
        yield piece;
      }
    };

  async function during(milliseconds: number, how: Weather): Promise<void> {
    weather = how;
    await sleep(milliseconds);
    weather = 'fair';
  }

  const listener = createServer((service) => {
    join(service).catch(() => service.destroy());
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  const endAll = () => {
    for (const end of ends) end.destroy();
  };
  return {
    address: `127.0.0.1:${port}`,
    cut(milliseconds) {
      const over = during(milliseconds, 'cut');
      endAll();
      return over;
    },
    slow: (milliseconds) => during(milliseconds, 'slow'),
    hold: (milliseconds) => during(milliseconds, sleep(milliseconds)),
    catchRequest: (isIt) =>
      new Promise((resolve) => {
        trap = {
          isIt,
          caught: (port) => new Promise((passOn) => resolve({ port, passOn })),
        };
      }),
    portOf: (backend) => ports.get(backend),
    async close() {
      listener.close();
      endAll();
      await once(listener, 'close');
    },
  };
}
