import { randomUUID } from 'node:crypto';
import { REPORT_NAMES } from '@baanpak/contract/report/report.ts';
import { minute } from '@baanpak/domain/testing/samples.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  at,
  bookingDetail,
  day,
  HOTEL,
  INVENTORY,
  OWNER,
  openReportsForTest,
  type ReportsForTest,
  TODAY,
} from './testing/given-facts.ts';

let reports: ReportsForTest;
const booking = randomUUID();
const otherHotel = randomUUID();
/** When one night was sold, when two were, and when a third came. */
const places: string[] = [];

const soldOn = (date: string, satang: number, bookingId = booking) =>
  ({ kind: 'sold', bookingId, date: day(date), units: 1, satang, channel: 'website' }) as const;

beforeAll(async () => {
  reports = await openReportsForTest();
  await reports.record({ ...INVENTORY, at: at('2026-12-01T03:00:00Z') });
  places.push(
    await reports.record({
      at: at('2026-12-01T04:00:00Z'),
      by: OWNER,
      facts: [soldOn('2026-12-02', 100_000)],
      details: { [`booking:${booking}`]: bookingDetail() },
    }),
    await reports.record({
      at: at('2026-12-02T17:30:00Z'), // the 3rd in Bangkok
      facts: [soldOn('2026-12-03', 120_000)],
    }),
    await reports.record({
      facts: [{ ...soldOn('2026-12-03', 50_000, randomUUID()), hotelId: otherHotel }],
      details: {
        [`hotel:${otherHotel}`]: {
          ...{ name: { th: 'อีกแห่ง', en: 'Another' }, provinceId: 'TH-10', ownerId: OWNER },
        },
      },
    }),
    await reports.record({ at: minute(0) }),
  );
});
afterAll(() => reports.close());

const DAYS = 'from=2026-12-01&to=2026-12-31';
const [FIRST, SECOND, THIRD] = [0, 1, 2];
const placeOf = (n: number) => places[n] ?? '';

describe('GET /reports/{name}', () => {
  it('answers pages whose rows are all of the total', async () => {
    const whole = await reports.report('daily', DAYS);
    expect(whole).toMatchObject({ total: 3, page: 1, perPage: 20, today: TODAY });
    const pages = [];
    for (const page of [1, 2, 3, 4])
      pages.push(await reports.report('daily', `${DAYS}&perPage=1&page=${page}`));
    expect(pages.flatMap(({ rows }) => rows)).toEqual(whole.rows);
    for (const { totals, total } of pages)
      expect({ totals, total }).toEqual({ totals: whole.totals, total: 3 });
    expect((await reports.report('daily', `${DAYS}&perPage=999`)).perPage).toBe(100);
  });

  it('sorts by a figure, either way round', async () => {
    const sorted = async (sort: string) => {
      const { rows } = await reports.report('daily', `${DAYS}&sort=${sort}`);
      return rows.map((row) => Reflect.get(row, 'revenue'));
    };
    expect(await sorted('revenue')).toEqual([500, 1000, 1200]);
    expect(await sorted('-revenue')).toEqual([1200, 1000, 500]);
  });

  it('says of which month it is where nobody says', async () => {
    const { from, to } = await reports.report('daily');
    expect({ from, to }).toEqual({ from: '2027-01-01', to: '2027-01-01' });
    const { from: first } = await reports.report('daily', 'at=2026-12-20T00:00:00Z');
    expect(first).toBe('2026-12-01');
  });

  it('is cut down to a hotel and a channel', async () => {
    const revenue = async (query: string) =>
      (await reports.report('daily', `${DAYS}&${query}`)).totals.revenue;
    expect(await revenue(`hotelId=${HOTEL}`)).toBe(2200);
    expect(await revenue(`hotelId=${otherHotel.toUpperCase()}`)).toBe(500);
    expect(await revenue(`ownerId=${OWNER}`)).toBe(2700);
    expect(await revenue('channel=website')).toBe(2700);
    expect(await revenue('channel=phone')).toBe(0);
  });

  it('answers as of an instant, a position, and the at of an answer', async () => {
    const revenue = async (query: string) => {
      const { totals, today, at: answered } = await reports.report('daily', `${DAYS}&${query}`);
      return [totals.revenue, today, answered];
    };
    expect(await revenue('at=2026-12-01T04:00:00Z')).toEqual([1000, '2026-12-01', placeOf(FIRST)]);
    expect(await revenue('at=2026-12-02T17:30:00.000Z')).toEqual([
      2200,
      '2026-12-03',
      placeOf(SECOND),
    ]);
    expect(await revenue(`at=${placeOf(SECOND)}`)).toEqual([2200, '2026-12-03', placeOf(SECOND)]);
    expect(await revenue('at=2026-11-01T00:00:00Z')).toEqual([0, '2026-11-01', expect.anything()]);
    const quiet = await revenue('at=2026-12-02T10:00:00Z');
    expect(quiet).toEqual([1000, '2026-12-02', `${placeOf(FIRST)}.2026-12-02`]);
    expect(await revenue(`at=${quiet[2]}`)).toEqual(quiet);
    const now = await reports.report('actual', DAYS);
    expect(await reports.report('actual', `${DAYS}&at=${now.at}`)).toEqual(now);
  });

  it('shows an owner theirs alone', async () => {
    const another = await reports.signIn('owner', randomUUID());
    for (const path of ['/reports/daily?', '/reports/daily/events?column=sold&'])
      for (const named of [`hotelId=${HOTEL}`, `ownerId=${OWNER}`])
        expect(await reports.status(path + named, another)).toBe(403);
    const { body } = await reports.api.get<{ total: number }>(`/reports/daily?${DAYS}`, another);
    expect(body.total).toBe(0);
    for (const role of ['officer', 'visitor'] as const)
      expect(await reports.status('/reports/daily', await reports.signIn(role, OWNER))).toBe(403);
    const auditor = await reports.signIn('auditor', OWNER);
    expect(await reports.status(`/reports/daily?hotelId=${HOTEL}`, auditor)).toBe(200);
  });

  it('speaks the caller’s language', async () => {
    const th = await reports.api.get<{ rows: { hotel: string }[] }>(
      `/reports/daily?${DAYS}&lang=th`,
      reports.owner,
    );
    expect(th.body.rows.map(({ hotel }) => hotel)).toEqual(expect.arrayContaining(['บ้านริมน้ำ']));
  });

  it.each(REPORT_NAMES)('%s has no rows before anything happened', async (name) => {
    const { rows, total } = await reports.report(name, 'from=2020-01-01&to=2020-01-02');
    expect({ rows, total }).toEqual({ rows: [], total: 0 });
  });
});

