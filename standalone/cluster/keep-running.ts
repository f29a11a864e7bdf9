import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** A process that is started again when it ends, until it is stopped. */
export type Kept = Readonly<{
  name: string;
  /** Of the process that runs now; undefined between two. */
  pid(): number | undefined;
  /** Asks it to end; kills it where it has not within ten seconds. */
  stop(): Promise<void>;
}>;

type What = Readonly<{
  name: string;
  command: string;
  arguments: readonly string[];
  environment: Readonly<Record<string, string | undefined>>;
  /** Told in a sentence when it ended by itself, and is started again. */
  say: (sentence: string) => void;
}>;

const AGAIN_MS = { first: 200, longest: 5_000 };
const STEADY_MS = 10_000;
/** Longer than a service takes that tells its gateway first. */
const END_WITHIN_MS = 10_000;

/** Ends a program with anyone who started it, even one that was killed; where it is not installed they go on alone. */
const TIED = ['setpriv', '--pdeathsig', 'KILL', '--'] as const;
const canTie = spawnSync(TIED[0], ['--version'], { stdio: 'ignore' }).status === 0;

/** Starts it, its output among ours, in a process group of its own: Ctrl-C is for who started all to pass on. */
export function keepRunning(what: What): Kept {
  const stopping = new AbortController();
  const { signal } = stopping;
  let child: ChildProcess | undefined;

  async function run(): Promise<void> {
    for (
      let pause = AGAIN_MS.first;
      !signal.aborted;
      pause = Math.min(2 * pause, AGAIN_MS.longest)
    ) {
      const begun = performance.now();
      const [command = '', ...args] = [
        ...(canTie ? TIED : []),
        ...[what.command, ...what.arguments],
      ];
      child = spawn(command, args, {
        env: what.environment,
        stdio: ['ignore', 'inherit', 'inherit'],
        detached: true,
      });
      const why = await endOf(child);
      child = undefined;
      if (signal.aborted) return;
      if (performance.now() - begun > STEADY_MS) pause = AGAIN_MS.first;
      what.say(`${what.name} ended (${why}) and is started again.`);
      await sleep(pause, undefined, { signal }).catch(() => {});
    }
  }

  const running = run();
  return {
    name: what.name,
    pid: () => child?.pid,
    async stop() {
      stopping.abort();
      child?.kill('SIGTERM');
      const late = setTimeout(() => void child?.kill('SIGKILL'), END_WITHIN_MS);
      await running;
      clearTimeout(late);
    },
  };
}

async function endOf(child: ChildProcess): Promise<string> {
  try {
    const [code, signal] = await once(child, 'exit');
    return signal === null ? `exit code ${code}` : String(signal);
  } catch (error) {
    return error instanceof Error ? error.message : String(error); // it could not be started at all
  }
}
