/** @module-tag long */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { freePort } from '@baanpak/infrastructure/process/free-port.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type Api, apiAt } from '../testing/api.ts';
import {
  book,
  differentStays,
  findRooms,
  freeDay,
  type Room,
  readBooking,
} from '../testing/guest.ts';
import { type Engine, noEngine, startEngine } from './engine.ts';
import { type Acknowledged, sendGuests } from './guests.ts';
import { makeImages } from './images.ts';
import { journey } from './journey.ts';
import { overTls } from './over-tls.ts';
import { createSite, type Site } from './site.ts';

// docker-compose.yml as it deploys, from `npm run setup` to a backup that is put back. The tests follow each other: each
// begins with the site as the one before left it. images.ts says what stands in the place of which image.

const missing = noEngine();
if (missing) console.warn(`docker-compose.yml as it deploys: ${missing}`);

/** In ms. */
const MINUTE = 60_000;
/** Caddy makes the certificate of such a name by itself. */
const HOST = 'baanpak.localhost';
/** What of `.env` says where the site is; everything else stays. */
const OF_SITE = new Set(['PUBLIC_URL', 'SITE_ADDRESS', 'REDIRECT_HOST']);
/** Of no other site that this machine may have. */
const SUBNETS = { INSIDE_SUBNET: '10.213.90.0/24', OUTSIDE_SUBNET: '10.213.91.0/24' };
/** What calls from this machine come from: they stand for the proxy before the gateway, and name the guest. */
const PROXY = { GATEWAY_TRUSTED_PROXIES: '10.213.91.1/32' };
/** Days that no booking of the demo reaches, nor any other of these tests. */
const [RENEWED, UNDER_LOAD, IN_LOST_END, ON_LOST_END, AFTER_BACKUP] = [50, 100, 300, 300, 400];
/** The volume of the event store. */
const LOG = 'events';
/** All that must not run while a log is restored. */
const READERS_OF_LOG = ['command-api', 'projector', 'query-api'].flatMap((name) => [
  `${name}-1`,
  `${name}-2`,
]);
/** What a process says of itself: the site's answer has no details. */
const ASK_READY =
  "exec 3<>/dev/tcp/127.0.0.1/8080; printf 'GET /readyz HTTP/1.0\\r\\n\\r\\n' >&3; cat <&3";

let engine: Engine;
let site: Site;
let ports: Readonly<{ http: number; https: number }>;
/** Where the site is reached from here. */
let address: string;
let api: Api;
let closeSecure = () => {};
let rooms: readonly Room[];
const nextStay = differentStays();
/** All that guests were answered 201 for, since the start. */
const acknowledged: Acknowledged[] = [];

