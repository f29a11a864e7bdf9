import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { UploadForm } from '@baanpak/domain/values/schema/route.ts';
import type { FastifyPluginAsync } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServer } from './server.ts';
import { takeForms, takeFormsToo, uploadedFiles } from './uploads.ts';

const MIB = 1024 * 1024;
const one = { field: 'file', many: false, largest: MIB, description: 'One file' };
const several = { ...one, field: 'files', many: true };

const app = buildServer({ apiKeys: new Set(['guest']) });
/** What the last request's form gave before it ended or broke. */
let seen: Promise<number[]> = Promise.resolve([]);
let url: string;
const forms: FastifyPluginAsync = async (scope) => {
  await takeForms(scope);
  const take = (path: string, form: UploadForm) =>
    scope.post(path, async (request) => {
      seen = sizesOf(uploadedFiles(request, form));
      return seen;
    });
  take('/one', one);
  take('/several', several);
};
const beside: FastifyPluginAsync = async (scope) => {
  await takeFormsToo(scope);
  scope.post('/perhaps', async (request) => {
    seen = sizesOf(uploadedFiles(request, { ...one, optional: true }));
    return [...(await seen), request.body ?? 'no JSON'];
  });
};
beforeAll(async () => {
  await app.register(forms);
  await app.register(beside);
  app.post('/json', async ({ body }) => body);
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

async function sizesOf(files: AsyncIterable<Buffer>): Promise<number[]> {
  const sizes: number[] = [];
  for await (const file of files) sizes.push(file.length);
  return sizes;
}

const file = (size: number) => new Blob([Buffer.alloc(size, 1)], { type: 'image/png' });
function formOf(...parts: readonly (readonly [string, Blob | string])[]): FormData {
  const form = new FormData();
  for (const [name, part] of parts)
    if (typeof part === 'string') form.append(name, part);
    else form.append(name, part, '../../evil.svg');
  return form;
}
async function send(path: string, body: FormData | string, headers: Record<string, string> = {}) {
  const sent = { 'x-api-key': 'guest', 'accept-language': 'en', ...headers };
  const answer = await fetch(url + path, { method: 'POST', body, headers: sent });
  const answered = (await answer.json()) as { code?: string; errors?: readonly { path: string }[] };
  return {
    status: answer.status,
    answered,
    fields: answered.errors?.map(({ path: field }) => field),
  };
}

describe('a form', () => {
  it('gives its files, one or several, to the byte', async () => {
    expect((await send('/one', formOf(['file', file(MIB)]))).answered).toEqual([MIB]);
    const form = formOf(['files', file(3)], ['files', file(0)], ['files', file(MIB)]);
    expect((await send('/several', form)).answered).toEqual([3, 0, MIB]);
  });

  it.each([
    ['holds nothing', formOf(), 'file'],
    ['calls its file something else', formOf(['picture', file(9)]), 'picture'],
    ['has one more field', formOf(['file', file(9)], ['title', 'Sea']), 'title'],
    ['has a text where the file should be', formOf(['file', 'Sea']), 'file'],
    ['would change the prototype', formOf(['__proto__', 'Sea']), 'body'],
  ])('is refused when it %s, naming the field', async (_, form, field) => {
    const { status, answered, fields } = await send('/one', form);
    expect([status, answered.code, fields]).toEqual([400, 'invalid-request', [field]]);
  });

  it.each([
    ['has no boundary', 'multipart/form-data', 'x', 'body'],
    ['ends too soon', 'multipart/form-data; boundary=x', '--x\r\nContent-Dispo', 'body'],
    [
      'ends within its file',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
      'body',
    ],
    ['is empty', 'multipart/form-data; boundary=x', '', 'file'],
  ])('is refused when it %s', async (_, type, body, field) => {
    const { status, fields } = await send('/one', body, { 'content-type': type });
    expect([status, fields]).toEqual([400, [field]]);
  });

  it.each(['application/json', 'image/png', 'application/x-www-form-urlencoded', 'text/plain'])(
    'is not %s',
    async (type) => {
      const { status, answered } = await send('/one', '{}', { 'content-type': type });
      expect([status, answered.code]).toEqual([415, 'unsupported-media-type']);
    },
  );

  it('is not read on beyond a hundred parts', async () => {
    const many = formOf(...Array.from({ length: 120 }, () => ['files', file(10)] as const));
    expect((await send('/several', many)).status).toBe(413);
  });

  it('is nothing that other routes take', async () => {
    expect((await send('/json', formOf(['file', file(1)]))).status).toBe(415);
    const missing = await app.inject({
      method: 'POST',
      url: '/one',
      headers: { 'x-api-key': 'guest' },
    });
    expect(missing.statusCode).toBe(400);
  });
});

describe('a file that is too large', () => {
  it.each([
    ['by a byte', '/one', formOf(['file', file(MIB + 1)])],
    ['and says so at once', '/one', formOf(['file', file(3 * MIB)])],
    ['behind one that is not', '/several', formOf(['files', file(1)], ['files', file(MIB + 1)])],
  ])('is refused: %s', async (_, path, form) => {
    const { status, answered } = await send(path, form);
    expect([status, answered.code]).toEqual([413, 'payload-too-large']);
  });

  it('is not read to its end', async () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    let sent = 0;
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    const closed = new Promise<void>((done) => {
      socket.on('error', () => undefined);
      socket.on('close', () => done());
    });
    socket.write(
      'POST /one HTTP/1.1\r\nhost: a\r\nx-api-key: guest\r\ntransfer-encoding: chunked\r\ncontent-type: multipart/form-data; boundary=x\r\n\r\n',
    );
    const chunk = (bytes: Buffer | string) => {
      sent += bytes.length;
      return socket.write(Buffer.concat([head(bytes), Buffer.from(bytes), Buffer.from('\r\n')]));
    };
    chunk('--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n');
    const block = Buffer.alloc(MIB);
    const pour = () => {
      while (!socket.destroyed && sent < 500 * MIB) if (!chunk(block)) return;
    };
    socket.on('drain', pour);
    pour();
    await closed;
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(sent).toBeLessThan(100 * MIB);
  });
});

const head = (bytes: Buffer | string) =>
  Buffer.from(`${Buffer.byteLength(bytes).toString(16)}\r\n`);

it('a sender who is too slow is hung up on, and leaves nobody waiting', async () => {
  const hurried = buildServer({ apiKeys: new Set(['guest']), requestTimeout: 100 });
  await hurried.register(forms);
  const { port } = new URL(await hurried.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(
    'POST /one HTTP/1.1\r\nhost: a\r\nx-api-key: guest\r\ncontent-length: 5000\r\ncontent-type: multipart/form-data; boundary=x\r\n\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
  );
  expect(await text(socket)).toMatch(/^HTTP\/1.1 408 /);
  await expect(seen).rejects.toThrow('Invalid request');
  await hurried.close();
});

it('a sender who hangs up leaves nobody waiting', async () => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  seen = new Promise(() => undefined);
  const waiting = seen;
  socket.write(
    'POST /one HTTP/1.1\r\nhost: a\r\nx-api-key: guest\r\ncontent-length: 5000\r\ncontent-type: multipart/form-data; boundary=x\r\n\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
  );
  await expect.poll(() => seen !== waiting).toBe(true);
  socket.destroy();
  await expect(seen).rejects.toThrow('Invalid request');
});

describe('a form that is taken beside JSON, its file left to the sender', () => {
  const json = { 'content-type': 'application/json' };

  it('gives the file where there is one', async () =>
    expect((await send('/perhaps', formOf(['file', file(9)]))).answered).toEqual([9, 'no JSON']));

  it.each([
    ['a form with nothing in it', formOf(), {}, 'no JSON'],
    ['a field left empty', formOf(['file', '']), {}, 'no JSON'],
    ['an empty object', '{}', json, {}],
    ['no body', '', json, 'no JSON'],
  ])('is good without: %s', async (_, body, headers, answered) => {
    const answer = await send('/perhaps', body, headers);
    expect([answer.status, answer.answered]).toEqual([200, [answered]]);
  });

  it('is refused with a text for a file, or a file by another name', async () => {
    for (const form of [formOf(['file', 'Sea']), formOf(['picture', file(9)])])
      expect((await send('/perhaps', form)).status).toBe(400);
    expect((await send('/perhaps', formOf(['file', file(MIB + 1)]))).status).toBe(413);
  });
});
