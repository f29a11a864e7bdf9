import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import { type Kind, MOST_DUE, type SandboxStore } from './store.ts';

type Row = { id: string; object: unknown; at: Instant; dueAt: Instant | null };

/** Keeps nothing: for tests, and for a sandbox that may forget. */
export function memoryStore(): SandboxStore {
  const kinds = new Map<Kind, Map<string, Row>>();
  const rows = (kind: Kind) => {
    const known = kinds.get(kind) ?? new Map<string, Row>();
    kinds.set(kind, known);
    return known;
  };
  // rows are typed by the kind they are filed under
  const read = <T>(row: Row | undefined) => structuredClone(row?.object ?? null) as T | null;
  return {
    prepare: async () => {},
    get: async (kind, id) => read(rows(kind).get(id)),
    async put(kind, id, object, at, dueAt) {
      rows(kind).set(id, { id, object: structuredClone(object), at, dueAt });
    },
    async change(kind, id, change) {
      const row = rows(kind).get(id);
      if (!row) return null;
      const changed = change(read(row) as Parameters<typeof change>[0]);
      if (!changed) return null;
      Object.assign(row, { object: structuredClone(changed.object), dueAt: changed.dueAt });
      return changed.object;
    },
    async list(kind, { from, to, order, offset, limit }) {
      const found = [...rows(kind).values()].filter(({ at }) => at >= from && at <= to);
      if (order === 'reverse_chronological') found.reverse();
      const page = found.slice(offset, offset + limit);
      return { data: page.flatMap((row) => read(row) ?? []), total: found.length };
    },
    async due(kind, now) {
      const waiting = [...rows(kind).values()].flatMap(({ id, dueAt }) =>
        dueAt !== null && dueAt <= now ? [{ id, dueAt }] : [],
      );
      waiting.sort((a, b) => a.dueAt.localeCompare(b.dueAt));
      return waiting.slice(0, MOST_DUE).map(({ id }) => id);
    },
  };
}