const say = (line: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`);
/** Whether a test before failed: the site is not as it should be then. */
let isBroken = false;

/** A test whose failure says what the containers said last. */
const step = (name: string, run: () => Promise<void>) =>
  it(name, { timeout: 20 * MINUTE }, async ({ skip }) => {
    if (isBroken) skip('the test before failed');
    say(name);
    await run().catch(async (error: Error) => {
      throw new Error(`${error.message}\n${await site.explain()}`, { cause: error });
    });
  });

describe.skipIf(missing)('docker-compose.yml as it deploys', () => {
  beforeAll(async () => {
    engine = await startEngine();
    say('images');
    await makeImages(engine);
    site = createSite(engine);
    ports = { http: await freePort(), https: await freePort() };
  }, 60 * MINUTE);
  afterAll(async () => {
    closeSecure();
    await site?.remove();
    await engine?.stop();
  }, 5 * MINUTE);
  afterEach(({ task }) => {
    isBroken ||= task.result?.state === 'fail';
  });

  step('starts as npm run setup writes it, with the demo, and nothing twice', async () => {
    const backups = join(site.directory, 'backups');
    mkdirSync(backups);
    site.setup(['--demo', '--url', `http://localhost:${ports.http}`], {
      ...{ HTTP_PORT: String(ports.http), HTTPS_PORT: String(ports.https), ...SUBNETS },
      ...{ ...PROXY, BACKUPS: backups },
    });
    await site.up();
    expect((await site.containers()).filter(({ restarts }) => restarts > 0)).toEqual([]);
    reachAt(`http://127.0.0.1:${ports.http}`);
    await untilReady();
    rooms = await findRooms(api);
  });

  step('lets no container take all memory, or make processes without end', async () => {
    const ids = (await site.containers()).map(({ id }) => id);
    const limits = '{{.Name}} {{.HostConfig.Memory}} {{.HostConfig.PidsLimit}}';
    const lines = (await engine.docker('inspect', '--format', limits, ...ids)).trim().split('\n');
    expect(lines.filter((line) => !/ [1-9]\d+ [1-9]\d*$/.test(line))).toEqual([]);
  });

  step('gives the event store’s keys to the event store alone', async () => {
    const { eventstore, ...others } = await filesIn('/certs');
    const [authority, ...own] = ['ca/ca.crt', 'node/node.crt', 'node/node.key'];
    expect(eventstore).toEqual([authority, ...own]);
    expect(new Set(Object.keys(others))).toEqual(new Set(READERS_OF_LOG));
    for (const files of Object.values(others)) expect(files).toEqual([authority]);
    const key = await site.exec('eventstore', 'stat', '-c', '%a %u', '/certs/node/node.key');
    expect(key.trim()).toBe('400 1000');
  });

  step('serves a guest from search to refund, and an owner, over HTTP', takeJourney);

  step('serves them over HTTPS once it has a name, and leads there from HTTP', async () => {
    const url = `https://${HOST}:${ports.https}`;
    const named = createSite(engine);
    onTestFinished(() => rmSync(named.directory, { recursive: true }));
    named.setup(['--demo', '--url', url], {});
    const ofSite = Object.entries(named.environment()).filter(([name]) => OF_SITE.has(name));
    site.change(Object.fromEntries(ofSite));
    await site.up();
    await reachOverTls();
    await untilReady();
    expect(await redirectOf('/hotels?a=1')).toEqual([308, `${url}/hotels?a=1`]);
    await takeJourney();
  });
  step('is well by its doctor', async () => {
    const found = await ops('doctor');
    say(found);
    expect(found).toMatch(/^ok/m);
    expect(found).not.toMatch(/^wrong/m);
  });

  step('serves on with a renewed certificate of its event store', async () => {
    const certificate = () => site.exec('eventstore', 'cat', '/certs/node/node.crt');
    const before = await certificate();
    await site.compose('run', '--rm', '-T', 'certificates', 'renew');
    await site.compose('restart', 'eventstore');
    await site.untilWell();
    await untilReady();
    expect(await certificate()).not.toBe(before);
    await bookSome(RENEWED);
  });

  step('loses no acknowledged booking, whichever container dies, and starts it again', async () => {
    const guests = sendGuests(api, rooms, UNDER_LOAD);
    const count = () => guests.acknowledged.length;
    try {
      for (const { service, restarts, status } of await site.containers()) {
        if (status !== 'running') continue;
        const before = count();
        await site.crash(service);
        const timesStarted = async () => (await site.of(service)).restarts;
        await expect.poll(timesStarted, { timeout: MINUTE }).toBeGreaterThan(restarts);
        await site.untilWell();
        await untilReady();
        const then = count();
        await expect.poll(count, { timeout: MINUTE }).toBeGreaterThan(then + 4);
        say(`  ${service} died and is back; ${count() - before} bookings on the way`);
      }
    } finally {
      await guests.stop();
      acknowledged.push(...guests.acknowledged);
    }
    expect(guests.refused).toEqual([]);
    await expectAcknowledged();
  });

  step('has all of it after down and up', async () => {
    await site.compose('down');
    expect(await site.containers()).toEqual([]);
    await site.up();
    await untilReady();
    await expectAcknowledged();
  });

  step('takes no booking on an event log that lost its end, until it is restored', async () => {
    const yesterday = await copyOfLog('yesterday');
    await bookSome(IN_LOST_END);
    await site.compose('stop', 'eventstore');
    await site.copyIn(yesterday, LOG);
    await site.compose('start', 'eventstore');
    const statuses = new Set<number>();
    const bookAndAsk = async () => {
      statuses.add(await bookOnce(ON_LOST_END));
      return site.exec('command-api-1', 'bash', '-c', ASK_READY);
    };
    await expect.poll(bookAndAsk, { timeout: 2 * MINUTE }).toContain('npm run restore');
    statuses.add(await bookOnce(ON_LOST_END));
    expect([...statuses]).toEqual([503]);

    await site.compose('stop', ...READERS_OF_LOG);
    expect(await ops('restore')).toContain('read models');
    await site.up();
    await untilReady();
    await expectAcknowledged();
    await bookSome(ON_LOST_END);
  });

  step('has all of it after a backup was put back into empty volumes', async () => {
    // the event store's own files first
    const log = await copyOfLog('events');
    say(await ops('backup'));
    const kept = readdirSync(site.environment().BACKUPS ?? '');
    const [name = '', ...others] = kept.filter((file) => file.startsWith('baanpak-'));
    expect(others).toEqual([]);
    const late = await bookSome(AFTER_BACKUP);

    await site.compose('down', '--volumes');
    await site.copyIn(log, LOG);
    await site.compose('up', '--detach', 'postgres', 'nats', 'event-store-user');
    await site.untilWell();
    say(await ops('restore', name));
    await site.up();
    await reachOverTls(); // Caddy's authority went with its volume
    await untilReady();
    await expectAcknowledged();
    for (const { id } of late) expect((await api(`/outreach/bookings/${id}`)).status).toBe(404);
    await bookSome(AFTER_BACKUP);
    expect(await ops('doctor')).not.toMatch(/^wrong/m);
  });
});

