import { randomUUID } from 'node:crypto';
import { loadConfig } from '@baanpak/infrastructure/config/config.ts';
import { run } from '@baanpak/infrastructure/program/run.ts';
import { openCluster } from './cluster.ts';

const say = (sentence: string) => void process.stdout.write(`  ${sentence}\n`);

/** The services, each of which tells the gateway first, and then the engines. */
const CLOSE_WITHIN_MS = 15_000;

/** Of the environment, what each process is told otherwise, or not at all. */
const OWN = new Set(['DEMO', 'DEMO_PASSWORD', 'EVENTSTORE_URL', 'PORT', 'HOST']);

// The site as separate processes on this machine, as it runs in production: for developers and fault tests.
void run(async () => {
  const { EVENTSTORE_URL: eventStoreUrl, DATABASE_VIA: databaseVia, ...environment } = process.env;
  const config = await loadConfig(environment);
  const given = Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) =>
      value === undefined || OWN.has(name) ? [] : [[name, value]],
    ),
  );
  const serverKey = `${randomUUID()}${randomUUID()}`;
  const cluster = await openCluster({ config, eventStoreUrl, databaseVia, given, serverKey, say });
  say(`Baanpak บ้านพัก is at ${cluster.url}, in processes of its own:`);
  for (const { name, pid } of cluster.processes) say(`${name}: ${pid() ?? 'between two'}`);
  if (config.demo) say(`Demo sign-ins as in npm start; password ${config.demo.password}`);
  return cluster;
}, CLOSE_WITHIN_MS);
