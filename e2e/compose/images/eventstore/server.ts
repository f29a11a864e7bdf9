import { X509Certificate } from 'node:crypto';
import { accessSync, constants, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  createProtocolLog,
  openLogFile,
} from '@baanpak/infrastructure/event-store/eventstoredb/protocol-server/log.ts';
import { startSecureServer } from '@baanpak/infrastructure/event-store/eventstoredb/protocol-server/secure-server.ts';

// The program of the image in EventStoreDB's place: its variables, and a log on its volume.

/** Of EventStoreDB 23.10's options those that somebody may want here; it refuses what it does not know, and so does this. */
const OPTIONS =
  /^(ADVERTISE_HOST_TO_CLIENT_AS|CACHED_CHUNKS|CERTIFICATE_FILE|CERTIFICATE_PRIVATE_KEY_FILE|CERTIFICATE_RESERVED_NODE_COMMON_NAME|CHUNKS_CACHE_SIZE|CLUSTER_SIZE|DB|DEFAULT_ADMIN_PASSWORD|DEFAULT_OPS_PASSWORD|INDEX|LOG|LOG_LEVEL|MAX_MEM_TABLE_SIZE|MEM_DB|NODE_HOST_ADVERTISE_AS|NODE_IP|NODE_PORT|READER_THREADS_COUNT|RUN_PROJECTIONS|START_STANDARD_PROJECTIONS|STREAM_INFO_CACHE_CAPACITY|TELEMETRY_OPTOUT|TRUSTED_ROOT_CERTIFICATES_PATH|WORKER_THREADS)$/;

try {
  await main();
} catch (error) {
  console.error(`Host terminated unexpectedly. ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}

async function main() {
  if (process.argv.length > 2) throw new Error(`${process.argv[2]} is not a known option`);
  for (const name of Object.keys(process.env))
    if (name.startsWith('EVENTSTORE_') && !OPTIONS.test(name.slice('EVENTSTORE_'.length)))
      throw new Error(`The option ${name} is not a known option`);
  const { certificate, key } = trusted();
  for (const folder of ['/var/lib/eventstore', '/var/log/eventstore'])
    accessSync(folder, constants.W_OK);
  const file = openLogFile(join('/var/lib/eventstore', 'log.jsonl'));
  const server = await startSecureServer(createProtocolLog(file), {
    ...{ host: option('NODE_IP') ?? '127.0.0.1', port: Number(option('NODE_PORT') ?? 2113) },
    ...{ certificate, key },
    passwords: {
      admin: option('DEFAULT_ADMIN_PASSWORD') ?? 'changeit',
      ops: option('DEFAULT_OPS_PASSWORD') ?? 'changeit',
    },
  });
  console.log(`IS LEADER... SPARTA! ${file.appends.length} appends, port ${server.port}`);
  for (const signal of ['SIGTERM', 'SIGINT'])
    process.once(signal, () => {
      void server.stop().then(() => process.exit(0));
    });
}

/** The node's certificate and key, which an authority in the folder of the trusted must have signed. */
function trusted() {
  const [file, keyFile] = [needed('CERTIFICATE_FILE'), needed('CERTIFICATE_PRIVATE_KEY_FILE')];
  const folder = needed('TRUSTED_ROOT_CERTIFICATES_PATH');
  if ((statSync(keyFile).mode & 0o077) !== 0)
    console.warn(
      `${keyFile} can be read by others: ${(statSync(keyFile).mode & 0o777).toString(8)}`,
    );
  const certificate = readFileSync(file, 'utf8');
  const node = new X509Certificate(certificate);
  const roots = readdirSync(folder)
    .filter((name) => /\.(crt|cert|cer|pem|der)$/.test(name))
    .map((name) => new X509Certificate(readFileSync(join(folder, name))));
  if (roots.length === 0) throw new Error(`No trusted root certificates are in ${folder}`);
  if (!roots.some(({ publicKey }) => node.verify(publicKey)))
    throw new Error(`${file} is signed by none of the authorities in ${folder}`);
  if (new Date(node.validTo) < new Date()) throw new Error(`${file} has expired`);
  return { certificate, key: readFileSync(keyFile, 'utf8') };
}

function needed(name: string): string {
  const value = option(name);
  if (!value) throw new Error(`EVENTSTORE_${name} is needed: it is spoken to by TLS alone`);
  return value;
}

function option(name: string): string | undefined {
  return process.env[`EVENTSTORE_${name}`];
}
