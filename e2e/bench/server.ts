import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '../..');
const ADDRESS = /http:[^\s"]+/; // in a line of text, or of the log

export type Server = Readonly<{ url: string; pid: number; stop(): Promise<void> }>;

const START = /^exec node (.+)$/.exec(packageJson.scripts.start)?.[1]?.split(' ') ?? [];

/** Starts the product as `npm start` does, without npm in between; one of its programs alone by its name. */
export const startProduct = (
  environment: Readonly<Record<string, string>>,
  program: readonly string[] = [],
): Promise<Server> => startServer([...START, ...program], environment);

/** Starts a script, given from the root, that prints its address once it listens. */
export async function startServer(
  script: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Server> {
  const server = spawn(process.execPath, script, {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(server, 'exit');
  let printed = '';
  server.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  while (!ADDRESS.test(printed)) {
    await Promise.race([exited, once(server.stdout, 'data')]);
    if (server.exitCode !== null) throw new Error(`${script} ended: ${printed}`);
  }
  return {
    url: ADDRESS.exec(printed)?.[0] ?? '',
    pid: server.pid ?? 0,
    async stop() {
      server.kill('SIGTERM');
      await exited;
    },
  };
}
