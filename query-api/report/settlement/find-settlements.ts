import type { ReportRowJson, ReportTotalsJson } from '@baanpak/contract/report/report.ts';
import { DESK_METHODS } from '@baanpak/domain/values/money/desk-payment.ts';
import { satang } from '@baanpak/domain/values/money/money.ts';
import type { FactRow } from '@baanpak/projector/report/tables.ts';
import { type SqlBool, sql } from 'kysely';
import type { ReadDb } from '../../deps.ts';
import { inScope } from '../../staff-list.ts';
import { namesOf } from '../../user/names-of.ts';
import type { Asked } from '../asked.ts';
import { type Settlement, settle } from './settlement.ts';

/** Satang of kinds; of money only what the provider had, for the hotel has the rest already. */
const ofProvider = (kind: FactRow['kind']) =>
  sql<string>`coalesce(sum(satang) FILTER (WHERE kind = ${kind} AND coalesce(method, '') <> ALL (${[...DESK_METHODS]})), 0)`;

const whole = (kind: FactRow['kind']) =>
  sql<string>`coalesce(sum(satang) FILTER (WHERE kind = ${kind}), 0)`;

const MONTH = sql<string>`to_char(date, 'YYYY-MM')`;

/** What is owed each owner for each month of the days asked for; a night's commission is earned the morning after. */
async function settlementsOf(
  db: ReadDb,
  { scope, ownerId, hotelId, channel, from, to, upTo, today }: Asked,
): Promise<(Settlement & Readonly<{ ownerId: string; month: string }>)[]> {
  const { commit, prepare } = upTo.position;
  const found = await db
    .selectFrom('facts')
    .select(['owner_id', MONTH.as('month'), ofProvider('received').as('received')])
    .select([ofProvider('refunded').as('refunded'), whole('fee').as('fee')])
    .select([whole('fee-vat').as('feeVat'), whole('commission').as('commission')])
    .where((eb) => inScope(scope, eb.ref('owner_id')))
    .where('kind', 'in', ['received', 'refunded', 'fee', 'fee-vat', 'commission'])
    .where('date', '>=', from)
    .where('date', '<=', to)
    .where((eb) => eb.or([eb('kind', '<>', 'commission'), eb('date', '<', today)]))
    .where(
      sql<SqlBool>`(commit_position, prepare_position) <= (${String(commit)}::bigint, ${String(prepare)}::bigint)`,
    )
    .$if(ownerId !== undefined, (query) => query.where('owner_id', '=', ownerId ?? ''))
    .$if(hotelId !== undefined, (query) => query.where('hotel_id', '=', hotelId ?? ''))
    .$if(channel !== undefined, (query) => query.where('channel', '=', channel ?? 'website'))
    .groupBy(['owner_id', MONTH])
    .orderBy('month')
    .orderBy('owner_id')
    .execute();
  return found.map(({ owner_id, month, received, refunded, fee, feeVat, commission }) => ({
    ...settle({
      received: satang(Number(received)),
      refunded: satang(Number(refunded)),
      fee: satang(Number(fee)),
      feeVat: satang(Number(feeVat)),
      commission: satang(Number(commission)),
    }),
    ...{ ownerId: owner_id, month },
  }));
}

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
  const rows = found.map(({ ownerId, month, ...money }) => ({
    ...{ key: `${month}.${ownerId}`, booking: null, month, owner: names.get(ownerId) ?? null },
    ...shown(money),
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
