import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Instant, instant } from '@baanpak/domain/values/time/instant.ts';
import { type LocalDate, localDate } from '@baanpak/domain/values/time/local-date.ts';
import type { ReadSchema } from '@baanpak/projector/read-models.ts';
import { CompiledQuery, type RawBuilder, sql, type Transaction } from 'kysely';
import type { ReadDb } from '../database/read-db.ts';
import { amountOf, conditions, ofTerms } from './counted.ts';
import type { Definition, Key } from './definitions/definition.ts';
import { grouped, sumColumn } from './grouped.ts';
import type { ReportRequest } from './report-request.ts';

export type Sums = Readonly<Record<string, number>>;

/** A row as it is added up: in satang, units and points. */
export type ReportRow = Readonly<{
  keys: Readonly<Partial<Record<Key, string | null>>>;
  sums: Sums;
  firstAt: Instant | null;
  since: LocalDate | null;
  method: string | null;
}>;

/** Columns of `grouped`, the first one the other way round where it is so. */
export type Order = Readonly<{ order: readonly string[]; descending: boolean }>;
type RowsPart = Order & Readonly<{ limit: number; offset: number }>;

export type ReportRows = Readonly<{ rows: readonly ReportRow[]; total: number; totals: Sums }>;

/** A part of a report's rows, how many there are in all, and their sums: one statement. */
export async function readRows(
  db: ReadDb,
  definition: Definition,
  asked: ReportRequest,
  part: RowsPart,
): Promise<ReportRows> {
  const names = Object.keys(definition.sums);
  const read = await partAndTotals(db, definition, asked, part).execute();
  const [first = {}] = read;
  return {
    rows: read.filter(({ place: found }) => found !== null).map(toRow(definition)),
    total: Number(Reflect.get(first, 'rows_in_all') ?? 0),
    totals: {
      ...sumsIn(first, names, (name) => `all_${name}`),
      ...(await balances(db, definition, asked)),
    },
  };
}

/** Each row of the part beside the sums of all; these alone where the part has no row. */
function partAndTotals(db: ReadDb, definition: Definition, asked: ReportRequest, part: RowsPart) {
  const place = sql<number>`row_number() over (order by ${orderOf(part)})`;
  const sums = Object.keys(definition.sums).map((name) =>
    sql<number>`coalesce(sum(${sql.ref(sumColumn(name))}), 0)::bigint`.as(`all_${name}`),
  );
  return db
    .with('g', () => grouped(db, definition, asked))
    .with('t', (q) => q.selectFrom('g').select([sql<number>`count(*)`.as('rows_in_all'), ...sums]))
    .with('p', (q) =>
      q
        .selectFrom('g')
        .selectAll()
        .select(place.as('place'))
        .orderBy('place')
        .limit(part.limit)
        .offset(part.offset),
    )
    .selectFrom('t')
    .leftJoin('p', (join) => join.onTrue())
    .selectAll()
    .orderBy('place');
}

/** Every row of a report, in an order. */
const orderedRows = (db: ReadDb, definition: Definition, asked: ReportRequest, order: Order) =>
  db
    .selectFrom(grouped(db, definition, asked).as('g'))
    .selectAll()
    .orderBy(orderOf(order));

function orderOf({ order, descending }: Order): RawBuilder<unknown> {
  const [first = 'first_at', ...rest] = order;
  const direction = descending ? sql`desc nulls last` : sql`asc nulls last`;
  return sql.join([
    sql`${sql.ref(first)} ${direction}`,
    ...rest.map((name) => sql`${sql.ref(name)}`),
  ]);
}

/** A balance is no sum of its rows: of all it is that of all facts. */
async function balances(db: ReadDb, definition: Definition, asked: ReportRequest): Promise<Sums> {
  const found: Record<string, number> = {};
  for (const [name, sum] of Object.entries(definition.sums))
    if (sum.running) {
      const { value } = await db
        .selectFrom('facts as f')
        .select(
          sql<number>`coalesce(sum(${amountOf(sum, asked, definition)}), 0)::bigint`.as('value'),
        )
        .where((eb) => eb.and([...conditions(asked), ofTerms(sum.terms, asked, definition)]))
        .executeTakeFirstOrThrow();
      found[name] = value;
    }
  return found;
}

