import { readFileSync } from 'node:fs';
import type { EventCodec } from '@baanpak/infrastructure/event-store/codec/codec.ts';

const NAMES = new URL('../../domain/testing/stored-names.json', import.meta.url);
const { events: STATED }: { events: readonly string[] } = JSON.parse(readFileSync(NAMES, 'utf8'));
const TYPES: ReadonlySet<string> = new Set(STATED.filter((name) => !name.includes('.')));
const FIELDS: ReadonlySet<string> = new Set(STATED);

/**
 * The same codec, but an event with a field that no type states is refused: types let more fields than they name pass,
 * and what is written by mistake can never be taken out of the log.
 */
export const withStatedFields = (codec: EventCodec): EventCodec => ({
  ...codec,
  encode(events, ...rest) {
    for (const { type, data } of events)
      for (const field of TYPES.has(type) ? Object.keys(Object(data)) : [])
        if (!FIELDS.has(`${type}.${field}`)) throw new Error(`${type} has no field ${field}`);
    return codec.encode(events, ...rest);
  },
});
