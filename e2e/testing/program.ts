import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export type Environment = Readonly<Record<string, string | undefined>>;

/** One of the product's programs, running in a process of its own. */
export type Program = Readonly<{
  pid: number;
  /** All it wrote, once it has ended; `code` is null when a signal ended it. */
  ended: Promise<Readonly<{ code: number | null; stdout: string; stderr: string }>>;
  /** What `pattern` found in its output so far or later; throws with its last words if it ends before. */
  prints(pattern: RegExp): Promise<RegExpExecArray>;
  kill(signal: NodeJS.Signals): void;
}>;

const ROOT = join(import.meta.dirname, '../..');
const running = new Set<Program>();
/** What all that were started here have written. */
const outputs: Readonly<Record<'stdout' | 'stderr', string>>[] = [];

/** Starts `script`, a path from `root`, default that of the repository, with nothing of this process's environment but its paths. */
export function startProgram(
  script: string,
  environment: Environment,
  options: readonly string[] = [],
  root = ROOT,
): Program {
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(process.execPath, [script, ...options], {
    cwd: root,
    env: { PATH, HOME, TMPDIR, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = { stdout: '', stderr: '' };
  outputs.push(printed);
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (chunk: string) => {
      printed[name] += chunk;
    });
  const ended = once(child, 'close').then(([code]) => ({
    ...printed,
    code: code as number | null,
  }));

  const program: Program = {
    pid: child.pid ?? 0,
    ended,
    async prints(pattern) {
      for (;;) {
        const found = pattern.exec(printed.stdout);
        if (found) return found;
        const last = await Promise.race([ended, once(child.stdout, 'data').then(() => undefined)]);
        if (last) throw new Error(`It ended: ${JSON.stringify(last)}`);
      }
    },
    kill: (signal) => void child.kill(signal),
  };
  running.add(program);
  void ended.finally(() => running.delete(program));
  return program;
}

/** Ends what still runs of all that was started here; answers what each has written. */
export async function endPrograms(): Promise<readonly string[]> {
  const left = [...running];
  for (const program of left) program.kill('SIGKILL');
  await Promise.all(left.map(({ ended }) => ended));
  return outputs.splice(0).flatMap(({ stdout, stderr }) => [stdout, stderr]);
}
