import { startServer } from '../server.ts';

const PROTOCOL_SERVER = ['--import', 'tsx', 'e2e/bench/event-store-db/protocol-server.ts'];

/** Work on the server at EVENTSTORE_URL, or else on one that speaks its protocol in another process. */
export async function withEventStoreDb<Result>(
  work: (url: string, where: string) => Promise<Result>,
): Promise<Result> {
  const given = process.env.EVENTSTORE_URL;
  if (given !== undefined) return work(given, 'a real one');
  const server = await startServer(PROTOCOL_SERVER);
  try {
    return await work(`${server.url.replace('http', 'esdb')}?tls=false`, 'protocol server');
  } finally {
    await server.stop();
  }
}
