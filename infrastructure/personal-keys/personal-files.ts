import { createHmac } from 'node:crypto';
import type { PrivateFiles } from '../media/port.ts';
import type { Keys } from './port.ts';
import { openBytes, sealBytes } from './seal.ts';

/** Files that say something of a person, by subject and id. */
export type PersonalFiles = Readonly<{
  /** The id that `put` answers. */
  idOf(subject: string, bytes: Buffer): Promise<string>;
  /** Keeps a file and answers its id: the same for the same bytes of the same subject. */
  put(subject: string, bytes: Buffer): Promise<string>;
  /** Undefined for an id the subject has no file by, and once the subject was erased. */
  read(subject: string, id: string): Promise<Buffer | undefined>;
  /** Takes the file out of the store, if it is there. */
  remove(id: string): Promise<void>;
}>;

/** They lie sealed with the subject's key, so that destroying it erases them as it does events. */
export const personalFiles = (files: PrivateFiles, keys: Keys): PersonalFiles => ({
  idOf: async (subject, bytes) => idWith(await keys.obtain(subject), bytes),
  async put(subject, bytes) {
    const key = await keys.obtain(subject);
    const id = idWith(key, bytes);
    if (!(await files.read(id))) await files.keep(id, sealBytes(key, bytes));
    return id;
  },
  async read(subject, id) {
    const key = (await keys.find([subject])).get(subject);
    const sealed = key && (await files.read(id));
    return sealed ? openBytes(key, sealed) : undefined;
  },
  remove: (id) => files.remove(id),
});

const idWith = (key: Buffer, bytes: Buffer) =>
  createHmac('sha256', key).update(bytes).digest('hex').slice(0, 32);
