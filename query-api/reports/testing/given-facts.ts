import { randomUUID } from 'node:crypto';
import type {
  ReportChangesAnswer,
  ReportEventsAnswer,
  ReportJson,
} from '@baanpak/contract/report/report.ts';
import { minute } from '@baanpak/domain/testing/samples.ts';
import type { Role } from '@baanpak/domain/values/people/roles.ts';
import { type Instant, instant } from '@baanpak/domain/values/time/instant.ts';
import { type LocalDate, localDate } from '@baanpak/domain/values/time/local-date.ts';
import { positionToken } from '@baanpak/infrastructure/http/position-token.ts';
import { schemasOf } from '@baanpak/projector/read-models.ts';
import type { BookingDetail, Detail, Fact } from '@baanpak/projector/report/tables.ts';
import type { Pool } from 'pg';
import type { Static } from 'typebox';
import { openQueryApiForTest } from '../../testing/query-api-for-tests.ts';
import { headersOfStaff, signInStaff } from '../../testing/staff.ts';

type Explained = Omit<Static<typeof ReportEventsAnswer>, 'detail'>;
type Changed = Static<typeof ReportChangesAnswer>;

/** An event with what it adds to reports. */
type Recorded = Readonly<{
  type?: string;
  by?: string;
  at?: Instant;
  facts?: readonly Partial<Fact>[];
  details?: Readonly<Record<string, Detail>>;
  /** The months of the owner that it closes. */
  closes?: readonly string[];
}>;

/** Whose everything is that a test does not say otherwise of. */
export const OWNER = randomUUID();
export const HOTEL = randomUUID();
export const ROOM = randomUUID();
/** In the clock of the tests, the first day of 2027. */
export const TODAY = localDate('2027-01-01');

const ofHouse = { ownerId: OWNER, hotelId: HOTEL, roomId: ROOM, bookingId: null };
const FACT: Fact = { kind: 'sold', ...ofHouse, date: TODAY, at: minute(0) };

/** A booking as reports know it, of two nights from the day before yesterday on. */
export const bookingDetail = (changes: Partial<BookingDetail> = {}): BookingDetail => ({
  ...{ code: 'BK-TEST01', roomId: ROOM, hotelId: HOTEL, ownerId: OWNER, price: 300_000 },
  ...{ checkIn: localDate('2026-12-30'), checkOut: TODAY, channel: 'website', method: 'gateway' },
  ...{ placedAt: minute(0), confirmedAt: minute(1), heldUntil: minute(30), status: 'Booked' },
  ...{ lastFailure: null, outcome: 'paid', sellerId: null, guestId: null },
  rates: { reward: 1, commission: 0.1, incentive: 0 },
  ...changes,
});

export const INVENTORY: Recorded = {
  type: 'RoomRegistered',
  details: {
    [`hotel:${HOTEL}`]: {
      name: { th: 'บ้านริมน้ำ', en: 'Riverside' },
      provinceId: 'TH-75',
      ownerId: OWNER,
    },
    [`room:${ROOM}`]: { title: { th: 'ห้องริมคลอง', en: 'Canal room' }, hotelId: HOTEL },
  },
};

/** The query API over facts as a test states them; it is 10:00 on the first day of 2027 in Bangkok, unless it waits. */
export async function openReportsForTest() {
  let now = minute(0);
  const api = await openQueryApiForTest(() => now);
  const storeId = await api.store.storeId();
  let place = 0;
  const tokenAt = (commit: number) =>
    positionToken({ storeId, position: { commit: BigInt(commit), prepare: BigInt(commit) } });

  const { write, madeUpTo } = tablesIn(api.pool);

  /** Answers the event's position. */
  async function record({ type = 'BookingPaid', by = 'guest', at = minute(0), ...of }: Recorded) {
    place += 1;
    const { facts = [], details = {}, closes = [] } = of;
    const position = { commit_position: place, prepare_position: place };
    const placed = { event_id: randomUUID(), ...position };
    await write('settlements', payouts(closes, at, position));
    await write(
      'facts',
      facts.map((fact, n) => ({ ...placed, n, ...toColumns(fact, at) })),
    );
    await write(
      'fact_details',
      Object.entries(details).map(([subject, detail], n) => ({ ...placed, n, subject, detail })),
    );
    await write('fact_log', [{ ...placed, latest_at: at }]);
    await write('listed_events', [
      {
        ...{ ...placed, type, stream: 'booking-1', revision: 0 },
        ...{ actor: by, at, owner_id: OWNER, caused_by: by, correlation: randomUUID() },
      },
    ]);
    await madeUpTo(place);
    return tokenAt(place);
  }

  const signIn = (role: Role, ownerId: string | null, userId: string = randomUUID()) =>
    signInStaff(api, role, ownerId, { userId, now });

  const owner = await signIn('owner', OWNER, OWNER);
  const read = async <Body>(path: string): Promise<Body> => {
    const { status, body } = await api.get<Body>(path, await headersOfStaff(api.store, OWNER, now));
    if (status !== 200) throw new Error(`${path} is answered ${status}: ${JSON.stringify(body)}`);
    return body;
  };
  return {
    ...{ api, record, write, madeUpTo, signIn, owner, tokenAt },
    /** The clock is moved there. */
    waitUntil(then: Instant) {
      now = then;
    },
    report: (name: string, query = '') => read<ReportJson>(`/reports/${name}?${query}`),
    events: (name: string, query: string) => read<Explained>(`/reports/${name}/events?${query}`),
    changes: (name: string, query: string) => read<Changed>(`/reports/${name}/changes?${query}`),
    status: (path: string, headers = owner) => api.status(path, headers),
    /** Leaves nothing of what was recorded. */
    async forget() {
      await api.pool.query('TRUNCATE facts, fact_details, fact_log, settlements, listed_events');
    },
    close: () => api.close(),
  };
}

export type ReportsForTest = Awaited<ReturnType<typeof openReportsForTest>>;

/** The tables of reports, and how far they have been made. */
const tablesIn = (pool: Pool) => ({
  async write(table: string, rows: readonly object[]): Promise<void> {
    await pool.query(
      `INSERT INTO ${table} SELECT * FROM jsonb_populate_recordset(NULL::${table}, $1)`,
      [JSON.stringify(rows)],
    );
  },
  async madeUpTo(commit: number): Promise<void> {
    await pool.query(
      'UPDATE read_models.schemas SET commit = $1, prepare = $1 WHERE schema = ANY ($2)',
      [commit, schemasOf(['reports'])],
    );
  },
});

const toColumns = (changes: Partial<Fact>, happened: Instant) => {
  const { ownerId, hotelId, roomId, bookingId, ...rest } = { ...FACT, at: happened, ...changes };
  const none = { units: 0, satang: 0, vat: 0, channel: null, method: null, party: null, ref: null };
  const ids = { owner_id: ownerId, hotel_id: hotelId, room_id: roomId, booking_id: bookingId };
  return { ...none, ...ids, ...rest };
};

export const day = (text: string): LocalDate => localDate(text);
export const at = (text: string): Instant => instant(text);

/** The cells of each row, in the order of the columns. */
export const cellsOf = ({ columns, rows }: Pick<ReportJson, 'columns' | 'rows'>): unknown[][] =>
  rows.map((row) => columns.map(({ name }) => Reflect.get(row, name)));

const payouts = (months: readonly string[], paidAt: Instant, position: object) =>
  months.map((month) => ({
    ...{ owner_id: OWNER, month, paid_at: paidAt, reference: `payout ${month}` },
    ...position,
  }));
