import { Client } from 'undici';
import type { Bench } from './bench.ts';
import { bookingRequest } from './booking-request.ts';
import { withMarketplace } from './marketplace.ts';
import { startServer } from './server.ts';
import { byTurns, median, percentile } from './statistics.ts';
import { milliseconds, times } from './table.ts';

const GUESTS = 500;
const WARM_UPS = 4;
const AIM = 2.5;

type Burst = Readonly<{ times: readonly number[]; statuses: readonly number[] }>;

/** Guests who all want one room and night at once, against bare Fastify giving each the same refusal. */
export const rush: Bench = {
  name: 'rush',
  async run() {
    const bareFastify = await startServer(['--import', 'tsx', 'e2e/bench/bare-fastify.ts']);
    try {
      return await withMarketplace(1, async ({ url, roomIds: [roomId = ''] }) => {
        const p99 = await compare(
          await openClients(url),
          await openClients(bareFastify.url),
          roomId,
        );
        const [ours, bare] = [median(p99.ours), median(p99.bare)];
        return [
          {
            what: `${GUESTS} at once on one night, p99 (bare: Fastify)`,
            ours: milliseconds(ours),
            bare: milliseconds(bare),
            ratio: times(ours / bare),
            aim: `<= ${AIM} of bare`,
            met: ours / bare <= AIM,
          },
        ];
      });
    } finally {
      await bareFastify.stop();
    }
  },
};

/** The 99th percentile of each burst by turns; another night each time. */
async function compare(onOurs: readonly Client[], onBare: readonly Client[], roomId: string) {
  const burstOnOurs = async (day: number) => {
    const burst = await sendAtOnce(onOurs, { roomId, day });
    expectOneWinner(burst);
    return percentile(burst.times, 0.99);
  };
  const burstOnBare = async (day: number) =>
    percentile((await sendAtOnce(onBare, { roomId, day })).times, 0.99);
  for (let day = 1; day <= WARM_UPS; day += 1) {
    await burstOnOurs(day);
    await burstOnBare(day);
  }
  const p99 = await byTurns(
    (round) => burstOnOurs(WARM_UPS + 1 + round),
    (round) => burstOnBare(WARM_UPS + 1 + round),
  );
  await Promise.all([...onOurs, ...onBare].map((client) => client.close()));
  return p99;
}

/** A connection for each guest, open before the rush. */
async function openClients(url: string): Promise<Client[]> {
  const clients = Array.from({ length: GUESTS }, () => new Client(url));
  for (const client of clients) {
    const { body } = await client.request({ path: '/healthz', method: 'GET' });
    await body.text();
  }
  return clients;
}

async function sendAtOnce(
  clients: readonly Client[],
  wish: Parameters<typeof bookingRequest>[0],
): Promise<Burst> {
  const requests = clients.map((client) => ({ client, request: bookingRequest(wish) }));
  const start = performance.now();
  const answers = await Promise.all(
    requests.map(async ({ client, request }) => {
      const { statusCode, body } = await client.request(request);
      await body.text();
      return { status: statusCode, time: performance.now() - start };
    }),
  );
  return {
    times: answers.map(({ time }) => time),
    statuses: answers.map(({ status }) => status),
  };
}

function expectOneWinner({ statuses }: Burst): void {
  const won = statuses.filter((status) => status === 201).length;
  const refused = statuses.filter((status) => status === 409).length;
  if (won !== 1 || refused !== GUESTS - 1)
    throw new Error(`One of ${GUESTS} should win: ${won} did, ${refused} were refused`);
}
