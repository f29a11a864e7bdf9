import { readdirSync, readFileSync } from 'node:fs';
import { EVENTS } from '../events.ts';
import type { DomainEvent } from '../processes/process.ts';
import { fieldsOf } from '../values/fields/fields.ts';

/** `file` is the folder and the name of the sample. */
export type StoredSample = DomainEvent & Readonly<{ stream: string; file: string }>;

const FOLDERS = ['stored-events', 'stored-events-later', 'stored-events-of-other-kinds'];

/** The types that are no longer written, which readers know by the event that says the same today. */
export const FORMER_TYPES: readonly string[] = fieldsOf(EVENTS).flatMap((type) =>
  Object.keys(EVENTS[type].former ?? {}),
);

/** Each sample of an event of today as it is stored: every type there is, some in several versions and kinds. */
export const storedSamples = (): readonly StoredSample[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, import.meta.url)).map((name) => {
      const text = readFileSync(new URL(`${folder}/${name}`, import.meta.url), 'utf8');
      return { ...JSON.parse(text), file: `${folder}/${name}` } as StoredSample;
    }),
  ).filter(({ type }) => !FORMER_TYPES.includes(type));