/** From here on, calls go to this address, and name the site as its users do. */
function reachAt(place: string): void {
  const { SERVER_KEY = '', PUBLIC_URL = '' } = site.environment();
  const reached = apiAt(place, SERVER_KEY);
  address = place;
  api = Object.assign(<Body>(...call: Parameters<Api>) => reached<Body>(...call), {
    url: PUBLIC_URL,
  });
}

/** Calls go to the site's name, and trust the authority that Caddy has now. */
async function reachOverTls(): Promise<void> {
  const root = 'cat "$XDG_DATA_HOME"/caddy/pki/authorities/local/root.crt';
  const authority = await site.exec('gateway', 'sh', '-c', root);
  closeSecure();
  const secure = await overTls({ host: HOST, port: ports.https, authority });
  closeSecure = secure.close;
  reachAt(secure.url);
}

async function takeJourney(): Promise<void> {
  const password = site.environment().DEMO_PASSWORD ?? '';
  acknowledged.push(await journey({ address, api, password }, nextStay()));
}

async function untilReady(): Promise<void> {
  const status = () =>
    api('/readyz').then(
      (answer) => answer.status,
      () => 0,
    );
  await expect.poll(status, { timeout: 2 * MINUTE }).toBe(200);
}

async function expectAcknowledged(): Promise<void> {
  say(`  ${acknowledged.length} acknowledged bookings are looked for`);
  for (const { id, code } of acknowledged)
    expect(await readBooking(api, id)).toMatchObject({ bookingId: code });
}

/** What an operator's command in its container prints. */
const ops = (...words: readonly string[]) => site.compose('run', '--rm', '-T', 'ops', ...words);

/** The files below a directory, by the service whose container has some. */
async function filesIn(directory: string): Promise<Record<string, readonly string[]>> {
  const running = (await site.containers()).filter(({ status }) => status === 'running');
  const list = `cd ${directory} 2>/dev/null && find . -type f | cut -c 3- | sort; true`;
  const found = running.map(async ({ service }) => {
    const files = await site.exec(service, 'sh', '-c', list);
    return [service, files.split('\n').filter(Boolean)] as const;
  });
  return Object.fromEntries((await Promise.all(found)).filter(([, files]) => files.length > 0));
}

/** Status and place of what the gateway answers without TLS. */
async function redirectOf(path: string) {
  const headers = { host: HOST };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ hostname: '127.0.0.1', port: ports.http, path, headers }, resolve).on('error', reject);
  });
  answer.resume();
  return [answer.statusCode, answer.headers.location];
}

/** The event store's files as they are now, in a directory of the site. */
async function copyOfLog(name: string): Promise<string> {
  const directory = join(site.directory, name);
  mkdirSync(directory);
  await site.copyOut(LOG, directory);
  return directory;
}

/** Guests book until some were answered; none may be refused. */
async function bookSome(firstDay: number): Promise<readonly Acknowledged[]> {
  const guests = sendGuests(api, rooms, firstDay);
  try {
    await expect.poll(() => guests.acknowledged.length, { timeout: MINUTE }).toBeGreaterThan(4);
  } finally {
    await guests.stop();
  }
  expect(guests.refused).toEqual([]);
  return guests.acknowledged;
}

/** The status that one guest is answered. */
async function bookOnce(firstDay: number): Promise<number> {
  const [room] = rooms;
  if (!room) throw new Error('The demo has no room');
  const stay = { ...room, checkIn: freeDay(firstDay), checkOut: freeDay(firstDay + 1) };
  return (await book(api, stay)).status;
}
