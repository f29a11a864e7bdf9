import { afterEach, describe, expect, it, vi } from 'vitest';
import { type EventStream, type EventStreamOptions, openEventStream } from './event-stream.ts';
import { buildServer } from './server.ts';

const servers: ReturnType<typeof buildServer>[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function streaming(options?: EventStreamOptions) {
  const opened: EventStream[] = [];
  const server = buildServer({ apiKeys: new Set(), drainLimit: 50 });
  servers.push(server);
  server.get('/events', { config: { open: true, private: true } }, async (_, reply) => {
    const stream = openEventStream(reply, options);
    stream.send('opened', null);
    opened.push(stream);
    return reply;
  });
  const url = await server.listen({ port: 0 });
  const leaving = new AbortController();
  const answer = await fetch(`${url}/events`, { signal: leaving.signal });
  const [stream] = opened;
  if (!stream || !answer.body) throw new Error('There is no stream');
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  const read = async () => (await reader.read()).value;
  expect(await read()).toContain('event: opened\ndata: null\n\n');
  return { answer, stream, leaving, read };
}

describe('an event stream', () => {
  it('sends each event at once, by its name, and ends', async () => {
    const { answer, stream, read } = await streaming();
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    stream.send('status', { text: 'จองแล้ว\n' });
    expect(await read()).toBe('event: status\ndata: {"text":"จองแล้ว\\n"}\n\n');
    stream.end();
    stream.send('status', 'too late');
    expect(await read()).toBeUndefined();
  });

  it('gives a sign of life when there is nothing to say', async () => {
    const { read } = await streaming({ heartbeat: 5 });
    expect(await read()).toContain(': alive\n\n');
  });

  it('names by an id what was sent, with each event and each sign of life', async () => {
    let id = '7/7';
    const { read, stream } = await streaming({ heartbeat: 5, idNow: () => id });
    expect(await read()).toContain(': alive\nid: 7/7\n\n');
    id = '8/8';
    stream.send('status', null, '8/8');
    let text = '';
    while (!text.includes(': alive\nid: 8/8\n\n')) text += await read();
    expect(text).toContain('event: status\ndata: null\nid: 8/8\n\n');
  });

  it('says what is no event, and whether it is over', async () => {
    const { read, stream } = await streaming();
    stream.comment('open');
    expect(await read()).toBe(': open\n\n');
    expect(stream.isOver()).toBe(false);
    stream.end();
    expect(stream.isOver()).toBe(true);
  });

  it('learns that its reader has left', async () => {
    const { stream, leaving } = await streaming();
    const over = vi.fn();
    stream.onEnd(over);
    leaving.abort();
    await expect.poll(() => over).toHaveBeenCalledOnce();
  });
});
