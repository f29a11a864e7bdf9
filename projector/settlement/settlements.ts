import type { SettlementClosed } from '@baanpak/domain/settlement/settlement.ts';
import { put } from '../row-changes.ts';
import type { Projection } from '../run/projection.ts';
import { settlementModel } from './tables.ts';

/** One row a month of an owner that was closed. */
export const settlements: Projection<SettlementClosed> = {
  model: settlementModel,
  streams: ['settlement-'],
  when: {
    SettlementClosed: ({ data: { ownerId, month, paidAt, reference, amounts }, position }) => [
      put('settlements', {
        ...{ owner_id: ownerId, month, paid_at: paidAt, reference, amounts: amounts ?? null },
        commit_position: Number(position.commit),
        prepare_position: Number(position.prepare),
      }),
    ],
  },
};
