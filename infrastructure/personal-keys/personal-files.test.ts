import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { type PersonalFiles, personalFiles } from './personal-files.ts';

const SLIP = Buffer.from('a slip of the bank');

let kept: Map<string, Buffer>;
let keys: Map<string, Buffer>;
let files: PersonalFiles;
beforeEach(() => {
  kept = new Map();
  keys = new Map();
  files = personalFiles(
    {
      keep: async (name, bytes) => void kept.set(name, Buffer.from(bytes)),
      read: async (name) => kept.get(name),
      remove: async (name) => void kept.delete(name),
    },
    {
      async obtain(subject) {
        const key = keys.get(subject) ?? randomBytes(32);
        keys.set(subject, key);
        return key;
      },
      find: async (subjects) =>
        new Map([...keys].filter(([subject]) => subjects.includes(subject))),
    },
  );
});

describe('files about a person', () => {
  it('are read as they were put', async () => {
    const id = await files.put('anna', SLIP);
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(await files.read('anna', id)).toEqual(SLIP);
  });

  it('are gone once they were removed, and may be removed twice', async () => {
    const id = await files.put('anna', SLIP);
    expect(await files.idOf('anna', SLIP)).toBe(id);
    await files.remove(id);
    await files.remove(id);
    expect(await files.read('anna', id)).toBeUndefined();
    expect(kept.size).toBe(0);
  });

  it('lie where nobody can read them without the key', async () => {
    const id = await files.put('anna', SLIP);
    expect(kept.get(id)?.includes(SLIP)).toBe(false);
  });

  it('are kept once, and of each person apart', async () => {
    const id = await files.put('anna', SLIP);
    const sealed = kept.get(id);
    expect(await files.put('anna', SLIP)).toBe(id);
    expect(kept.get(id)).toBe(sealed);
    expect(await files.put('bob', SLIP)).not.toBe(id);
  });

  it('are gone once the key is', async () => {
    const id = await files.put('anna', SLIP);
    keys.delete('anna');
    expect(await files.read('anna', id)).toBeUndefined();
  });

  it('are not there for whom nothing was kept', async () => {
    await files.put('anna', SLIP);
    expect(await files.read('bob', '0'.repeat(32))).toBeUndefined();
    expect(await files.read('anna', '0'.repeat(32))).toBeUndefined();
  });
});
