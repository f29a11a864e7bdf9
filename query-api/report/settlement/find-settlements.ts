import type { ReportRowJson, ReportTotalsJson } from '@baanpak/contract/report/report.ts';
import type { SettledAmounts } from '@baanpak/domain/settlement/outstanding.ts';
import type { ReadDb } from '../../deps.ts';
import { namesOf } from '../../user/names-of.ts';
import { commissionInvoicesOf } from '../commission/find-commission-invoices.ts';
import type { ReportRequest } from '../report-request.ts';
import { keyOf } from './months.ts';
import { outstandingMonths } from './outstanding-months.ts';

const STATUS = {
  open: { th: 'ยังไม่โอน', en: 'Open' },
  closed: { th: 'โอนแล้ว', en: 'Paid out' },
} as const;

/** All rows, of which there is one an owner and month, and what they add up to, in THB. */
export async function findSettlements(
  db: ReadDb,
  asked: ReportRequest,
): Promise<Readonly<{ rows: ReportRowJson[]; totals: ReportTotalsJson }>> {
  const found = await outstandingMonths(db, asked);
  const ownerIds = found.map(({ ownerId }) => ownerId);
  const [names, invoices] = await Promise.all([
    namesOf(db, ownerIds),
    commissionInvoicesOf(db, asked, ownerIds),
  ]);
  const rows = found.map(({ ownerId, month, closed, ...money }) => ({
    ...{ key: keyOf({ month, ownerId }), booking: null, month, ownerId },
    ...{ owner: names.get(ownerId) ?? null, ...shownAmounts(money) },
    status: STATUS[closed ? 'closed' : 'open'][asked.language],
    ...{ paidAt: closed?.paidAt ?? null, reference: closed?.reference ?? null },
    invoice: invoices.get(keyOf({ month, ownerId })) ?? null,
  }));
  return { rows, totals: shownAmounts(addedUp(found)) };
}

const NAMES = [
  ...(['received', 'refunded', 'fee', 'feeVat'] as const),
  ...(['commission', 'commissionVat', 'withholding', 'owed'] as const),
];

const addedUp = (all: readonly SettledAmounts[]) =>
  Object.fromEntries(NAMES.map((name) => [name, all.reduce((sum, each) => sum + each[name], 0)]));

/** What is taken off is below 0, so that a row adds up. */
const TAKEN_OFF: readonly string[] = ['refunded', 'fee', 'feeVat', 'commission', 'commissionVat'];

export const shownAmounts = (money: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(
    NAMES.map((name) => {
      const amount = (money[name] ?? 0) / 100;
      return [name, TAKEN_OFF.includes(name) ? 0 - amount : amount];
    }),
  );