describe('GET /reports/{name}/events', () => {
  it('names the events that a figure is made of, and who did them', async () => {
    const { rows } = await reports.report('daily', DAYS);
    const { facts, sum, total } = await reports.events(
      'daily',
      `${DAYS}&row=${rows[0]?.key}&column=revenue`,
    );
    expect({ sum, total }).toEqual({ sum: 1000, total: 1 });
    expect(facts).toEqual([
      {
        event: {
          ...{ id: expect.any(String), type: 'BookingPaid', at: '2026-12-01T04:00:00.000Z' },
          ...{ by: OWNER, via: null, byName: 'Nok', position: placeOf(FIRST) },
        },
        booking: { _id: booking, bookingId: 'BK-TEST01', ownerId: OWNER },
        ...{ hotel: 'Riverside', kind: 'sold', date: '2026-12-02', units: 1, amount: 1000 },
        measure: 'money',
      },
    ]);
  });

  it('explains totals, a page at a time', async () => {
    const first = await reports.events('daily', `${DAYS}&column=revenue&perPage=2`);
    const second = await reports.events('daily', `${DAYS}&column=revenue&perPage=2&page=2`);
    for (const { sum, total } of [first, second])
      expect({ sum, total }).toEqual({ sum: 2700, total: 3 });
    const amounts = [first, second].flatMap(({ facts = [] }) => facts.map(({ amount }) => amount));
    expect(amounts).toEqual([1000, 1200, 500]);
  });

  it('explains a ratio by what is divided by what', async () => {
    const { numerator, denominator } = await reports.events('daily', `${DAYS}&column=adr`);
    expect([numerator?.sum, numerator?.measure]).toEqual([2700, 'money']);
    expect([denominator?.sum, denominator?.measure]).toEqual([3, 'count']);
  });

  it('explains a share by money divided by money', async () => {
    const { numerator, denominator } = await reports.events('class', `${DAYS}&column=mix`);
    for (const part of [numerator, denominator])
      expect([part?.sum, part?.measure]).toEqual([2700, 'money']);
  });
});

describe('GET /reports/{name}/changes', () => {
  it('tells what came in between, and what rows were before', async () => {
    const between = `between=${placeOf(THIRD)},${placeOf(FIRST)}`;
    const changed = await reports.changes('daily', `${DAYS}&${between}`);
    expect(changed.changes.map(({ amount, measure }) => [amount, measure])).toEqual([
      [1200, 'money'],
      [500, 'money'],
    ]);
    expect(changed).toMatchObject({
      total: 2,
      totalRows: 3, // anyone who had slept there by the day of the last is in house by then
      between: [placeOf(FIRST), placeOf(THIRD)],
    });
    expect(changed.totals).toMatchObject({ before: { revenue: 1000 }, after: { revenue: 2700 } });
    expect(
      changed.rows.map(({ before, after }) => [before, Reflect.get(after ?? {}, 'revenue')]),
    ).toEqual(
      expect.arrayContaining([
        [null, 1200],
        [null, 500],
      ]),
    );
    const keys = new Set(changed.rows.map(({ key }) => key));
    for (const { row } of changed.changes) expect(keys).toContain(row);
  });

  it('counts what the report only counts', async () => {
    const kinds = ['rooms', 'booking', 'sold'] as const;
    const before = await reports.record({});
    const after = await reports.record({
      facts: kinds.map((kind) => ({ kind, date: day('2020-02-01'), units: 2, satang: 90_000 })),
    });
    const { changes } = await reports.changes(
      'daily',
      `from=2020-02-01&to=2020-02-01&between=${before},${after}`,
    );
    expect(changes.map(({ kind, amount, measure }) => [kind, amount, measure])).toEqual([
      ['rooms', 2, 'count'],
      ['booking', 2, 'count'],
      ['sold', 900, 'money'],
    ]);
  });

  it('tells of rows that only the day moved', async () => {
    const { changes, rows } = await reports.changes(
      'actual',
      `${DAYS}&between=2026-12-02T10:00:00Z,2026-12-02T17:10:00Z`,
    );
    expect(changes).toEqual([]);
    expect(rows).toMatchObject([{ before: null, after: { gross: 1000 } }]);
  });
});
