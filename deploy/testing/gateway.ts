import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const CADDYFILE = join(import.meta.dirname, '../gateway/Caddyfile');

/** Why the gateway cannot be run here; undefined where it can. */
export const noCaddy = (): string | undefined => {
  try {
    execFileSync('caddy', ['version'], { stdio: 'ignore' });
    return undefined;
  } catch {
    return 'skipped: there is no caddy here (apt-get install caddy)';
  }
};

export type Gateway = Readonly<{
  url: string;
  /** All it wrote so far. */
  printed(): string;
  stop(): Promise<void>;
}>;

/** Runs Caddy with deploy/gateway/Caddyfile on a port of 127.0.0.1, and answers once it listens to `host`. */
export async function startGateway(
  port: number,
  environment: Readonly<Record<string, string>>,
  host = '127.0.0.1',
): Promise<Gateway> {
  const home = mkdtempSync(join(tmpdir(), 'baanpak-gateway-'));
  const { PATH } = process.env;
  const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', CADDYFILE], {
    env: {
      ...{ PATH, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home },
      ...{ GATEWAY_HOST: '127.0.0.1', GATEWAY_PORT: String(port) },
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      printed += chunk;
    });
  const ended = once(child, 'close');
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(port, host)))
    if (child.exitCode !== null) throw new Error(`Caddy ended: ${printed}`);
  return {
    url,
    printed: () => printed,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}

const answers = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const where = { port, host: '127.0.0.1', path: '/healthz', headers: { host } };
    get(where, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    }).on('error', () => setTimeout(resolve, 20, false));
  });
