import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import { MOST_DUE, type ObjectKind, type SandboxStore, type StoredObject } from './store.ts';

type Row<K extends ObjectKind> = {
  id: string;
  object: StoredObject[K];
  at: Instant;
  dueAt: Instant | null;
};
type Rows = { readonly [K in ObjectKind]: Map<string, Row<K>> };

/** Keeps nothing: for tests, and for a sandbox that may forget. */
export function memoryStore(): SandboxStore {
  const rows: Rows = {
    charge: new Map(),
    dispute: new Map(),
    event: new Map(),
    faults: new Map(),
    source: new Map(),
    token: new Map(),
  };
  return {
    prepare: async () => {},
    get: async (kind, id) => structuredClone(rows[kind].get(id)?.object ?? null),
    async put(kind, id, object, at, dueAt) {
      rows[kind].set(id, { id, object: structuredClone(object), at, dueAt });
    },
    async change(kind, id, change) {
      const row = rows[kind].get(id);
      if (!row) return null;
      const changed = change(structuredClone(row.object));
      if (!changed) return null;
      Object.assign(row, { object: structuredClone(changed.object), dueAt: changed.dueAt });
      return changed.object;
    },
    async list(kind, { from, to, order, offset, limit }) {
      const found = [...rows[kind].values()].filter(({ at }) => at >= from && at <= to);
      if (order === 'reverse_chronological') found.reverse();
      const page = found.slice(offset, offset + limit);
      return { data: page.map(({ object }) => structuredClone(object)), total: found.length };
    },
    async due(kind, now) {
      const waiting = [...rows[kind].values()].flatMap(({ id, dueAt }) =>
        dueAt !== null && dueAt <= now ? [{ id, dueAt }] : [],
      );
      waiting.sort((a, b) => a.dueAt.localeCompare(b.dueAt));
      return waiting.slice(0, MOST_DUE).map(({ id }) => id);
    },
  };
}
