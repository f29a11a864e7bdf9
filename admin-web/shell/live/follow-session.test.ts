import { describe, expect, it } from 'vitest';
import { eventsOf } from './follow-session.ts';

function inPieces(text: string, size: number): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size)
        controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
}

async function allOf(text: string, size: number) {
  const found = [];
  for await (const event of eventsOf(inPieces(text, size))) found.push(event);
  return found;
}

const TEXT =
  'event: open\ndata: {}\n\n: alive\nid: 7/7\n\nevent: change\ndata: {"name":"มาลี"}\nid: 8/8\n\n';
const EVENTS = [
  { event: 'open', data: '{}' },
  { event: '', data: '', id: '7/7' },
  { event: 'change', data: '{"name":"มาลี"}', id: '8/8' },
];

describe('a stream of events', () => {
  it.each([1, 2, 7, 1000])('is read in pieces of %i bytes', async (size) =>
    expect(await allOf(TEXT, size)).toEqual(EVENTS),
  );

  it('leaves out an event that broke off', async () =>
    expect(await allOf('event: change\ndata: {}\n\nevent: cha', 9)).toEqual([
      { event: 'change', data: '{}' },
    ]));
});
