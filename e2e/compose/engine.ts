import { type ExecFileSyncOptions, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

/** Where an engine's images are kept from one run to the next. */
export const CACHE = process.env.BAANPAK_COMPOSE_CACHE ?? join(homedir(), '.cache/baanpak/compose');

/** A Docker engine and its client. */
export type Engine = Readonly<{
  /** For DOCKER_HOST. */
  host: string;
  /** What the client prints; throws with all of it where it fails. */
  docker(...words: readonly string[]): Promise<string>;
  /** The last hundred lines of a container. */
  logs(container: string): Promise<string>;
  /** As `docker`, by `docker compose` or docker-compose in a directory. */
  compose(directory: string, ...words: readonly string[]): Promise<string>;
  /** Ends it where it was started here. */
  stop(): Promise<void>;
}>;

/** Debian's packages by the programs that are needed of them. */
const PACKAGES = {
  dockerd: 'docker.io',
  docker: 'docker.io',
  'docker-compose': 'docker-compose',
  iptables: 'iptables',
  debootstrap: 'debootstrap',
} as const;
const ANSWERS_WITHIN_MS = 60_000;

const has = (program: string): boolean => {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};
/** Of an engine that is there: two on one machine would be in each other's way. */
function givenHost(): string | undefined {
  if (process.env.DOCKER_HOST) return process.env.DOCKER_HOST;
  const host = 'unix:///var/run/docker.sock';
  try {
    execFileSync('docker', ['--host', host, 'version'], { stdio: 'ignore' });
    return host;
  } catch {
    return undefined;
  }
}

/** The programs that are not there; with an engine given, none is needed to start one. */
function missingPrograms(): readonly (keyof typeof PACKAGES)[] {
  const toMake = ['docker', 'debootstrap'] as const;
  const needed = givenHost() ? toMake : (['dockerd', 'iptables', ...toMake] as const);
  const missing = needed.filter((program) => !has(program));
  return composeWords() ? missing : [...missing, 'docker-compose'];
}
const isRoot = () => process.getuid?.() === 0;

/** Why no engine can be obtained here; undefined where one can. */
export function noEngine(): string | undefined {
  if (!isRoot())
    return 'skipped: it needs root, to start an engine, to make images and to kill containers';
  const given = givenHost();
  if (given !== undefined && !given.startsWith('unix:'))
    return `skipped: ${given} is not an engine of this machine`;
  const missing = missingPrograms();
  if (missing.length > 0 && !has('apt-get'))
    return `skipped: there is no ${missing.join(', no ')} here, and no apt-get that brings it`;
  return undefined;
}

/**
 * The engine of DOCKER_HOST, one that runs already, or one that is started with folders of its own. Packages that are
 * missing are installed by apt-get.
 */
export async function startEngine(): Promise<Engine> {
  installMissing();
  const given = givenHost();
  if (given !== undefined) return { ...clientOf(given), stop: async () => undefined };
  const images = join(CACHE, 'engine');
  mkdirSync(images, { recursive: true });
  for (const driver of ['overlay2', 'fuse-overlayfs', 'vfs']) {
    const engine = await tryToStart(images, driver);
    if (engine) return engine;
  }
  throw new Error('dockerd does not start here');
}

function installMissing(): void {
  const packages = [...new Set(missingPrograms().map((program) => PACKAGES[program]))];
  if (packages.length === 0) return;
  console.log(`apt-get install ${packages.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options: ExecFileSyncOptions = { env, stdio: ['ignore', 'ignore', 'inherit'] };
  execFileSync('apt-get', ['update'], options);
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options);
}

/** Undefined where the engine does not start with this way to keep layers. */
async function tryToStart(images: string, driver: string): Promise<Engine | undefined> {
  const directory = mkdtempSync(join(tmpdir(), 'baanpak-engine-'));
  const host = `unix://${join(directory, 'docker.sock')}`;
  const log = join(directory, 'dockerd.log');
  const output = openSync(log, 'w');
  const words = [
    ...['--host', host, '--data-root', images, '--exec-root', join(directory, 'exec')],
    ...['--pidfile', join(directory, 'dockerd.pid'), '--storage-driver', driver],
    ...['--bridge', 'none'], // compose makes networks of its own, and images are built in the machine's
  ];
  const daemon = spawn('dockerd', words, { stdio: ['ignore', output, output], detached: true });
  const ended = once(daemon, 'exit');
  const endIt = () => daemon.kill('SIGTERM');
  process.once('exit', endIt);
  const stop = async () => {
    if (daemon.exitCode === null) endIt();
    await ended;
    process.off('exit', endIt);
    unmountBelow(directory);
    rmSync(directory, { recursive: true, force: true });
  };
  const engine = { ...clientOf(host), stop };
  const end = Date.now() + ANSWERS_WITHIN_MS;
  while (daemon.exitCode === null && Date.now() < end) {
    if (await engine.docker('version').then(Boolean, () => false)) {
      console.log(`An engine of our own answers (${driver}), its images are in ${images}`);
      return engine;
    }
    await wait(500);
  }
  console.log(
    `No engine with ${driver}:\n${readFileSync(log, 'utf8').split('\n').slice(-10).join('\n')}`,
  );
  await stop();
  return undefined;
}

/** An engine leaves the namespace of containers that have the machine's network. */
function unmountBelow(directory: string): void {
  for (const line of readFileSync('/proc/mounts', 'utf8').split('\n')) {
    const [, place = ''] = line.split(' ');
    if (place.startsWith(`${directory}/`)) execFileSync('umount', [place]);
  }
}

/** `docker compose`, or docker-compose where there is no such plugin; undefined without either. */
function composeWords(): readonly string[] | undefined {
  try {
    execFileSync('docker', ['compose', 'version'], { stdio: 'ignore' });
    return ['docker', 'compose'];
  } catch {
    return has('docker-compose') ? ['docker-compose'] : undefined;
  }
}

const run = promisify(execFile);

function clientOf(host: string) {
  // without BuildKit, for whose client Debian has no package
  const env = { ...process.env, DOCKER_HOST: host, DOCKER_BUILDKIT: '0' };
  const call = async (program: string, words: readonly string[], cwd?: string) => {
    const options = { cwd, env, maxBuffer: 2 ** 28 };
    return run(program, words, options).then(
      ({ stdout, stderr }) => ({ stdout, stderr }),
      (error: Error & { stdout?: string; stderr?: string }) => {
        throw new Error(
          `${program} ${words.join(' ')} failed:\n${lastLines(`${error.stdout}${error.stderr}`, 40)}`,
        );
      },
    );
  };
  return {
    host,
    docker: async (...words: readonly string[]) => (await call('docker', words)).stdout,
    async logs(container: string) {
      const { stdout, stderr } = await call('docker', ['logs', '--tail', '100', container]);
      return stdout + stderr;
    },
    async compose(directory: string, ...words: readonly string[]) {
      const [program = 'docker-compose', ...first] = composeWords() ?? [];
      return (await call(program, [...first, ...words], directory)).stdout;
    },
  };
}

export const lastLines = (text: string, count: number): string =>
  text.trimEnd().split('\n').slice(-count).join('\n');
