import { Readable } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { buildServer } from './server.ts';

const app = buildServer({ apiKeys: new Set() });
afterAll(() => app.close());
const config = { open: true };
let rooms = 1;
app.get('/rooms', { config }, async () => ({ rooms }));
app.post('/rooms', { config }, async () => ({ rooms }));
app.get('/own', { config }, async (_request, reply) =>
  reply.header('etag', '"v7"').send({ rooms }),
);
app.get('/stream', { config }, async () => Readable.from(['a', 'b']));
app.get('/gone', { config }, async (_request, reply) => reply.code(404).send({}));
app.get('/private', { config: { open: true, private: true } }, async () => ({ rooms }));

const get = (url: string, wanted?: string) =>
  app.inject({ url, headers: wanted === undefined ? {} : { 'if-none-match': wanted } });
const tagOf = async (url: string) => String((await get(url)).headers.etag);

describe('etags', () => {
  it('stay the same until the answer changes', async () => {
    const before = await tagOf('/rooms');
    expect(before).toMatch(/^W\/"[\w-]{27}"$/);
    expect(await tagOf('/rooms')).toBe(before);
    rooms += 1;
    expect(await tagOf('/rooms')).not.toBe(before);
    expect((await get('/rooms', before)).statusCode).toBe(200);
  });

  it('spare the body when the caller has it', async () => {
    const tag = await tagOf('/rooms');
    const strong = tag.replace('W/', '');
    for (const wanted of [tag, strong, `"other", ${tag}`, '*']) {
      const answer = await get('/rooms', wanted);
      expect(answer.statusCode).toBe(304);
      expect(answer.body).toBe('');
      expect(answer.headers.etag).toBe(tag);
      expect(answer.headers).not.toHaveProperty('content-type');
    }
    expect((await get('/rooms', '"other"')).statusCode).toBe(200);
    expect((await get('/rooms', 'garbage')).statusCode).toBe(200);
  });

  it('answer HEAD alike', async () => {
    const headers = { 'if-none-match': await tagOf('/rooms') };
    const answer = await app.inject({ method: 'HEAD', url: '/rooms', headers });
    expect(answer.statusCode).toBe(304);
  });

  it("are the route's own where it has one", async () => {
    expect(await tagOf('/own')).toBe('"v7"');
    expect((await get('/own', 'W/"v7"')).statusCode).toBe(304);
  });

  it('are not on writes, errors and streams', async () => {
    const write = await app.inject({ method: 'POST', url: '/rooms' });
    for (const { headers } of [write, await get('/stream'), await get('/gone'), await get('/none')])
      expect(headers).not.toHaveProperty('etag');
  });
});

describe('private routes', () => {
  it('forbid storing, passing on and indexing, in the short answer too', async () => {
    const tag = await tagOf('/private');
    for (const { headers } of [await get('/private'), await get('/private', tag)])
      expect(headers).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
  });

  it('are the only ones that do', async () => {
    const { headers } = await get('/rooms');
    for (const name of ['cache-control', 'x-robots-tag']) expect(headers).not.toHaveProperty(name);
    expect(headers['referrer-policy']).not.toBe('no-referrer');
  });
});
