import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { type Api, apiAt } from './api.ts';
import { copyOfData } from './data-directory.ts';
import { LOGS_ALL } from './product.ts';
import { type Environment, startProgram } from './program.ts';

const run = promisify(execFile);

/** The site as separate processes behind its gateway, on a copy of the demo's data. */
export type ClusterForTest = Readonly<{
  url: string;
  /** Of the program that keeps all others running. */
  pid: number;
  dataDir: string;
  api: Api;
  /** Of a process by its name, such as `query-api-1`, as it was at the start. */
  pidOf(name: string): number;
  /** Of all that run now but the database, or of those of a program, such as `query-api`. */
  pidsNow(program?: string): Promise<readonly number[]>;
  /** Asks it to end; answers its exit code. */
  term(): Promise<number | null>;
}>;

/**
 * Starts it and waits until the whole site is ready; `endProducts` clears up after all. `root`: where it is built,
 * default here.
 */
export async function startCluster(
  environment: Environment = {},
  root?: string,
): Promise<ClusterForTest> {
  const dataDir = environment.DATA_DIR ?? (await copyOfData(inject('demoData')));
  const given = { PORT: '0', ...LOGS_ALL, ...environment, DATA_DIR: dataDir };
  const program = startProgram('dist/cluster.js', given, [], root);
  const [printed, url = ''] = await program.prints(/is at (http:\S+),[\s\S]*password/);
  const all = [...printed.matchAll(/^ +([a-z][a-z-]*(?:-\d)?): (\d+)$/gm)];
  const { body } = await apiAt(url, '')<{ apiKey: string }>('/config.json');
  return {
    url,
    pid: program.pid,
    dataDir,
    api: apiAt(url, body.apiKey),
    pidsNow: (of = 'dist|nats-server|caddy') => childrenOf(program.pid, of),
    pidOf(name) {
      const found = all.find(([, each]) => each === name);
      if (!found) throw new Error(`There is no process ${name}`);
      return Number(found[2]);
    },
    async term() {
      program.kill('SIGTERM');
      return (await program.ended).code;
    },
  };
}

/** Each that was ended has another pid since. */
async function childrenOf(pid: number, program: string): Promise<readonly number[]> {
  const { stdout } = await run('pgrep', ['-P', String(pid), '-f', program]).catch(() => ({
    stdout: '',
  }));
  return stdout.split('\n').filter(Boolean).map(Number);
}
