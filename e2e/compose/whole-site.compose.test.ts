/** @module-tag long */

import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { freePort } from '@baanpak/infrastructure/process/free-port.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type Api, apiAt } from '../testing/api.ts';
import {
  bookCheckout,
  differentStays,
  findRooms,
  openCheckout,
  type Room,
  readBooking,
} from '../testing/guest.ts';
import { chargesOf, payByCard } from '../testing/payments.ts';
import { searchHotels } from '../testing/search.ts';
import { signIn, staffIdOf } from '../testing/staff.ts';
import { type Engine, noEngine, startEngine } from './engine.ts';
import { type Acknowledged, sendGuests } from './guests.ts';
import { makeImages } from './images.ts';
import { overTls } from './over-tls.ts';
import { createSite, type Site } from './site.ts';

// docker-compose.yml as it deploys, from `npm run setup` to a backup that is put back. The tests follow each other: each
// begins with the site as the one before left it. images.ts says what stands in the place of which image.

const missing = noEngine();
if (missing) console.warn(`docker-compose.yml as it deploys: ${missing}`);

/** In ms. */
const MINUTE = 60_000;
const HOST = 'baanpak.localhost';
/** Days that no booking of the demo reaches, nor any other of these tests. */
const [UNDER_LOAD, AFTER_RESTORE] = [200, 400];

let engine: Engine;
let site: Site;
let api: Api;
let rooms: readonly Room[];
let ports: Readonly<{ http: number; https: number }>;
const nextStay = differentStays();
/** All that guests were answered 201 for, since the start. */
const acknowledged: Acknowledged[] = [];