const sumsIn = (row: object, names: readonly string[], columnOf: (name: string) => string): Sums =>
  Object.fromEntries(names.map((name) => [name, Number(Reflect.get(row, columnOf(name)) ?? 0)]));

const textIn = (row: object, name: string): string | null => {
  const value: unknown = Reflect.get(row, name);
  return typeof value === 'string' ? value : null;
};

/** Of a row of `grouped`. */
export const toRow =
  ({ key, sums }: Definition) =>
  (row: object): ReportRow => ({
    keys: Object.fromEntries(key.map((name) => [name, textIn(row, name)])),
    sums: sumsIn(row, Object.keys(sums), sumColumn),
    firstAt: instantIn(row),
    since: dayIn(row),
    method: textIn(row, 'method'),
  });

function instantIn(row: object): Instant | null {
  const text = textIn(row, 'first_at');
  return text === null ? null : instant(text);
}

function dayIn(row: object): LocalDate | null {
  const text = textIn(row, 'since');
  return text === null ? null : localDate(text);
}

const ROWS_AT_ONCE = 2_000;

/**
 * Every row of a report in an order, some thousands at a time. Its facts are grouped once: what does not fit into
 * the first list waits on disk, so that a slow reader holds neither memory nor a connection.
 */
export async function* allRows(
  db: ReadDb,
  definition: Definition,
  asked: ReportRequest,
  order: Order,
): AsyncGenerator<readonly ReportRow[]> {
  const others = openSpool<object>();
  try {
    const query = orderedRows(db, definition, asked, order).compile();
    const first = await db.transaction().execute((held) => readOnce(held, query, others));
    yield first.map(toRow(definition));
    for await (const rows of others.lists()) yield rows.map(toRow(definition));
  } finally {
    await others.close();
  }
}

/** Answers the first rows, and puts the others. */
async function readOnce(
  held: Transaction<ReadSchema>,
  { sql: text, parameters }: CompiledQuery,
  others: Spool<object>,
): Promise<readonly object[]> {
  const declare = `DECLARE report_rows NO SCROLL CURSOR FOR ${text}`;
  await held.executeQuery(CompiledQuery.raw(declare, [...parameters]));
  const first = await fetchRows(held);
  for (let last = first; last.length === ROWS_AT_ONCE; ) {
    last = await fetchRows(held);
    await others.put(last);
  }
  return first;
}

const fetchRows = async (held: Transaction<ReadSchema>): Promise<readonly object[]> =>
  (await sql<object>`FETCH ${sql.lit(ROWS_AT_ONCE)} FROM report_rows`.execute(held)).rows;

/** Lists of rows that wait on disk for a slow reader, who gets them in the order they were put. */
type Spool<Row> = Readonly<{
  put(rows: readonly Row[]): Promise<void>;
  /** What was put, one list at a time. */
  lists(): AsyncGenerator<readonly Row[]>;
  close(): Promise<void>;
}>;

/**
 * A file without a name in the folder for temporary files, so that nothing of it is left when it is closed, nor when
 * the process ends before. Rows hold JSON only. No file is made before something is put.
 */
function openSpool<Row>(): Spool<Row> {
  let file: FileHandle | undefined;
  const lengths: number[] = [];
  return {
    async put(rows) {
      file ??= await namelessFile();
      const bytes = Buffer.from(JSON.stringify(rows));
      await file.writeFile(bytes);
      lengths.push(bytes.length);
    },
    async *lists() {
      let position = 0;
      for (const length of lengths) {
        const { buffer } = (await file?.read(Buffer.alloc(length), 0, length, position)) ?? {};
        position += length;
        const rows: Row[] = JSON.parse(String(buffer));
        yield rows;
      }
    },
    async close() {
      await file?.close();
    },
  };
}

async function namelessFile(): Promise<FileHandle> {
  const folder = await mkdtemp(join(tmpdir(), 'baanpak-rows-'));
  try {
    return await open(join(folder, 'rows'), 'wx+', 0o600);
  } finally {
    await rm(folder, { recursive: true });
  }
}
