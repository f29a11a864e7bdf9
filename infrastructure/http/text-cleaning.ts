import { lineOf } from '@baanpak/domain/values/text/line.ts';
import type { Ajv } from 'ajv';

/** What a schema may ask for by `x-cleaned`. */
const CLEANINGS: Readonly<Record<string, (text: string) => string>> = {
  line: lineOf,
  trimmed: (text) => lineOf(text).trim(),
};

/** Teaches an ajv to clean the texts that ask for it, before their other rules are looked at. */
export function withCleaning(ajv: Ajv): Ajv {
  return ajv.addKeyword({
    keyword: 'x-cleaned',
    type: 'string',
    schemaType: 'string',
    metaSchema: { enum: Object.keys(CLEANINGS) },
    modifying: true,
    errors: false,
    before: 'maxLength',
    compile: (name: string) => {
      const clean = CLEANINGS[name];
      return (text: string, context) => {
        if (clean && context) context.parentData[context.parentDataProperty] = clean(text);
        return true;
      };
    },
  });
}
