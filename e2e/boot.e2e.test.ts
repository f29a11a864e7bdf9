import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDataDirectory, postgresOf } from './testing/data-directory.ts';
import {
  type Books,
  differentStays,
  findRooms,
  newGuest,
  readBooking,
  roomWith,
} from './testing/guest.ts';
import { ADDRESS, endProducts, PRODUCT, type Product, startProduct } from './testing/product.ts';
import { type Environment, startProgram } from './testing/program.ts';

afterAll(endProducts);

// at once, since each only waits for a program's end
describe.concurrent('a start that cannot succeed ends with code 1 and a sentence', () => {
  it.each([
    ['PORT', 'is no number', { PORT: 'eighty' }],
    ['HOLD_MINUTES', 'is no number', { HOLD_MINUTES: 'soon' }],
    ['HOLD_MINUTES', 'gives no time at all', { HOLD_MINUTES: '0' }],
    ['JWT_SECRET', 'is missing beside DATABASE_URL', { ...shared(), JWT_SECRET: undefined }],
    [
      'OMISE_WEBHOOK_SECRET',
      'is missing beside the other keys',
      { OMISE_PUBLIC_KEY: 'pkey_1', OMISE_SECRET_KEY: 'skey_1' },
    ],
  ] satisfies [string, string, Environment][])('that names %s, when it %s', async (...given) => {
    const [name, , environment] = given;
    expect(await failedStart(environment)).toMatch(sentenceNaming(name));
  });

  it('that names DATA_DIR, when that is a file', async () => {
    const file = join(await makeDataDirectory(), 'file');
    await writeFile(file, '');
    expect(await failedStart({ DATA_DIR: file })).toMatch(sentenceNaming('DATA_DIR'));
  });

  it('that names PORT, when another program listens there', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' ? String(address?.port) : '';

    const dataDir = await makeDataDirectory();
    const environment = { PORT: port, DEMO: 'off', DATA_DIR: dataDir };
    expect(await failedStart(environment)).toMatch(sentenceNaming('PORT'));
    expect(await postgresOf(dataDir)).toBeUndefined();

    other.close();
  });
});

it('a start of a program that there is not names those there are', async () => {
  const { code, stderr } = await startProgram('standalone/start.js', {}, ['query']).ended;
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/^There is no program query; .*query-api/),
  ]);
});

describe('a product that runs', () => {
  let product: Product;
  const nextStay = differentStays();

  beforeAll(async () => {
    product = await startProduct({ DATA_DIR: await makeDataDirectory() });
  });

  it('has its hotels at hand as soon as it tells its address', async () => {
    expect((await findRooms(product.api)).length).toBeGreaterThanOrEqual(60);
    await expect
      .poll(() => product.api<{ ok: boolean }>('/readyz'))
      .toMatchObject({ status: 200, body: { ok: true } });
  });

  it('starts once where two start on the same empty data', async () => {
    const DATA_DIR = await makeDataDirectory();
    const starts = [1, 2].map(() => startProgram(PRODUCT, { PORT: '0', DEMO: 'off', DATA_DIR }));
    const outcomes = await Promise.all(
      starts.map((program) =>
        program.prints(ADDRESS).then(
          () => 'runs',
          () => program.ended,
        ),
      ),
    );
    const refused = outcomes.filter((outcome) => outcome !== 'runs');
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(sentenceNaming('DATA_DIR')),
    });
  });

  it('lets no second one onto its data', async () => {
    expect(await failedStart({ DATA_DIR: product.dataDir })).toMatch(sentenceNaming('DATA_DIR'));
    expect((await product.api('/search/unique-province')).status).toBe(200);
  });

  it('refuses to have its data emptied', async () => {
    const sentence = await failedStart({ DATA_DIR: product.dataDir }, ['--reset']);
    expect(sentence).toMatch(sentenceNaming('--reset'));
    expect((await findRooms(product.api)).length).toBeGreaterThan(0);
  });

  it('answers at SIGTERM what was asked before, keeps it, and ends with 0 within five seconds', async () => {
    const asked = await askSlowly(product);
    const from = Date.now();
    const exitCode = product.term();
    await expect.poll(() => isListening(product), { timeout: 5_000 }).toBe(false);
    const { status, body } = await asked.finish();

    expect(status).toBe(201);
    expect(await exitCode).toBe(0);
    expect(Date.now() - from).toBeLessThan(5_000);
    expect(await postgresOf(product.dataDir)).toBeUndefined();

    product = await startProduct({ DATA_DIR: product.dataDir });
    expect(await readBooking(product.api, body.book._id)).toMatchObject({ status: 'Reserved' });
  });

  it('ends at once at a second SIGTERM, and the next one carries on with its data', async () => {
    const asked = await askSlowly(product);
    const first = product.term();
    const again = setInterval(() => void product.term(), 100); // within a second they are the same
    expect(await first.finally(() => clearInterval(again))).toBe(1);
    asked.giveUp();

    product = await startProduct({ DATA_DIR: product.dataDir });
    expect((await findRooms(product.api)).length).toBeGreaterThanOrEqual(60);
  });

  it('begins again with --reset', async () => {
    expect(await product.term()).toBe(0);
    product = await startProduct({ DATA_DIR: product.dataDir, DEMO: 'off' }, ['--reset']);
    expect(await findRooms(product.api)).toEqual([]);
  });

  /** A booking whose body is on its way while the product is told to end. */
  async function askSlowly({ api, apiKey, url }: Product) {
    const { roomId } = roomWith(1, await findRooms(api));
    const { checkIn, checkOut } = nextStay();
    const stay = { roomId, checkInDate: checkIn, checkOutDate: checkOut };
    const body = JSON.stringify({ ...newGuest(), ...stay });
    const asked: ClientRequest = request(`${url}/outreach/bookings`, {
      method: 'POST',
      headers: {
        'x-api-key': apiKey,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        expect: '100-continue', // the server says when it has read this far
      },
    });
    asked.on('error', () => {}); // of a product that is gone
    const answered = once(asked, 'response').catch(() => []);
    asked.flushHeaders();
    await once(asked, 'continue');
    return {
      async finish() {
        asked.end(body);
        const [answer] = (await answered) as [IncomingMessage];
        return { status: answer.statusCode, body: (await json(answer)) as Books };
      },
      giveUp: () => void asked.destroy(),
    };
  }
});

/** What production needs, with stores of its own. */
function shared(): Environment {
  const secret = 'a-secret-of-more-than-32-characters';
  return {
    DATABASE_URL: 'postgres://baanpak@127.0.0.1:1/baanpak',
    PAYMENTS: 'sandbox',
    JWT_SECRET: secret,
    ID_SECRET: secret,
    DATA_KEY: Buffer.alloc(32, 1).toString('base64'),
    API_KEYS: 'a-key',
  };
}

/** What a start that must fail prints. */
async function failedStart(environment: Environment, options: string[] = []): Promise<string> {
  const DATA_DIR = environment.DATA_DIR ?? (await makeDataDirectory());
  const program = startProgram(PRODUCT, { PORT: '0', ...environment, DATA_DIR }, options);
  const { code, stderr } = await program.ended;
  expect(code).toBe(1);
  return stderr;
}

/** One line, one sentence, no stack. */
const sentenceNaming = (name: string) => new RegExp(`^[^\\n]*${name}\\b[^\\n]*\\.\\n$`);

const isListening = ({ url }: Product): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    ({ status }) => status === 200,
    () => false,
  );
