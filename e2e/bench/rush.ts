import type { Bench } from './bench.ts';
import { bookingRequest, type Wish } from './booking-request.ts';
import { type Answer, type Guests, sendGuests } from './guests/guests.ts';
import { withMarketplace } from './marketplace.ts';
import { startServer } from './server.ts';
import { byTurns, median, percentile } from './statistics.ts';
import { milliseconds, times } from './table.ts';

const GUESTS = 500;
const WARM_UPS = 4;
const AIM = 2.5;

/** Guests who all want one room and night at once, against bare Fastify giving each the same refusal. */
export const rush: Bench = {
  name: 'rush',
  async run() {
    const bareFastify = await startServer(['--import', 'tsx', 'e2e/bench/bare-fastify.ts']);
    try {
      return await withMarketplace(1, async ({ url, roomIds: [roomId = ''] }) => {
        const p99 = await compare(
          await guestsAtTheDoor(url),
          await guestsAtTheDoor(bareFastify.url),
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
async function compare(onOurs: Guests, onBare: Guests, roomId: string) {
  const burstOnOurs = async (day: number) => {
    const answers = await rushFor(onOurs, { roomId, day });
    expectOneWinner(answers);
    return percentile(timesOf(answers), 0.99);
  };
  const burstOnBare = async (day: number) =>
    percentile(timesOf(await rushFor(onBare, { roomId, day })), 0.99);
  for (let day = 1; day <= WARM_UPS; day += 1) {
    await burstOnOurs(day);
    await burstOnBare(day);
  }
  const p99 = await byTurns(
    (round) => burstOnOurs(WARM_UPS + 1 + round),
    (round) => burstOnBare(WARM_UPS + 1 + round),
  );
  await Promise.all([onOurs.leave(), onBare.leave()]);
  return p99;
}

const timesOf = (answers: readonly Answer[]) => answers.map(({ time }) => time);

/** A connection for each, open before the rush. */
async function guestsAtTheDoor(url: string): Promise<Guests> {
  const guests = sendGuests(url, GUESTS);
  const knock = { path: '/healthz', method: 'GET', headers: {} } as const;
  await guests.atOnce({ requests: Array(GUESTS).fill(knock), expected: [200] });
  return guests;
}

async function rushFor(guests: Guests, wish: Wish): Promise<readonly Answer[]> {
  const requests = Array.from({ length: GUESTS }, () => bookingRequest(wish));
  const { answers } = await guests.atOnce({ requests, expected: [201, 409] });
  return answers;
}

function expectOneWinner(answers: readonly Answer[]): void {
  const won = answers.filter(({ status }) => status === 201).length;
  if (won !== 1) throw new Error(`One of ${GUESTS} should win, not ${won}`);
}
