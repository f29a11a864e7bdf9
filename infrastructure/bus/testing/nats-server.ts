import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../process/free-port.ts';

const PROGRAM = process.env.NATS_SERVER ?? 'nats-server';

/** Whether the program is there: Debian's package `nats-server`. */
export const hasNatsServer = (): boolean =>
  spawnSync(PROGRAM, ['--version'], { stdio: 'ignore' }).status === 0;

export type NatsServer = Readonly<{
  url: string;
  /** Nothing is kept: NATS has only what is on its way. */
  stop(): Promise<void>;
  /** At the same address again. */
  start(): Promise<void>;
  /** It hangs, and says nothing, until it is resumed. */
  pause(): void;
  resume(): void;
}>;

/** A server of the test's own on 127.0.0.1. */
export async function startNatsServer(...options: readonly string[]): Promise<NatsServer> {
  const port = await freePort();
  let running: Awaited<ReturnType<typeof launch>> | undefined;
  const start = async () => {
    running = await launch(port, options);
  };
  await start();
  return {
    url: `nats://127.0.0.1:${port}`,
    start,
    async stop() {
      if (!running) return;
      const ended = once(running, 'exit');
      running.kill('SIGKILL');
      running = undefined;
      await ended;
    },
    pause: () => void running?.kill('SIGSTOP'),
    resume: () => void running?.kill('SIGCONT'),
  };
}

async function launch(port: number, options: readonly string[]) {
  const server = spawn(PROGRAM, ['-a', '127.0.0.1', '-p', String(port), ...options], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  while (!said.includes('Server is ready')) {
    const [text] = await Promise.race([once(server.stderr, 'data'), once(server, 'exit')]);
    if (server.exitCode !== null) throw new Error(`nats-server ended: ${said}`);
    said += String(text);
  }
  server.stderr.resume();
  return server;
}
