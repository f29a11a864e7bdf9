import { connect } from 'node:net';

export type Request = Readonly<{
  path: string;
  method: 'GET' | 'POST';
  headers: Readonly<Record<string, string>>;
  body?: string;
}>;

export type Connection = Readonly<{
  /** Resolves with the status once the answer's last byte has come; rejects where it is not one of `expected`. */
  ask(request: Request, expected: readonly number[]): Promise<number>;
  isOpen(): boolean;
  close(): void;
}>;

type Asked = Readonly<{
  request: Request;
  expected: readonly number[];
  resolve: (status: number) => void;
  reject: (error: Error) => void;
}>;

/** Of every connection: each is done with what came before the next one reads. */
const BYTES = Buffer.alloc(256 * 1024);
const END_OF_HEAD = '\r\n\r\n';

/**
 * A kept-alive HTTP/1.1 connection, for one request at a time. It reads into the same memory again and again,
 * which no client library does: what others leave behind at a gigabyte a second is collected on the very
 * processors that the server shares. Takes answers that say their length, and whose head comes in one piece.
 */
export function openConnection({ host, hostname, port }: URL): Connection {
  let asked: Asked | undefined;
  let status = 0;
  /** Bytes of the body that have yet to come. */
  let left = 0;

  const fail = (error: Error) => asked?.reject(error);
  const socket = connect({
    host: hostname,
    port: Number(port),
    noDelay: true,
    onread: {
      buffer: BYTES,
      callback(count) {
        read(count);
        return true;
      },
    },
  });
  socket.on('error', fail).on('close', () => fail(new Error('The server closed the connection')));

  function read(count: number): void {
    if (!asked) return;
    const isHead = status === 0;
    const bodyAt = isHead ? readHead(count) : 0;
    left -= count - bodyAt;
    const { request, expected, resolve, reject } = asked;
    if (!expected.includes(status))
      reject(new Error(`${request.path}: ${status} ${BYTES.toString('utf8', bodyAt, count)}`));
    else if (left === 0) {
      const answered = status;
      asked = undefined;
      status = 0;
      resolve(answered);
    }
  }

  /** Where the body begins. */
  function readHead(count: number): number {
    const end = BYTES.subarray(0, count).indexOf(END_OF_HEAD);
    const head = BYTES.toString('latin1', 0, Math.max(0, end));
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    if (length === undefined) throw new Error('An answer without a length, or a head in pieces');
    status = Number(head.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length));
    left = Number(length);
    return end + END_OF_HEAD.length;
  }

  return {
    ask: (request, expected) =>
      new Promise((resolve, reject) => {
        asked = { request, expected, resolve, reject };
        socket.write(textOf(request, host));
      }),
    isOpen: () => !socket.destroyed && socket.writable,
    close: () => socket.destroy(),
  };
}

function textOf({ method, path, headers, body = '' }: Request, host: string): string {
  const all = Object.entries({ host, ...headers, 'content-length': Buffer.byteLength(body) });
  const head = all.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return `${method} ${path} HTTP/1.1\r\n${head}\r\n${body}`;
}
