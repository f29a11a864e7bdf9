import type { ReportJson } from '@baanpak/contract/report/report.ts';
import type { SettlementAnswer } from '@baanpak/contract/settlement/settlement-requests.ts';
import { StatementAnswer } from '@baanpak/contract/settlement/statement.ts';
import { settlementStream } from '@baanpak/domain/settlement/settlement.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { DAY } from '@baanpak/domain/values/time/instant.ts';
import type { Static } from 'typebox';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { expectProblem, expectShape } from '../../testing/expectations.ts';
import { type OwnHotel, openOwnHotel } from '../../testing/own-hotel.ts';
import { PATIENT } from '../../testing/refunds.ts';
import type { Problem } from '../../testing/requests.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { hire } from '../../testing/staff.ts';

type Closed = Static<typeof SettlementAnswer> & Problem;
type Read = Static<typeof StatementAnswer> & Problem;

const JANUARY = '2027-01';
const PAID_AT = '2027-01-01T03:00:00.000Z';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.runProcesses();
});
afterAll(() => shop.close());

const FEBRUARY = '2027-02-02';
type Staff = Readonly<{ headers: Readonly<Record<string, string>> }>;

/** Two stays of an owner were paid by card in January, and it is February now. */
async function paidTwice(owner: OwnHotel) {
  const pay = async (from: number) => {
    const { book } = (await shop.book(await owner.newRoom(), nights(from, from + 2))).body;
    await shop.payByCard({ bookingId: book._id });
  };
  const by = await hire(shop.ports, 'admin');
  const received = (amount: number) =>
    vi.waitFor(async () => {
      const { statement } = await read(owner, by);
      expect(statement.received).toBe(amount);
      return statement.at.split('.')[0];
    }, PATIENT);
  await pay(40);
  const afterFirst = `${await received(2_000)}.${FEBRUARY}`;
  await pay(50);
  await received(4_000);
  return afterFirst;
}
const toFebruary = async () => {
  shop.clock.moveBy(32 * DAY);
  return hire(shop.ports, 'admin'); // who was signed in before is no more
};
const path = ({ owner }: OwnHotel, month = JANUARY) =>
  `/reports/settlement/${owner.userId}/${month}`;
async function read(owner: OwnHotel, by: Staff, { month = JANUARY, query = '' } = {}) {
  const { body } = await shop.get<Read>(path(owner, month) + query, by.headers);
  expectShape(StatementAnswer, body);
  return body;
}
const close = (owner: OwnHotel, by: Staff, body: object = {}) =>
  shop.put<Closed>(path(owner), { paidAt: PAID_AT, reference: 'KBANK 1', ...body }, by.headers);
/** The events that closed January. */
async function closings({ owner }: OwnHotel) {
  const stream = settlementStream({ ownerId: owner.userId, month: JANUARY });
  const events = await shop.ports.historyOf(stream);
  return events.flatMap((event) => (event.type === 'SettlementClosed' ? [event.data] : []));
}

describe('a month that is closed', () => {
  let [own, raced]: OwnHotel[] = [];
  let beforeSecond = '';
  let admin: Staff;
  beforeAll(async () => {
    own = await openOwnHotel(shop);
    raced = await openOwnHotel(shop);
    beforeSecond = await paidTwice(own);
    await paidTwice(raced);
    admin = await toFebruary();
  }, 60_000);

  const known = (owner: OwnHotel | undefined): OwnHotel => {
    if (!owner) throw new Error('No owner');
    return owner;
  };

  it('refuses a statement of before its end, and one of no place in the log', async () => {
    const other = await openOwnHotel(shop);
    const inJanuary = beforeSecond.replace(FEBRUARY, '2027-01-31');
    expectProblem(await close(other, admin, { at: inJanuary }), 409, 'month-not-over');
    const nowhere = await close(other, admin, { at: 'nowhere' });
    expectProblem(nowhere, 400, 'invalid-request');
    expect(nowhere.body.errors?.[0]?.path).toBe('at');
    expect(await closings(other)).toEqual([]);
  });

  it('keeps what the statement said that was read, and owes the rest with the next month', async () => {
    const { statement } = await read(known(own), admin, { query: `?at=${beforeSecond}` });
    expect(statement).toMatchObject({ received: 2_000, status: 'open', today: FEBRUARY });
    const closed = await close(known(own), admin, { at: statement.at });
    expect(closed.status).toBe(200);
    const [event] = await closings(known(own));
    expect(event).toMatchObject({
      amounts: { received: 200_000, owed: Math.round(statement.owed * 100) },
    });
    const { position } = closed;
    const report = await shop.read<ReportJson>(
      `/reports/settlement?from=2027-01-01&to=2027-02-28&ownerId=${known(own).owner.userId}`,
      position,
      admin.headers,
    );
    expect(report.body.rows).toMatchObject([
      { month: JANUARY, received: 2_000, owed: statement.owed, status: 'Paid out' },
      { month: '2027-02', received: 2_000, status: 'Open' },
    ]);
    const february = await read(known(own), admin, { month: '2027-02' });
    expect(february.statement.received).toBe(2_000);
  });

  it('is closed by one of two who pay it out at once, with the amounts of that one', async () => {
    const both = await Promise.all(
      ['KBANK 1', 'KBANK 2'].map((reference) => close(known(raced), admin, { reference })),
    );
    const [done, refused] = both.toSorted((one, other) => one.status - other.status);
    expect(done?.status).toBe(200);
    expect([refused?.status, refused?.body.code]).toEqual([409, 'settlement-closed']);
    const events = await closings(known(raced));
    expect(events).toMatchObject([
      { reference: done?.body.settlement.reference, amounts: { received: 400_000 } },
    ]);
  });
});
