import { BootError } from './boot-error.ts';

/** Environment variables by name; an empty one counts as absent, as compose files pass them so. */
export type Environment = Readonly<Record<string, string | undefined>>;

type Range = Readonly<{ above?: number; from?: number; to: number; whole?: boolean }>;

/**
 * Reads variables of one environment. What is wrong is noted rather than thrown, and the read then
 * gives undefined, so that all problems can be told at once: ask `check` before using any value.
 */
export function readEnvironment(environment: Environment) {
  const problems: string[] = [];
  const get = (name: string): string | undefined => environment[name]?.trim() || undefined;

  /** `read` gives undefined for a value that is wrong; a secret is never shown. */
  function parsed<Value>(
    name: string,
    read: (text: string) => Value | undefined,
    wanted: string,
    secret = false,
  ): Value | undefined {
    const text = get(name);
    if (text === undefined) return undefined;
    const value = read(text);
    if (value === undefined)
      problems.push(
        `${name} is ${secret ? describeSecret(text) : JSON.stringify(text)}; it must be ${wanted}.`,
      );
    return value;
  }

  return {
    has: (name: string): boolean => get(name) !== undefined,
    text: get,
    parsed,
    note: (sentence: string): void => {
      problems.push(sentence);
    },
    require(name: string, why: string): void {
      if (get(name) === undefined) problems.push(`${name} is not set; ${why}.`);
    },
    choice: <Choice extends string>(name: string, choices: readonly Choice[]) =>
      parsed(name, (text) => choices.find((choice) => choice === text), choices.join(' or ')),
    number: (name: string, range: Range) =>
      parsed(name, (text) => numberWithin(text, range), describeRange(range)),
    url: (name: string, protocols: readonly string[]) =>
      parsed(
        name,
        (text) => (protocols.includes(protocolOf(text)) ? text : undefined),
        `an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
        true, // it may hold a password
      ),
    /** Of at least 32 characters. */
    secret: (name: string) =>
      parsed(name, (text) => (text.length < 32 ? undefined : text), '32 characters or more', true),
    check(): void {
      if (problems.length > 0) throw new BootError(problems.join('\n'));
    },
  };
}

export type EnvironmentReader = ReturnType<typeof readEnvironment>;

function numberWithin(text: string, { above, from, to, whole = false }: Range): number | undefined {
  if (!(whole ? /^\d+$/ : /^\d+(\.\d+)?$/).test(text)) return undefined;
  const number = Number(text);
  const isLow = (above !== undefined && number <= above) || (from !== undefined && number < from);
  return isLow || number > to ? undefined : number;
}

const describeRange = ({ above, from, to, whole = false }: Range): string =>
  `a ${whole ? 'whole ' : ''}number ${above === undefined ? `from ${from ?? 0}` : `above ${above}`} to ${to}`;

const describeSecret = (text: string): string => `set (${text.length} characters, not shown)`;

// lists of hosts, as EventStoreDB and NATS take them, are no URLs to Node
const protocolOf = (text: string): string => /^([a-z][a-z\d+.-]*:)\/\/\S+$/.exec(text)?.[1] ?? '';
