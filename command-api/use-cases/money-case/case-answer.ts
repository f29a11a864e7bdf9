import type { MoneyCaseJson } from '@baanpak/contract/money-case/money-case.ts';
import { toMoneyCase } from '@baanpak/contract/money-case/to-money-case.ts';
import {
  type KnownCase,
  moneyCase,
  moneyCaseStream,
} from '@baanpak/domain/money-case/money-case.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import type { OwnerOf } from '@baanpak/infrastructure/http/staff.ts';
import { latestPosition } from '../../http/answer.ts';
import type { Commands } from '../../ports.ts';
import { loadBooking } from '../booking/booking-answer.ts';

type Answered = Readonly<{ case: MoneyCaseJson; position: Position }>;

/** A case as the read models will show it at `position`; throws `not-found`. */
export async function caseAnswer(ports: Commands, caseId: string): Promise<Answered> {
  const { state, position } = await loadCase(ports, caseId);
  const booked = await Promise.all(state.bookingIds.map((id) => loadBooking(ports, id)));
  const shown = toMoneyCase({
    ...state,
    ...ended(state),
    bookings: booked.map((found, n) => ({
      _id: state.bookingIds[n] ?? '',
      bookingId: found.state.terms.code,
    })),
  });
  return {
    case: shown,
    position: latestPosition([position, ...booked.map((found) => found.position)]),
  };
}

/** Throws `not-found`. */
export async function loadCase({ commands }: Commands, caseId: string) {
  const { state, ...found } = await commands.load(moneyCase, moneyCaseStream(caseId));
  if (state.status === 'unknown') throw new Refusal('not-found', 'No such case');
  return { ...found, state };
}

/** Whose a case is; undefined for one that is not there. */
export const ownerOfCase =
  ({ commands }: Commands): OwnerOf =>
  async (caseId) => {
    const { state } = await commands.load(moneyCase, moneyCaseStream(caseId));
    return state.status === 'unknown' ? undefined : state;
  };

function ended(state: KnownCase) {
  const nothing = { endedAt: null, action: null, reason: null, settledBy: null, because: null };
  switch (state.status) {
    case 'open':
      return nothing;
    case 'settled': {
      const { endedAt, action, reason, by } = state;
      return { ...nothing, endedAt, action, reason, settledBy: by };
    }
    case 'resolved':
      return { ...nothing, endedAt: state.endedAt, because: state.because };
  }
}
