import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '@baanpak/infrastructure/config/config.ts';
import { BootError } from '@baanpak/infrastructure/process/errors.ts';
import { freePort } from '@baanpak/infrastructure/process/free-port.ts';
import { reachDatabase } from '../reach-database.ts';
import { type Kept, keepRunning } from './keep-running.ts';
import { SERVICE_COUNT, type Service, servicesOf, upstreamsOf } from './layout.ts';
import { startProxy, type Upstreams } from './proxy.ts';

type Options = Readonly<{
  config: Config;
  /** Undefined: PostgreSQL is the event store. */
  eventStoreUrl: string | undefined;
  /** host:port through which services reach the database: for tests of what a network does. Undefined: directly. */
  databaseVia: string | undefined;
  /** What goes on to each process. */
  given: Readonly<Record<string, string>>;
  serverKey: string;
  say: (sentence: string) => void;
}>;

export type Cluster = Readonly<{
  /** Where the gateway listens. */
  url: string;
  /** Those that may be ended one by one: they are started again. */
  processes: readonly Pick<Kept, 'name' | 'pid'>[];
  close(): Promise<void>;
}>;

const ROOT = join(import.meta.dirname, '..');
const CADDYFILE = join(ROOT, 'deploy/gateway/Caddyfile');
const READY_WITHIN_MS = 120_000;

/**
 * Starts PostgreSQL, NATS, all services and the gateway, and answers once the whole site says that it is
 * ready. BootError where that takes longer than two minutes; nothing is left running then.
 */
export async function openCluster(options: Options): Promise<Cluster> {
  const { config, eventStoreUrl, databaseVia, given, serverKey, say } = options;
  const url = `http://127.0.0.1:${config.http.port || (await freePort())}`;
  const ports = await Promise.all(Array.from({ length: SERVICE_COUNT }, freePort));
  const isNew = !existsSync(join(config.dataDirectory, 'postgres'));
  const database = await reachDatabase(config);
  const nats = await startNats(config, say);
  const services = servicesOf({
    ...{ config, eventStoreUrl, given, serverKey, ports, site: url },
    databaseUrl: databaseVia ? `postgresql://postgres@${databaseVia}/postgres` : database.url,
    natsUrl: nats.url,
  });
  if (isNew && config.demo) await loadDemo(services, config.demo, say);
  const kept = services.map(({ name, program, environment }) =>
    keepRunning({
      ...{ name, environment, say, command: process.execPath },
      arguments: bundle(program),
    }),
  );
  const upstreams = {
    COMMAND_UPSTREAMS: upstreamsOf(services, 'command-api'),
    QUERY_UPSTREAMS: upstreamsOf(services, 'query-api'),
    PAGES_UPSTREAMS: upstreamsOf(services, 'pages'),
    SANDBOX_UPSTREAMS: upstreamsOf(services, 'payment-sandbox'),
  };
  const gateway = await startGateway(Number(new URL(url).port), upstreams, config, say);
  const processes = [...nats.kept, ...kept, ...gateway.kept];
  const close = async () => {
    await gateway.stop();
    await Promise.all(kept.map((each) => each.stop()));
    await Promise.all(nats.kept.map((each) => each.stop()));
    await database.stop();
  };
  if (await isReady(url)) return { url, processes, close };
  await close();
  throw new BootError('The cluster was not ready within two minutes; its log says why.');
}

const bundle = (program: string) => [...process.execArgv, join(ROOT, 'dist', `${program}.js`)];

/** Before anybody serves: it is written as if it had happened long ago. */
async function loadDemo(
  services: readonly Service[],
  { password }: NonNullable<Config['demo']>,
  say: Options['say'],
): Promise<void> {
  say('The demo is loaded …');
  const { environment } = services.find(({ program }) => program === 'command-api') ?? {};
  const loading = spawn(process.execPath, bundle('load-demo'), {
    env: { ...environment, DEMO: 'on', DEMO_PASSWORD: password },
    stdio: 'inherit',
  });
  const [code] = await once(loading, 'exit');
  if (code !== 0) throw new BootError('The demo could not be loaded; the log says why.');
}

/** NATS_URL, or a server of our own where the program is installed. */
async function startNats({ stores }: Config, say: Options['say']) {
  if (stores.natsUrl !== undefined) return { url: stores.natsUrl, kept: [] };
  if (!isInstalled('nats-server', '--version')) {
    say('There is no nats-server here: processes look for what changed themselves.');
    return { url: undefined, kept: [] };
  }
  const port = String(await freePort());
  const server = keepRunning({
    ...{ name: 'nats', command: 'nats-server', environment: process.env, say },
    arguments: ['-a', '127.0.0.1', '-p', port, '-l', '/dev/null'],
  });
  return { url: `nats://127.0.0.1:${port}`, kept: [server] };
}

async function startGateway(
  port: number,
  upstreams: Upstreams,
  { dataDirectory }: Config,
  say: Options['say'],
) {
  if (!isInstalled('caddy', 'version')) {
    say('There is no caddy here: a small proxy stands in for it.');
    const proxy = await startProxy({ port, caddyfile: CADDYFILE, upstreams });
    return { kept: [], stop: proxy.stop };
  }
  const home = join(dataDirectory, 'caddy');
  const caddy = keepRunning({
    ...{ name: 'gateway', command: 'caddy', say },
    arguments: ['run', '--adapter', 'caddyfile', '--config', CADDYFILE],
    environment: {
      ...{ PATH: process.env.PATH, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home },
      ...{ GATEWAY_HOST: '127.0.0.1', GATEWAY_PORT: String(port), ...upstreams },
    },
  });
  return { kept: [caddy], stop: caddy.stop };
}

const isInstalled = (program: string, option: string): boolean =>
  spawnSync(program, [option], { stdio: 'ignore' }).status === 0;

async function isReady(url: string): Promise<boolean> {
  const late = performance.now() + READY_WITHIN_MS;
  while (performance.now() < late) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return true;
    await sleep(200);
  }
  return false;
}
