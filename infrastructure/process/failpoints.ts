import { BootError } from './errors.ts';

/** Called at each failpoint as it is passed. */
export type Failpoint<Name extends string> = (point: Name) => void;

/**
 * Nothing, where CRASH_AT is not set or names none of these. Where it names one the process dies there as by
 * kill -9; with a number behind it, as in `rows-sent:3`, when it comes there for the third time.
 */
export function crashingAt<Name extends string>(
  names: readonly Name[],
  wanted: string | undefined,
): Failpoint<Name> {
  const [name, times] = wantedIn(wanted);
  const point = names.find((each) => each === name);
  let passed = 0;
  return (at) => {
    if (at !== point) return;
    passed += 1;
    if (passed === times) process.kill(process.pid, 'SIGKILL');
  };
}

/** BootError where CRASH_AT names none of the points of this process. */
export function checkCrashAt(names: readonly string[], wanted: string | undefined): void {
  const [name, times] = wantedIn(wanted);
  if (wanted === undefined || (names.includes(name) && times > 0)) return;
  throw new BootError(`CRASH_AT is "${wanted}"; it must be one of: ${names.join(', ')}.`);
}

function wantedIn(wanted = ''): readonly [name: string, times: number] {
  const [name = '', times = '1'] = wanted.split(':');
  return [name, Number(times)];
}
