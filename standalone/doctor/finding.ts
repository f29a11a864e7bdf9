import { asError, BootError } from '@baanpak/infrastructure/process/errors.ts';
import { redactedLine } from '@baanpak/infrastructure/telemetry/log.ts';

/** What was found of one thing that the product needs. */
export type Finding = Readonly<{
  /** Such as `database`. */
  what: string;
  /** A warning leaves the product working. */
  state: 'ok' | 'warning' | 'wrong';
  says: string;
  /** For anyone who operates it; of what is not ok. */
  todo?: string;
}>;

/** What a check says: of a thing that is well, a text. */
type Said = string | Trouble | readonly (string | Trouble)[];
type Trouble = Omit<Finding, 'what'>;

export type Check = Readonly<{
  what: string;
  /** What to do where the look itself fails. */
  todo: string;
  look: () => Promise<Said>;
}>;

const LONGEST_MS = 10_000;

export const warning = (says: string, todo: string): Trouble => ({ state: 'warning', says, todo });
export const wrong = (says: string, todo: string): Trouble => ({ state: 'wrong', says, todo });

/** Never rejects: a look that fails, or takes over ten seconds, is something wrong. */
export async function find({ what, todo, look }: Check): Promise<Finding[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Said>((resolve) => {
    timer = setTimeout(() => resolve(wrong('no answer in 10 s', todo)), LONGEST_MS);
  });
  try {
    const said = await Promise.race([look(), late]);
    return [said].flat().map((each) => findingOf(what, each));
  } catch (error) {
    return [{ what, ...wrong(sentenceOf(error), todo) }];
  } finally {
    clearTimeout(timer);
  }
}

const findingOf = (what: string, said: string | Trouble): Finding =>
  typeof said === 'string' ? { what, state: 'ok', says: said } : { what, ...said };

/** An error may quote a password that is part of an address. */
function sentenceOf(error: unknown): string {
  const { message, name } = asError(error);
  const sentence = (message || name)
    .split('\n')
    .join(' ')
    .replace(/:\/\/[^@/\s]*@/g, '://');
  return error instanceof BootError ? sentence : redactedLine(sentence);
}
