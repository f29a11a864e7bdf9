import type { MoneyCaseEvent } from '@baanpak/domain/money-case/money-case.ts';
import { type Projection, put, set } from '../projection.ts';
import { forgetMoneyCases } from './forget.ts';
import { moneyCaseModel } from './tables.ts';

/** One row a case; one that is opened again is as if it had never ended. */
export const moneyCases: Projection<MoneyCaseEvent> = {
  model: moneyCaseModel,
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
