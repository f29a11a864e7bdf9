import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { serverIds } from './server-ids.ts';

const { idFor, hashOf } = serverIds('a secret of the tests');
const call = { caller: 'key-1', route: 'POST /outreach/bookings', key: 'once' };

describe('ids that the server makes', () => {
  it('are the same for the same call', () => {
    expect(idFor(call)).toBe(idFor({ ...call }));
    expect(idFor(call)).toBe(serverIds('a secret of the tests').idFor(call));
  });

  it('differ by caller, route, key and secret', () => {
    const ids = [
      idFor(call),
      idFor({ ...call, caller: 'key-2' }),
      idFor({ ...call, route: 'POST /users' }),
      idFor({ ...call, key: 'twice' }),
      serverIds('another secret').idFor(call),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('do not mix up where one part ends and the next begins', () => {
    expect(idFor({ caller: 'a', route: 'b|c', key: 'd' })).not.toBe(
      idFor({ caller: 'a|b', route: 'c', key: 'd' }),
    );
    expect(idFor({ caller: 'a","b', route: 'c', key: 'd' })).not.toBe(
      idFor({ caller: 'a', route: 'b","c', key: 'd' }),
    );
  });

  it('are UUIDs of version 8 with a key', () =>
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (caller, route, key) => {
        expect(idFor({ caller, route, key })).toMatch(
          /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
        );
      }),
    ));

  it('are random UUIDs of version 4 without one', () => {
    const { key, ...keyless } = call;
    expect(idFor(keyless)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab]/);
    expect(idFor(keyless)).not.toBe(idFor(keyless));
    expect(idFor({ ...keyless, key: undefined })).not.toBe(idFor({ ...call, key }));
  });
});

describe("a request's hash", () => {
  it('does not see the order of keys', () =>
    expect(hashOf({ a: 1, b: [2] })).toBe(hashOf({ b: [2], a: 1 })));

  it('sees every other change', () => {
    const hashes = [{ a: 1 }, { a: '1' }, { a: [1] }, { a: 1, b: null }, null, {}].map(hashOf);
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(hashes[0]).toMatch(/^[0-9a-f]{64}$/);
  });

  it('takes no body as null', () => expect(hashOf(undefined)).toBe(hashOf(null)));
});
