import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Engine, lastLines } from './engine.ts';
import { IMAGES } from './images.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Of compose: no other project's containers, networks and volumes are touched. */
const PROJECT = 'baanpak-compose-test';
const OURS = `label=com.docker.compose.project=${PROJECT}`;
const WELL_WITHIN_MS = 300_000;

export type Container = Readonly<{
  id: string;
  service: string;
  pid: number;
  /** `running`, `restarting`, `exited` and others. */
  status: string;
  /** Undefined where it has no health check. */
  health: string | undefined;
  exitCode: number;
  /** How often the engine started it again by itself. */
  restarts: number;
}>;

export type Site = ReturnType<typeof createSite>;

/** What an operator has: docker-compose.yml with deploy/ in a directory of its own. */
export function createSite(engine: Engine) {
  const directory = mkdtempSync(join(tmpdir(), 'baanpak-site-'));
  for (const name of ['docker-compose.yml', 'deploy', 'package.json'])
    cpSync(join(ROOT, name), join(directory, name), { recursive: true });
  const compose = (...words: readonly string[]) => engine.compose(directory, ...words);

  /** The container of a service. */
  async function of(service: string): Promise<Container> {
    const found = (await containersOf(engine)).find((one) => one.service === service);
    if (!found) throw new Error(`There is no container of ${service}`);
    return found;
  }

  return {
    directory,
    compose,
    of,
    containers: () => containersOf(engine),
    /** Returns once every container is healthy, or has done what it was for. */
    untilWell: () => untilWell(engine),
    explain: () => explain(engine),
    /** The lines of `.env`. */
    environment: () => environmentIn(directory),
    /** Writes `.env` by `npm run setup` with these options, and adds lines. */
    setup(options: readonly string[], more: Environment): void {
      execFileSync('npm', ['run', '--silent', 'setup', '--', ...options], { cwd: directory });
      changeEnvironment(directory, { ...IMAGES, COMPOSE_PROJECT_NAME: PROJECT, ...more });
    },
    /** Writes lines of `.env`, in place of those of the same names. */
    change: (lines: Environment) => changeEnvironment(directory, lines),
    /** What a command in a container prints. */
    exec: async (service: string, ...words: readonly string[]) =>
      engine.docker('exec', (await of(service)).id, ...words),
    /** What a volume holds, into a directory of this machine, or the other way: owners and modes stay. */
    copyOut: (volume: string, to: string) =>
      copy(engine, `${PROJECT}_${volume}:/from:ro`, `${to}:/to`),
    async copyIn(from: string, volume: string): Promise<void> {
      // as compose makes it, where it is not there yet
      const labels = [OURS, `label=com.docker.compose.volume=${volume}`];
      const words = labels.flatMap((label) => ['--label', label.slice('label='.length)]);
      await engine.docker('volume', 'create', ...words, `${PROJECT}_${volume}`);
      await copy(engine, `${from}:/from:ro`, `${PROJECT}_${volume}:/to`);
    },
    /** Starts what is not running as `.env` says, and waits until all is well. */
    async up(): Promise<void> {
      await compose('up', '--detach');
      await untilWell(engine);
    },
    /** Its first process ends as by a crash, of which the engine is not told. */
    async crash(service: string): Promise<void> {
      const { id, pid } = await of(service);
      // an engine elsewhere has other processes by these numbers
      if (!readFileSync(`/proc/${pid}/cgroup`, 'utf8').includes(id))
        throw new Error('The engine’s containers are not processes of this machine');
      process.kill(pid, 'SIGKILL');
    },
    /** Takes away all that the project has, and the directory. */
    async remove(): Promise<void> {
      await removeProject(engine);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** `docker cp` with owners looks for a name of the container's user, which may be a number. */
const copy = (engine: Engine, from: string, to: string) =>
  engine.docker(
    ...['run', '--rm', '--network', 'none', '--user', '0:0', '--entrypoint', 'cp'],
    ...['--volume', from, '--volume', to, IMAGES.EVENTSTORE_IMAGE, '-a', '/from/.', '/to/'],
  );

type Environment = Readonly<Record<string, string>>;

function environmentIn(directory: string): Environment {
  const lines = readFileSync(join(directory, '.env'), 'utf8').trim().split('\n');
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}

function changeEnvironment(directory: string, lines: Environment): void {
  const all = Object.entries({ ...environmentIn(directory), ...lines });
  const text = all.map(([name, value]) => `${name}=${value}\n`).join('');
  writeFileSync(join(directory, '.env'), text);
}

async function containersOf(engine: Engine): Promise<readonly Container[]> {
  const ids = linesOf(await engine.docker('ps', '--all', '--quiet', '--filter', OURS));
  if (ids.length === 0) return [];
  const inspected = JSON.parse(await engine.docker('inspect', ...ids)) as readonly {
    Id: string;
    RestartCount: number;
    Config: { Labels: Readonly<Record<string, string>> };
    State: { Status: string; Pid: number; ExitCode: number; Health?: { Status: string } };
  }[];
  return inspected.map(({ Id, RestartCount, Config, State }) => ({
    id: Id,
    service: Config.Labels['com.docker.compose.service'] ?? '',
    pid: State.Pid,
    status: State.Status,
    health: State.Health?.Status,
    exitCode: State.ExitCode,
    restarts: RestartCount,
  }));
}

const linesOf = (text: string) => text.split('\n').filter(Boolean);

function isWell({ status, health, exitCode }: Container): boolean {
  if (status === 'running') return health === undefined || health === 'healthy';
  return status === 'exited' && exitCode === 0;
}

async function untilWell(engine: Engine): Promise<void> {
  const end = Date.now() + WELL_WITHIN_MS;
  for (;;) {
    const all = await containersOf(engine);
    if (all.length > 0 && all.every(isWell)) return;
    if (Date.now() > end) throw new Error('Not every container is well after five minutes');
    await wait(500);
  }
}

/** How each container is that is not well, or each where all are, and its last lines. */
async function explain(engine: Engine): Promise<string> {
  const all = await containersOf(engine);
  const unwell = all.filter((one) => !isWell(one));
  const told = (unwell.length > 0 ? unwell : all).map(async (one) => {
    const { id, service, status, health = 'no health check', exitCode, restarts } = one;
    const log = await engine.logs(id).catch((error: Error) => error.message);
    return `--- ${service}: ${status}, ${health}, exit code ${exitCode}, restarted ${restarts} times\n${lastLines(log, 15)}`;
  });
  return (await Promise.all(told)).join('\n');
}

async function removeProject(engine: Engine): Promise<void> {
  const all = async (...words: readonly string[]) =>
    linesOf(await engine.docker(...words, '--quiet', '--filter', OURS));
  for (const id of await all('ps', '--all')) await engine.docker('rm', '--force', '--volumes', id);
  for (const kind of ['volume', 'network'])
    for (const name of await all(kind, 'ls')) await engine.docker(kind, 'rm', name);
}
