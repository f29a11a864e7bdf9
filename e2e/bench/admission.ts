import type { Bench } from './bench.ts';
import { bookingRequest, type NightOfRoom } from './booking-request.ts';
import { type GuestAnswer, type Guests, sendGuests } from './guests/guests.ts';
import { withMarketplace } from './marketplace.ts';
import { startServer } from './server.ts';
import { median, percentile, rounds } from './statistics.ts';
import { milliseconds, times } from './table.ts';

const GUESTS = 500;
const WARM_UPS = 10; // until the product's code is compiled
const BURSTS = 5; // a round; one alone hangs on whether memory is tidied in it
const AIM = 2.5;

/** Guests who all want one room and night at once, against bare Fastify giving each the same refusal. */
export const admission: Bench = {
  name: 'admission',
  async run() {
    const bareFastify = await startServer(['--import', 'tsx', 'e2e/bench/bare-fastify.ts']);
    try {
      return await withMarketplace(1, async ({ url, roomIds: [roomId = ''] }) => {
        const p99 = await compare(
          await connectedGuests(url),
          await connectedGuests(bareFastify.url),
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

/** The 99th percentile of each burst by turns, medians of each round; another night each time. */
async function compare(onOurs: Guests, onBare: Guests, roomId: string) {
  let day = 0;
  const burst = async () => {
    day += 1;
    const ours = await bookAtOnce(onOurs, { roomId, day });
    expectOneWinner(ours);
    const bare = await bookAtOnce(onBare, { roomId, day });
    return { ours: percentile(timesOf(ours), 0.99), bare: percentile(timesOf(bare), 0.99) };
  };
  for (let warmUp = 0; warmUp < WARM_UPS; warmUp += 1) await burst();
  const bursts = await rounds(async () => {
    const results = [];
    for (let n = 0; n < BURSTS; n += 1) results.push(await burst());
    return {
      ours: median(results.map(({ ours }) => ours)),
      bare: median(results.map(({ bare }) => bare)),
    };
  });
  await Promise.all([onOurs.leave(), onBare.leave()]);
  return { ours: bursts.map(({ ours }) => ours), bare: bursts.map(({ bare }) => bare) };
}

const timesOf = (answers: readonly GuestAnswer[]) => answers.map(({ time }) => time);

/** A connection for each, open before the guests book. */
async function connectedGuests(url: string): Promise<Guests> {
  const guests = sendGuests(url, GUESTS);
  const warmUp = { path: '/healthz', method: 'GET', headers: {} } as const;
  await guests.atOnce({ requests: Array(GUESTS).fill(warmUp), expected: [200] });
  return guests;
}

async function bookAtOnce(guests: Guests, night: NightOfRoom): Promise<readonly GuestAnswer[]> {
  const requests = Array.from({ length: GUESTS }, () => bookingRequest(night));
  const { answers } = await guests.atOnce({ requests, expected: [201, 409] });
  return answers;
}

function expectOneWinner(answers: readonly GuestAnswer[]): void {
  const won = answers.filter(({ status }) => status === 201).length;
  if (won !== 1) throw new Error(`One of ${GUESTS} should win, not ${won}`);
}
