import type { BenchLine } from '../bench.ts';
import { type Guests, sendGuests } from '../guests/guests.ts';
import { API_KEY } from '../marketplace.ts';
import { idleShare, withProcessorTime } from '../processor-time.ts';
import type { Server } from '../server.ts';
import { median, percentile, rounds } from '../statistics.ts';
import { milliseconds } from '../table.ts';
import { ADMIN, type Load, withReadModels } from './with-read-models.ts';

const CLIENTS = [1, 2];
const ROUND_MS = 1_000;

type Reads = Readonly<{
  load: Load;
  /** What the read models hold then. */
  over: string;
  /** In ms. */
  aim: number;
  /** What is read, and the paths by which, one after another. */
  reads: readonly (readonly [what: string, paths: readonly string[]])[];
}>;

/** What an administrator reads, over HTTP: the time of an answer, and the processor time it takes. */
export const measureReads = ({ load, ...reads }: Reads): Promise<BenchLine[]> =>
  withReadModels(load, (product) => measureOn(product, reads));

async function measureOn(
  { url, pid }: Server,
  { over, aim, reads }: Omit<Reads, 'load'>,
): Promise<BenchLine[]> {
  const guests = sendGuests(url, Math.max(...CLIENTS));
  try {
    const headers = { 'x-api-key': API_KEY, authorization: await signIn(url) };
    const product = { guests, pid, idle: await idleShare(pid) };
    const lines: BenchLine[] = [];
    for (const [what, paths] of reads)
      for (const clients of CLIENTS) {
        const requests = paths.map((path) => ({ path, method: 'GET' as const, headers }));
        const { p95, cpu } = await measure(product, clients, requests);
        const which = `${over}, ${what}, ${clients} at once`;
        lines.push(
          { what: `${which}, p95`, ours: milliseconds(p95), aim: `< ${aim} ms`, met: p95 < aim },
          { what: `${which}, processor time each`, ours: milliseconds(cpu) },
        );
      }
    return lines;
  } finally {
    await guests.leave();
  }
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': API_KEY },
    body: JSON.stringify(ADMIN),
  });
  const { access_token } = (await answer.json()) as { access_token: string };
  return `Bearer ${access_token}`;
}

type Product = Readonly<{ guests: Guests; pid: number; idle: number }>;

/** Medians of the rounds. */
async function measure(
  { guests, pid, idle }: Product,
  clients: number,
  requests: Parameters<Guests['flatOut']>[2]['requests'],
): Promise<{ p95: number; cpu: number }> {
  const asking = { requests, expected: [200], again: true };
  const ask = () => guests.flatOut(clients, ROUND_MS, asking);
  await ask();
  const found = await rounds(() => withProcessorTime(pid, idle, ask));
  const times = found.map(({ done }) => done.answers.map(({ time }) => time));
  return {
    p95: median(times.map((one) => percentile(one, 0.95))),
    cpu: median(found.map(({ done, cpu }) => cpu / done.answers.length)),
  };
}
