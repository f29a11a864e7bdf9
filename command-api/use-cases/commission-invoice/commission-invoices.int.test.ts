import type { ReportJson } from '@baanpak/contract/report/report.ts';
import type { SettlementAnswer } from '@baanpak/contract/settlement/settlement-requests.ts';
import { readPdf } from '@baanpak/documents/testing/read-pdf.ts';
import { commissionInvoicesStream } from '@baanpak/domain/commission-invoice/commission-invoices.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { DAY } from '@baanpak/domain/values/time/instant.ts';
import type { Static } from 'typebox';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { contextForTest } from '../../testing/catalogue.ts';
import { type OwnHotel, openOwnHotel } from '../../testing/own-hotel.ts';
import { PATIENT } from '../../testing/refunds.ts';
import { API_KEY, type Problem } from '../../testing/requests.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { hire } from '../../testing/staff.ts';
import { invoiceCommission } from './invoice-commission.ts';

type Closed = Static<typeof SettlementAnswer> & Problem;
type Staff = Readonly<{ headers: Readonly<Record<string, string>> }>;

const MARCH = '2027-03';
const REGISTRATION = {
  registeredName: { th: 'บริษัท บ้านพัก จำกัด', en: 'Baanpak Co., Ltd.' },
  registeredAddress: { th: 'กรุงเทพมหานคร', en: 'Bangkok' },
  taxId: '0994000165510',
};

let shop: Shop;
let owners: readonly OwnHotel[];
let admin: Staff;
beforeAll(async () => {
  shop = await openShop();
  await shop.runProcesses();
  owners = await Promise.all([0, 1, 2, 3].map(() => openOwnHotel(shop)));
  for (const owner of owners) await staysInMarch(owner);
  shop.clock.moveBy(92 * DAY); // it is April
  admin = await hire(shop.ports, 'admin');
}, 60_000);
afterAll(() => shop.close());

/** Two nights at 1,000 baht, of which the marketplace keeps a tenth. */
async function staysInMarch(owner: OwnHotel): Promise<void> {
  const { book } = (await shop.book(await owner.newRoom(), nights(5, 7))).body;
  const { position } = await shop.payByCard({ bookingId: book._id });
  await shop.seen(book._id, position);
}

const nth = (n: number): OwnHotel => {
  const owner = owners[n];
  if (!owner) throw new Error(`There is no owner ${n}`);
  return owner;
};
const path = ({ owner }: OwnHotel) => `/reports/settlement/${owner.userId}/${MARCH}`;
const close = (of: OwnHotel) =>
  shop.put<Closed>(
    path(of),
    { paidAt: '2027-01-01T03:00:00.000Z', reference: 'KBANK 1' },
    admin.headers,
  );
const register = (said: object = REGISTRATION) => shop.put('/site', said, admin.headers);
const listed = async (by: Staff, position?: string, query = '') => {
  const url = `/reports/commission?from=2027-04-01&to=2027-04-30${query}`;
  const { body } = position
    ? await shop.read<ReportJson>(url, position, by.headers)
    : await shop.get<ReportJson>(url, by.headers);
  return body;
};
async function pdf(url: string, by: Staff) {
  const answer = await shop.app.inject({ url, headers: { 'x-api-key': API_KEY, ...by.headers } });
  const text = answer.statusCode === 200 ? await readPdf(answer.rawPayload) : '';
  return { status: answer.statusCode, text: text.replaceAll(/\s+/g, ' ') };
}
const issued = async () => {
  const events = await shop.ports.historyOf(commissionInvoicesStream(shop.ports.now()));
  return events.flatMap((event) => (event.type === 'CommissionInvoiceIssued' ? [event.data] : []));
};

