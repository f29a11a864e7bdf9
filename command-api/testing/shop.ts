import { PROBLEMS } from '@baanpak/contract/problems/problems.ts';
import { roomCalendar, roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import { unitsLeft } from '@baanpak/domain/room-calendar/taken-nights.ts';
import type { Stay } from '@baanpak/domain/values/time/local-date.ts';
import { buildServer, type Server } from '@baanpak/infrastructure/http/server.ts';
import type { PaymentProvider } from '@baanpak/infrastructure/payment-provider/port.ts';
import { personalFiles } from '@baanpak/infrastructure/personal-keys/personal-files.ts';
import { VERSION } from '@baanpak/infrastructure/telemetry/version.ts';
import { undocumentedAnswers } from '@baanpak/infrastructure/testing/undocumented-answers.ts';
import { memoryStore } from '@baanpak/payment-sandbox/memory-store.ts';
import { sandbox } from '@baanpak/payment-sandbox/sandbox.ts';
import { startProjector } from '@baanpak/projector/start.ts';
import { queryApi } from '@baanpak/query-api/app.ts';
import { mediaApi } from '@baanpak/query-api/media/media-api.ts';
import { commandApi } from '../http/app.ts';
import type { Ports } from '../ports.ts';
import { commandPorts, type Foundation } from '../start.ts';
import { bookingWith } from './booking.ts';
import { type RoomForTest, type RoomOptions, registerHotel, registerRoom } from './catalogue.ts';
import { type Clock, clockForTest } from './clock.ts';
import { PROVIDER_KEYS, payingWith } from './paying.ts';
import { API_KEY, requestsTo } from './requests.ts';
import {
  type Logged,
  openFoundation,
  SANDBOX_PATH,
  type ShopOptions,
  WEBHOOK_SECRET,
} from './shop-foundation.ts';
import { mailerOf, PUBLIC_SITE, processesOf } from './shop-runners.ts';
import type { StoresForTest } from './stores.ts';
import { twoIdsIn } from './two-ids.ts';
import { undeclaredProblems } from './undeclared-problems.ts';

const QUICK = { sweep: 20, slow: 60_000, late: 50, settle: 500, retries: [20, 20] };

/**
 * Command API, query API and projector on a database of the test's own, with a payment sandbox on a
 * port, two hotels and four rooms. No process runs before `runProcesses`.
 */
export async function openShop(options: ShopOptions = {}) {
  const clock = clockForTest(options.clock ?? 'standing');
  if (options.log) clock.moveBy(Date.parse(options.log.now) - Date.parse(clock.now()));
  const logged: Logged[] = [];
  const opened = await openFoundation(clock, logged, options);
  const { foundation, ports, stores } = opened;
  const projector = await projectorOn(opened.projection);
  const app = serverWith([API_KEY, `${API_KEY}-2`]);
  const undeclared = undeclaredProblems(app);
  const undocumented = await undocumentedAnswers(app);
  const reading = { ...readingOf(opened.stores, ports, clock), pool: opened.readPool };
  for (const plugin of [queryApi(reading), mediaApi(reading), commandApi(ports)])
    await app.register(plugin);
  await app.register(
    providerFor(clock, () => opened.origin.url),
    { prefix: SANDBOX_PATH },
  );
  opened.origin.url = await app.listen({ host: '127.0.0.1', port: 0 });

  const { riverside, hilltop } = await registerHotels(ports, options);
  const requests = requestsTo(app);
  const others: Server[] = [];
  return {
    ...requests,
    ...bookingWith(requests, opened.head),
    ...twoIdsIn(ports),
    ...payingWith(requests, opened.origin.url + SANDBOX_PATH),
    app,
    ports,
    clock,
    logged,
    store: stores.store,
    codec: stores.codec,
    pool: stores.pool,
    ...{ erasedList: stores.erasedList, media: stores.media },
    /** What the query API of the shop reads with. */
    reading,
    riverside,
    hilltop,
    garden: await registerRoom(ports.commands, riverside),
    river: await registerRoom(ports.commands, riverside, { units: 3 }),
    valley: await registerRoom(ports.commands, hilltop),
    cloud: await registerRoom(ports.commands, hilltop, { units: 2 }),
    /** One more room of `riverside`, for a test that wants its own. */
    newRoom: (options: RoomOptions = {}) => registerRoom(ports.commands, riverside, options),
    /** How many units of a room are free for a stay, by the log. */
    async unitsLeft({ roomId }: RoomForTest, stay: Stay): Promise<number> {
      const { state } = await ports.commands.load(roomCalendar, roomCalendarStream(roomId));
      return unitsLeft(state, stay);
    },
    ...instancesOn(foundation),
    /** The routes of another instance, for as long as the shop is open. */
    async routesOf(instance: Ports) {
      const other = serverWith([API_KEY]);
      await other.register(commandApi(instance));
      others.push(other);
      const sent = requestsTo(other);
      return { ...sent, ...bookingWith(sent, opened.head) };
    },
    ...processesOf(foundation, ports, stores.url),
    ...mailerOf(ports, stores.url),
    async close() {
      await Promise.all([this.stopProcesses(), this.stopMailer()]);
      await Promise.all([app, ...others].map((server) => server.close()));
      await projector.stop();
      await opened.close();
      const mistakes = [...undeclared, ...undocumented];
      if (mistakes.length > 0)
        throw new Error(`Answers that are not as their routes say:\n${mistakes.join('\n')}`);
    },
  };
}

const serverWith = (keys: readonly string[]) =>
  buildServer({ apiKeys: new Set(keys), problems: PROBLEMS, drainLimit: 500 });

/** A log of an earlier version has hotels of these names. */
async function registerHotels({ commands }: Ports, { log }: ShopOptions) {
  const slug = (name: string) => (log ? `${name}-anew` : name);
  return {
    riverside: await registerHotel(commands, slug('riverside')),
    hilltop: await registerHotel(commands, slug('hilltop')),
  };
}

const instancesOn = (foundation: Foundation) => ({
  /** A second command API on the same stores, with caches of its own, perhaps with another provider or store. */
  anotherInstance: (
    provider: Partial<PaymentProvider> = {},
    others: Partial<Foundation> = {},
  ): Promise<Ports> =>
    commandPorts({ ...foundation, ...others, provider: { ...foundation.provider, ...provider } }),
});

/** What the query API reads with. */
const readingOf = (stores: StoresForTest, { tokens, ids }: Ports, { now }: Clock) => ({
  ...stores,
  now,
  config: SITE,
  tokens,
  ids,
  guestFiles: personalFiles(stores.media.private, stores.keys),
  site: () => PUBLIC_SITE,
  inside: () => PUBLIC_SITE,
});

const providerFor = ({ now }: Clock, url: () => string) =>
  sandbox({
    ...PROVIDER_KEYS,
    store: memoryStore(),
    now,
    url: () => url() + SANDBOX_PATH,
    webhookUrl: () => `${url()}/payments/webhook`,
    webhookSecrets: [WEBHOOK_SECRET],
    delays: QUICK,
  });

async function projectorOn(projection: Parameters<typeof startProjector>[0]) {
  const projector = startProjector(projection);
  await projector.made(20_000);
  return projector;
}

export type Shop = Awaited<ReturnType<typeof openShop>>;

const SITE = {
  apiKey: API_KEY,
  locale: 'th',
  paymentPublicKey: PROVIDER_KEYS.publicKey,
  paymentScriptUrl: `${SANDBOX_PATH}/omise.js`,
  holdMinutes: 30,
  transferHours: 24,
  version: VERSION,
  demo: false,
} as const;
