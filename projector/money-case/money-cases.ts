import type { MoneyCaseEvent } from '@baanpak/domain/money-case/money-case.ts';
import { anyOf, openKysely } from '@baanpak/infrastructure/database/kysely.ts';
import type { Pool } from 'pg';
import { put, set } from '../row-changes.ts';
import type { ErasedSubjects, Projection } from '../run/projection.ts';
import { type MoneyCaseTables, moneyCaseModel } from './tables.ts';

/** One row a case; one that is opened again is as if it had never ended. */
export const moneyCases: Projection<MoneyCaseEvent> = {
  model: moneyCaseModel,
  records: { money_cases: { resource: 'cases', id: ['case_id'] } },
  streams: ['moneyCase-'],
  forget: forgetMoneyCases,
  when: {
    CaseOpened: ({ data, revision }) => [
      put('money_cases', {
        case_id: data.caseId,
        kind: data.kind,
        status: 'open',
        owner_id: data.ownerId,
        booking_ids: data.bookingIds,
        amount: data.amount,
        charge_id: data.chargeId,
        detail: data.detail,
        opened_at: data.openedAt,
        ended_at: null,
        action: null,
        reason: null,
        settled_by: null,
        because: null,
        version: revision,
      }),
    ],
    CaseSettled: ({ data: { caseId, action, reason, by, settledAt }, revision }) => [
      set(
        'money_cases',
        { case_id: caseId },
        {
          ...{ status: 'settled', ended_at: settledAt, action, reason, settled_by: by },
          version: revision,
        },
      ),
    ],
    CaseResolved: ({ data: { caseId, because, resolvedAt }, revision }) => [
      set(
        'money_cases',
        { case_id: caseId },
        { status: 'resolved', ended_at: resolvedAt, because, version: revision },
      ),
    ],
  },
};

/** Why cases were settled: a reason is sealed for the first booking of its case, else for its checkout or itself. */
async function forgetMoneyCases(
  pool: Pool,
  schema: string,
  { all }: ErasedSubjects,
): Promise<void> {
  await openKysely<MoneyCaseTables>(pool)
    .withSchema(schema)
    .updateTable('money_cases')
    .set({ reason: null })
    .where((eb) =>
      eb.or([
        eb('case_id', '=', anyOf(all)),
        eb(eb.ref('booking_ids', '->>').at(0), '=', anyOf(all)),
      ]),
    )
    .where('reason', 'is not', null)
    .execute();
}
