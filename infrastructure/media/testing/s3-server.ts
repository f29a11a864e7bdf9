import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const fault = (code: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;

/**
 * As much of S3 as the media store speaks, path style: PUT, GET and DELETE of objects in one bucket, in memory.
 * `trouble` answers everything with that status and code until it is undefined again.
 */
export async function startS3Server(bucket: string) {
  const objects = new Map<string, Buffer>();
  const server = {
    objects,
    /** Requests seen, as `PUT /bucket/key`. */
    requests: [] as string[],
    trouble: undefined as Readonly<{ status: number; code: string }> | undefined,
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request;
    const [, asked = '', ...key] = decodeURIComponent(url.split('?')[0] ?? '').split('/');
    const name = key.join('/');
    const body = await buffer(request);
    server.requests.push(`${method} /${asked}/${name}`);
    const say = (status: number, content: string | Buffer) =>
      response.writeHead(status).end(content);
    if (server.trouble) say(server.trouble.status, fault(server.trouble.code));
    else if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256'))
      say(403, fault('AccessDenied'));
    else if (asked !== bucket) say(404, fault('NoSuchBucket'));
    else if (method === 'PUT') {
      objects.set(name, body);
      say(200, '');
    } else if (method === 'DELETE') {
      objects.delete(name);
      say(204, '');
    } else {
      const object = objects.get(name);
      say(object ? 200 : 404, object ?? fault('NoSuchKey'));
    }
  }

  const listening = createServer((request, response) => void answer(request, response));
  await new Promise<void>((done) => listening.listen(0, '127.0.0.1', done));
  const { port } = listening.address() as AddressInfo;
  return Object.assign(server, {
    url: `http://127.0.0.1:${port}`,
    async stop(): Promise<void> {
      listening.closeAllConnections();
      await new Promise((done) => listening.close(done));
    },
  });
}
