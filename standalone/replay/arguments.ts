import { parseArgs } from 'node:util';
import { isOneOf } from '@baanpak/domain/values/fields/fields.ts';
import { LANGUAGES, type Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { BootError } from '@baanpak/infrastructure/process/errors.ts';

export const REPLAYED = ['booking', 'room', 'hotel', 'user', 'payment'] as const;

/** What `npm run replay` is asked for. */
export type Replayed = Readonly<{
  kind: (typeof REPLAYED)[number];
  id: string;
  /** As of a moment, an x-position, or the `at` of an answer; of all but a payment. */
  at?: string;
  language: Language;
  json: boolean;
}>;

export const USAGE = `What happened to a thing, in sentences, the oldest first.

  npm run replay -- --booking <code or id>
  npm run replay -- --room <id> | --hotel <id> | --user <id>
  npm run replay -- --payment <id as staff read it, of the attempt, or of the charge>

  --at <moment or x-position>  as it was then, of a booking behind what had happened; not of a payment
  --lang <th or en>            the language of the sentences; en without it
  --json                       the answer of the API, with dots for what is personal
  --help                       this text

It works on a running or stopped product, and changes nothing.
`;

/** What a command line asks for. Throws BootError for one that asks for nothing, or for two things. */
export function readArguments(words: readonly string[]): Replayed | 'help' {
  const values = parsed(words);
  if (values.help) return 'help';
  const named = REPLAYED.flatMap((kind) => {
    const id = values[kind];
    return id === undefined ? [] : [{ kind, id }];
  });
  const [one] = named;
  if (!one || named.length > 1)
    throw new BootError(`Name one thing: --${REPLAYED.join(', --')}.\n\n${USAGE}`);
  const { lang: language = 'en', at, json = false } = values;
  if (!isOneOf(LANGUAGES, language))
    throw new BootError(`--lang ${language} is none of ${LANGUAGES.join(', ')}.`);
  if (at !== undefined && one.kind === 'payment')
    throw new BootError('--at goes with any thing but --payment.');
  return { ...one, language, json, ...(at !== undefined && { at }) };
}

function parsed(words: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      args: [...words],
      options: {
        ...{ booking: text, room: text, hotel: text, user: text, payment: text },
        ...{ at: text, lang: text, json: flag, help: flag },
      },
    }).values;
  } catch (error) {
    throw new BootError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}