const say = (line: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`);

describe.skipIf(missing)('docker-compose.yml as it deploys', () => {
  beforeAll(async () => {
    engine = await startEngine();
    say('Images');
    await makeImages(engine);
    site = createSite(engine);
    ports = { http: await freePort(), https: await freePort() };
  }, 60 * MINUTE);
  afterAll(async () => {
    await site?.remove();
    await engine?.stop();
  }, 5 * MINUTE);
  let failed = false;
  afterEach(({ task }) => {
    failed ||= task.result?.state === 'fail';
  });

  /** One after the other; none is tried once one failed, whose containers then say their last lines. */
  const step = (name: string, run: () => Promise<void>) =>
    it(name, { timeout: 20 * MINUTE }, async ({ skip }) => {
      if (failed) skip('the site is not as the test before should have left it');
      say(name);
      await run().catch(async (error: Error) => {
        throw new Error(`${error.message}\n${await site.explain()}`, { cause: error });
      });
    });

  step(
    'starts as npm run setup writes it, with the demo, and nothing is started twice',
    async () => {
      const url = `http://localhost:${ports.http}`;
      mkdirSync(join(site.directory, 'backups'));
      site.setup(['--demo', '--url', url], {
        ...{ HTTP_PORT: String(ports.http), HTTPS_PORT: String(ports.https) },
        BACKUPS: join(site.directory, 'backups'),
      });
      await site.up();
      expect((await site.containers()).filter(({ restarts }) => restarts > 0)).toEqual([]);
      api = apiAt(`http://127.0.0.1:${ports.http}`, site.environment().SERVER_KEY ?? '');
      await untilReady();
    },
  );

  step('lets no container take all memory, or make processes without end', async () => {
    const ids = (await site.containers()).map(({ id }) => id);
    const limits = await engine.docker(
      ...[
        'inspect',
        '--format',
        '{{.Name}} {{.HostConfig.Memory}} {{.HostConfig.PidsLimit}}',
        ...ids,
      ],
    );
    for (const line of limits.trim().split('\n')) expect(line).toMatch(/^\S+ [1-9]\d+ [1-9]\d*$/);
  });

  step(
    'gives the event store’s keys to itself alone, and services its authority’s certificate',
    async () => {
      const running = (await site.containers()).filter(({ status }) => status === 'running');
      const found = await Promise.all(
        running.map(async ({ service }) => {
          const files = await site.exec(
            service,
            'sh',
            '-c',
            'find / -xdev \\( -name "ca.*" -o -name "node.*" \\) -path "/certs/*" 2>/dev/null; find /certs -type f 2>/dev/null | sort; true',
          );
          return [service, [...new Set(files.split('\n').filter(Boolean))].sort()] as const;
        }),
      );
      const held = Object.fromEntries(found.filter(([, files]) => files.length > 0));
      const { eventstore, ...others } = held;
      expect(eventstore).toEqual([
        '/certs/ca/ca.crt',
        '/certs/node/node.crt',
        '/certs/node/node.key',
      ]);
      expect(Object.keys(others)).toEqual(expect.arrayContaining(['command-api-1', 'query-api-2']));
      for (const files of Object.values(others)) expect(files).toEqual(['/certs/ca/ca.crt']);
      expect(
        (await site.exec('eventstore', 'stat', '-c', '%a %u', '/certs/node/node.key')).trim(),
      ).toBe('400 1000');
    },
  );

  step('serves a guest from search to refund, and an owner, over HTTP', async () => {
    await journey();
  });

  step(
    'serves them over HTTPS once SITE_ADDRESS is a name, and leads there from HTTP',
    async () => {
      const url = `https://${HOST}:${ports.https}`;
      const other = createSite(engine);
      onTestFinished(() => rmSync(other.directory, { recursive: true }));
      other.setup(['--demo', '--url', url], {});
      const ofSite = Object.entries(other.environment()).filter(([name]) => OF_SITE.has(name));
      site.change(Object.fromEntries(ofSite));
      await site.up();
      const authority = await site.exec(
        'gateway',
        'sh',
        '-c',
        'cat "$XDG_DATA_HOME"/caddy/pki/authorities/local/root.crt',
      );
      const secure = await overTls({ host: HOST, port: ports.https, authority });
      closeSecure = secure.close;
      const overHttps = apiAt(secure.url, site.environment().SERVER_KEY ?? '');
      api = Object.assign((...call: Parameters<Api>) => overHttps(...call), { url }) as Api;
      await untilReady();
      expect(await redirectOf('/rooms?a=1')).toEqual([308, `${url}/rooms?a=1`]);
      await journey();
    },
  );
  let closeSecure = () => {};
  afterAll(() => closeSecure());

  step('is well by its doctor, who reads what the services read', async () => {
    const said = await ops('doctor');
    expect(said).toMatch(/^ok .*event log/im);
    expect(said).not.toMatch(/^wrong/m);
  });

  step(
    'loses no booking it acknowledged, whichever container dies, and starts it again',
    async () => {
      const guests = sendGuests(api, rooms, UNDER_LOAD);
      try {
        const all = (await site.containers()).filter(({ status }) => status === 'running');
        for (const { service } of all) {
          const before = guests.acknowledged.length;
          const { pid, restarts } = await site.of(service);
          await site.crash(service);
          await expect
            .poll(async () => (await site.of(service)).restarts, { timeout: MINUTE })
            .toBeGreaterThan(restarts);
          await site.untilWell();
          await untilReady();
          const soon = guests.acknowledged.length;
          await expect
            .poll(() => guests.acknowledged.length, { timeout: MINUTE })
            .toBeGreaterThan(soon + 4);
          say(
            `  ${service} (process ${pid}): ${guests.acknowledged.length - before} bookings meanwhile and since`,
          );
        }
      } finally {
        await guests.stop();
        acknowledged.push(...guests.acknowledged);
      }
      expect(guests.refused).toEqual([]);
      await expectAll();
    },
  );

  step('has all of it after down and up', async () => {
    await site.compose('down');
    expect(await site.containers()).toEqual([]);
    await site.up();
    await untilReady();
    await expectAll();
  });

  step('has all of it after a backup was put back into empty volumes', async () => {
    const backups = join(site.directory, 'backups');
    // the event store's own files first
    const copyOfLog = join(site.directory, 'events');
    mkdirSync(copyOfLog);
    await engine.docker(
      'cp',
      '--archive',
      `${(await site.of('eventstore')).id}:/var/lib/eventstore/.`,
      copyOfLog,
    );
    await ops('backup');
    const [name = '', ...others] = readdirSync(backups).filter((file) =>
      file.startsWith('baanpak-'),
    );
    expect(others).toEqual([]);
    const late = sendGuests(api, rooms, AFTER_RESTORE);
    await expect.poll(() => late.acknowledged.length, { timeout: MINUTE }).toBeGreaterThan(0);
    await late.stop();

    await site.compose('down', '--volumes');
    await site.compose('up', '--no-start', 'eventstore');
    await engine.docker(
      'cp',
      '--archive',
      `${copyOfLog}/.`,
      `${(await site.of('eventstore')).id}:/var/lib/eventstore/`,
    );
    await site.compose('up', '--detach', 'postgres', 'nats', 'event-store-user');
    await site.untilWell();
    say(await ops('restore', name));
    await site.up();
    await untilReady();
    await expectAll();
    for (const { id } of late.acknowledged)
      expect((await api(`/outreach/bookings/${id}`)).status).toBe(404);
    const again = sendGuests(api, rooms, AFTER_RESTORE);
    await expect.poll(() => again.acknowledged.length, { timeout: MINUTE }).toBeGreaterThan(8);
    await again.stop();
    expect(again.refused).toEqual([]);
    expect(await ops('doctor')).not.toMatch(/^wrong/m);
  });

  /** What an operator's command in its container prints. */
  const ops = (...words: readonly string[]) => site.compose('run', '--rm', '-T', 'ops', ...words);

  const untilReady = () =>
    expect
      .poll(
        () =>
          api('/readyz').then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 2 * MINUTE },
      )
      .toBe(200);

  async function redirectOf(path: string) {
    const headers = { host: HOST };
    const answer = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
      get({ hostname: '127.0.0.1', port: ports.http, path, headers }, resolve).on('error', reject);
    });
    answer.resume();
    return [answer.statusCode, answer.headers.location];
  }

  async function expectAll() {
    say(`  ${acknowledged.length} acknowledged bookings are looked for`);
    for (const { id, code } of acknowledged)
      expect(await readBooking(api, id)).toMatchObject({ bookingId: code });
  }

  async function journey() {
    rooms = await findRooms(api);
    const stay = nextStay();
    const page = await fetchPage();
    expect(page).toContain('<html lang="th"');
    const found = await searchHotels(api, stay);
    const room = found.hotels.flatMap((hotel) => hotel.rooms).find(({ units }) => units === 1);
    if (!room) throw new Error('The demo has no room of one unit');
    const { uid } = (await openCheckout(api, [{ roomId: room._id, ...stay }])).body.data;
    const placed = await bookCheckout(api, uid);
    expect(placed.status).toBe(201);
    const { _id: id, bookingId: code } = placed.body.book;
    const paid = await payByCard(api, { checkoutId: uid });
    expect([paid.status, paid.body.charge?.status]).toEqual([201, 'successful']);
    expect(await readBooking(api, id, paid.headers)).toMatchObject({ status: 'Booked' });
    acknowledged.push({ id, code, roomId: room._id, checkIn: stay.checkIn });

    const password = site.environment().DEMO_PASSWORD;
    const owner = await signIn(api, 'owner1', password);
    expect((await owner('/auth/user/me')).body).toMatchObject({ user: { username: 'owner1' } });
    const admin = await signIn(api, 'admin', password);
    const canceled = await admin(`/bookings/${await staffIdOf(admin, code)}`, { method: 'DELETE' });
    expect(canceled.status).toBe(200);
    await expect
      .poll(() => readBooking(api, id), { timeout: 2 * MINUTE })
      .toMatchObject({ status: 'Canceled', paymentStatus: 'refunded' });
    expect(await chargesOf(api, code)).toMatchObject([{ refunds: { total: 1 } }]);
    const { body: outbox } = await api<{ messages: readonly object[] }>(
      '/dev/outbox/api/v1/messages',
    );
    expect(JSON.stringify(outbox)).toContain(code);
  }

  async function fetchPage(): Promise<string> {
    const { body } = await api<string>('/', {
      headers: { accept: 'text/html', 'accept-language': 'th' },
    });
    return String(body);
  }
});

/** What of `.env` says where the site is; everything else stays. */
const OF_SITE = new Set(['PUBLIC_URL', 'SITE_ADDRESS', 'REDIRECT_HOST']);
