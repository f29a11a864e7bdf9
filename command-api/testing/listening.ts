import type { AddressInfo } from 'node:net';
import { API_KEY } from './requests.ts';
import type { Shop } from './shop.ts';
import type { Hired } from './staff.ts';

/** What somebody is told by an event stream from now on, event by event. */
export async function listenTo<Data>(shop: Shop, path: string, by?: Hired) {
  const { port } = shop.app.server.address() as AddressInfo;
  const leaving = new AbortController();
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { 'x-api-key': API_KEY, ...by?.headers },
    signal: leaving.signal,
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    answer,
    leave: () => leaving.abort(),
    async next(): Promise<Readonly<{ event: string; data: Data }>> {
      while (!text.includes('\n\n')) {
        const { value, done = true } = (await reader?.read()) ?? {};
        if (done) throw new Error('The stream ended');
        text += value;
      }
      const end = text.indexOf('\n\n');
      const [, event = '', data = '{}'] =
        /^event: (.*)\ndata: (.*)$/.exec(text.slice(0, end)) ?? [];
      text = text.slice(end + 2);
      return { event, data: JSON.parse(data) };
    },
  };
}
