import type { ReportRowJson, ReportTotalsJson } from '@baanpak/contract/report/report.ts';
import { satang } from '@baanpak/domain/values/money/money.ts';
import type { ReadDb } from '../../deps.ts';
import { namesOf } from '../../user/names-of.ts';
import type { Asked } from '../asked.ts';
import { type Closed, closedMonths } from './closed-months.ts';
import { type MonthOfOwner, type Settlement, settle } from './settlement.ts';
import { sumMonths } from './sum-months.ts';

type Row = Settlement & Readonly<{ ownerId: string; month: string; closed: Closed | undefined }>;

const NOTHING: MonthOfOwner = {
  ...{ received: satang(0), refunded: satang(0) },
  ...{ fee: satang(0), feeVat: satang(0), commission: satang(0) },
};

const keyOf = ({ month, ownerId }: Readonly<{ month: string; ownerId: string }>) =>
  `${month}.${ownerId}`;

/** What is owed each owner for each month of the days asked for; a month that was closed has a row also of nothing. */
async function settlementsOf(db: ReadDb, asked: Asked): Promise<Row[]> {
  const [sums, closed] = await Promise.all([sumMonths(db, asked), closedMonths(db, asked)]);
  const isOfAll = asked.hotelId === undefined && asked.channel === undefined;
  const months = new Map([
    ...(isOfAll ? closed.map((month) => [keyOf(month), { ...month, ...NOTHING }] as const) : []),
    ...sums.map((month) => [keyOf(month), month] as const),
  ]);
  const closings = new Map(closed.map((month) => [keyOf(month), month]));
  return [...months]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, { ownerId, month, ...sum }]) => {
      const { received, refunded, fee, feeVat, commission } = sum;
      const owed = settle({ received, refunded, fee, feeVat, commission });
      return { ...owed, ownerId, month, closed: closings.get(key) };
    });
}

const STATUS = {
  open: { th: 'ยังไม่โอน', en: 'Open' },
  closed: { th: 'โอนแล้ว', en: 'Paid out' },
} as const;

/** All rows, of which there is one an owner and month, and what they add up to, in THB. */
export async function findSettlements(
  db: ReadDb,
  asked: Asked,
): Promise<Readonly<{ rows: ReportRowJson[]; totals: ReportTotalsJson }>> {
  const found = await settlementsOf(db, asked);
  const names = await namesOf(
    db,
    found.map(({ ownerId }) => ownerId),
  );
  const rows = found.map(({ ownerId, month, closed, ...money }) => ({
    ...{ key: keyOf({ month, ownerId }), booking: null, month, ownerId },
    ...{ owner: names.get(ownerId) ?? null, ...shown(money) },
    status: STATUS[closed ? 'closed' : 'open'][asked.language],
    ...{ paidAt: closed?.paidAt ?? null, reference: closed?.reference ?? null },
  }));
  return { rows, totals: shown(addedUp(found)) };
}

const NAMES = [
  ...(['received', 'refunded', 'fee', 'feeVat'] as const),
  ...(['commission', 'commissionVat', 'withholding', 'owed'] as const),
];

const addedUp = (all: readonly Settlement[]) =>
  Object.fromEntries(NAMES.map((name) => [name, all.reduce((sum, each) => sum + each[name], 0)]));

/** What is taken off is below 0, so that a row adds up. */
const TAKEN_OFF: readonly string[] = ['refunded', 'fee', 'feeVat', 'commission', 'commissionVat'];

const shown = (money: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(
    NAMES.map((name) => {
      const amount = (money[name] ?? 0) / 100;
      return [name, TAKEN_OFF.includes(name) ? 0 - amount : amount];
    }),
  );