describe('GET /reports/commission', () => {
  it('lists what waited for the tax id of the site, and was issued by the same payout then', async () => {
    const ownerId = nth(3).owner.userId;
    const ofOwner = async () => (await issued()).filter((each) => each.ownerId === ownerId);
    await register({ taxId: null });
    expect((await close(nth(3))).status).toBe(200);
    expect(await ofOwner()).toEqual([]);
    expect((await pdf(`${path(nth(3))}/tax-invoice.pdf`, admin)).status).toBe(404);
    expect((await register()).status).toBe(200);
    const { body: known } = await shop.get<{ site: object }>('/site');
    expect(known.site).not.toHaveProperty('taxId'); // who runs it is told on papers alone
    const { position } = await close(nth(3));
    const { rows, totals } = await listed(admin, position, `&ownerId=${ownerId}`);
    const money = { commission: 200, vat: 14, total: 214, withholding: 6 };
    expect(rows).toMatchObject([
      {
        ...{
          number: expect.stringMatching(/^CM2027-00000\d$/),
          month: MARCH,
          kind: 'Tax invoice',
          credits: null,
        },
        ...{ date: '2027-04-03', ownerId, ...money },
      },
    ]);
    expect(totals).toEqual(money);
    const again = { ownerId, month: MARCH };
    expect(await invoiceCommission(shop.ports, again, contextForTest())).toEqual([]);
  });

  it('lists one of each owner, without a gap though their months were closed at once', async () => {
    await register();
    const answers = await Promise.all(owners.map(close));
    expect(answers.map(({ status }) => status)).toEqual(owners.map(() => 200));
    await vi.waitFor(async () => expect(await issued()).toHaveLength(owners.length), PATIENT);
    expect((await issued()).map(({ serial }) => serial)).toEqual([1, 2, 3, 4]);
    const ids = (await issued()).map(({ ownerId }) => ownerId);
    expect(new Set(ids)).toEqual(new Set(owners.map(({ owner }) => owner.userId)));
    const { position } = await close(nth(1)); // told again
    expect((await listed(admin, position)).rows).toHaveLength(owners.length);
  });

  it('is for admins and auditors by their scope, and lists an owner their own', async () => {
    await register();
    const { position } = await close(nth(0));
    await listed(admin, position);
    const { auditor, stranger, officer } = await staffOf(nth(0));
    expect((await listed(stranger)).rows).toEqual([]);
    expect((await shop.get('/reports/commission', officer.headers)).status).toBe(403);
    const found = (await listed(auditor)).rows.map((row) => Reflect.get(row, 'ownerId'));
    expect(found).toContain(nth(0).owner.userId);
  });
});

/** Who may read an owner's papers, and who may not. */
async function staffOf({ owner }: OwnHotel) {
  const [auditor, stranger, officer, auditorOfOther] = await Promise.all([
    hire(shop.ports, 'auditor'),
    hire(shop.ports, 'owner'),
    hire(shop.ports, 'officer', owner.userId),
    hire(shop.ports, 'auditor', nth(1).owner.userId),
  ]);
  return { auditor, stranger, officer, auditorOfOther };
}

async function numberOf(of: OwnHotel): Promise<string> {
  await register();
  const { position } = await close(of);
  const { rows } = await listed(admin, position, `&ownerId=${of.owner.userId}`);
  return String(rows[0]?.key);
}

async function expectForReadersOfMoney(paper: string, of: OwnHotel): Promise<void> {
  const { auditor, stranger, officer, auditorOfOther } = await staffOf(of);
  expect((await pdf(paper, auditor)).status).toBe(200);
  for (const by of [stranger, officer, auditorOfOther])
    expect((await pdf(paper, by)).status).toBe(403);
}

describe('GET /reports/settlement/{ownerId}/{month}/tax-invoice.pdf', () => {
  it('prints the invoice of the commission in the language asked for', async () => {
    const number = await numberOf(nth(0));
    const invoice = await pdf(`${path(nth(0))}/tax-invoice.pdf?lang=th`, admin);
    for (const said of ['ใบกำกับภาษี', number, 'บริษัท บ้านพัก จำกัด', '3 เมษายน 2570', 'มีนาคม 2570'])
      expect(invoice.text).toContain(said);
  });

  it('is read by its owner, admins and auditors, and by nobody else', async () => {
    await numberOf(nth(0));
    await expectForReadersOfMoney(`${path(nth(0))}/tax-invoice.pdf`, nth(0));
  });
});

describe('GET /reports/settlement/{ownerId}/{month}/statement.pdf', () => {
  it('prints what was paid out, with the tax that is withheld', async () => {
    const number = await numberOf(nth(0));
    const statement = await pdf(`${path(nth(0))}/statement.pdf?lang=en`, admin);
    for (const said of [
      'Settlement statement',
      'March 2027',
      'KBANK 1',
      number,
      'Baanpak Co., Ltd.',
    ])
      expect(statement.text).toContain(said);
    expect(statement.text).toMatch(/Withholding tax 3% on the commission ?6\.00/);
    expect(statement.text).toMatch(/Paid out to the owner ?-208\.00/);
    const report = await shop.get<ReportJson>(
      `/reports/settlement?from=2027-03-01&to=2027-03-31&ownerId=${nth(0).owner.userId}`,
      admin.headers,
    );
    expect(report.body.rows).toMatchObject([{ invoice: number, withholding: 6, owed: -208 }]);
  });

  it('is read by its owner, admins and auditors, and by nobody else', async () => {
    await numberOf(nth(0));
    await expectForReadersOfMoney(`${path(nth(0))}/statement.pdf`, nth(0));
  });
});
