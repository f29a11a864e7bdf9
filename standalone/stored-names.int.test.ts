import { readFileSync, writeFileSync } from 'node:fs';
import { openShop, type Shop } from '@baanpak/command-api/testing/shop.ts';
import type { Server } from '@baanpak/infrastructure/http/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentedApi } from './testing/documented-api.ts';

const FILE = 'domain/testing/stored-names.json';
const stored: Record<string, string[]> = JSON.parse(readFileSync(FILE, 'utf8'));

let shop: Shop;
let app: Server;
beforeAll(async () => {
  shop = await openShop();
  app = await documentedApi(shop);
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

/** With ADD_NAMES=1 new names are added to the file; none is ever taken out. */
function compare(category: string, names: readonly string[]) {
  const kept = stored[category] ?? [];
  if (process.env.ADD_NAMES) {
    stored[category] = [...new Set([...kept, ...names])].sort();
    writeFileSync(FILE, `${JSON.stringify(stored, null, 2)}\n`);
  } else {
    const now = new Set(names);
    expect(kept.length).toBeGreaterThan(0);
    expect({
      gone: kept.filter((name) => !now.has(name)),
      added: names.filter((name) => !kept.includes(name)),
    }).toEqual({ gone: [], added: [] });
  }
}

describe('what is stored or shown outside keeps its name', () => {
  it('tables and columns that no restart makes again', async () => {
    const { rows } = await shop.pool.query<{ name: string }>(
      `SELECT table_schema || '.' || table_name || '.' || column_name AS name
       FROM information_schema.columns
       WHERE table_schema NOT LIKE 'read\\_%' AND table_schema NOT IN ('pg_catalog', 'information_schema')
       ORDER BY name`,
    );
    compare('tables', [...new Set(rows.map(({ name }) => name))]);
  });

  it('routes and their fields', async () => {
    const document: Document = (await app.inject('/docs/json')).json();
    const names = new Set<string>();
    const answered = new Set<string>();
    for (const [path, methods] of Object.entries(document.paths))
      for (const [method, operation] of Object.entries(methods)) {
        const route = `${method.toUpperCase()} ${path}`;
        names.add(route);
        for (const { name } of operation.parameters ?? []) names.add(`${route} ?${name}`);
        for (const field of fieldsOf(operation.requestBody)) names.add(`${route} ${field}`);
        for (const field of fieldsOf(operation.responses)) answered.add(field);
      }
    for (const field of fieldsOf(document.components.schemas)) answered.add(field);
    compare('routes', [...names]);
    compare('answerFields', [...answered].sort());
  });
});

/** The names of all fields in a schema, without those above them. */
function fieldsOf(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(fieldsOf);
  if (!isRecord(schema)) return [];
  return Object.entries(schema).flatMap(([key, inner]) => {
    if (key === 'example' || key === 'examples') return [];
    return key === 'properties' && isRecord(inner)
      ? [...Object.keys(inner), ...fieldsOf(Object.values(inner))]
      : fieldsOf(inner);
  });
}

type Operation = Readonly<{
  parameters?: readonly Readonly<{ name: string }>[];
  requestBody?: unknown;
  responses: Readonly<Record<string, unknown>>;
}>;
type Document = Readonly<{
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: Readonly<{ schemas: Readonly<Record<string, unknown>> }>;
}>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
