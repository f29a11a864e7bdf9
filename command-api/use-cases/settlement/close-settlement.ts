import type { CloseSettlementRequest } from '@baanpak/contract/settlement/settlement-requests.ts';
import { hotel, hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import { isVatRegistered } from '@baanpak/domain/hotel/hotel-details.ts';
import { settlement, settlementStream } from '@baanpak/domain/settlement/settlement.ts';
import { user, userStream } from '@baanpak/domain/user/user.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { type Instant, instant } from '@baanpak/domain/values/time/instant.ts';
import { latestPosition, type Position } from '@baanpak/infrastructure/event-store/port.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import type { Clock, Commands, Logging, MonthStatements, SecondFactors } from '../../ports.ts';
import type { Staff } from '../caller.ts';
import { invoiceCommission } from '../commission-invoice/invoice-commission.ts';
import { assertSecondFactor } from '../second-factor/assert-second-factor.ts';

export type OfMonth = Readonly<{ ownerId: string; month: string }>;

const NOT_YET = { th: 'ยังไม่ถึงเวลานั้น', en: 'has not come yet' };

/**
 * An admin paid out what is owed; what comes later is of a later month. `authorization` is in whose name the statement
 * is read.
 */
export async function closeSettlement(
  ports: Commands & Clock & Logging & MonthStatements & SecondFactors,
  by: Staff,
  of: OfMonth,
  {
    reference,
    at,
    paidAt: said,
    authorization,
  }: CloseSettlementRequest & Readonly<{ authorization: string | undefined }>,
): Promise<Position> {
  await assertSecondFactor(ports, by);
  await assertOwner(ports, of.ownerId);
  const closedAt = ports.now();
  const paidAt = notToCome(instant(said), closedAt);
  const { userId } = by.principal;
  const { hotelIds, ...read } = await ports.statements({ ...of, at, authorization });
  const statement = { ...read, hotelId: await invoicedHotel(ports, hotelIds) };
  const data = { ...of, paidAt, reference: reference.trim(), by: userId, closedAt, statement };
  const command = { type: 'CloseSettlement', data } as const;
  const stream = settlementStream(of);
  const { position } = await ports.commands.handle(settlement, stream, command, by.context);
  const issued = await invoiceCommission(ports, of, by.context);
  return latestPosition([position, ...issued.map((event) => event.position)]);
}

/** Who was removed since is still owed. */
async function assertOwner({ commands }: Commands, ownerId: string): Promise<void> {
  const { state } = await commands.load(user, userStream(ownerId));
  const isOther = state.status === 'registered' && state.role !== 'owner';
  if (state.status === 'unknown' || isOther) throw new Refusal('not-found', 'No such owner');
}

/** In whose name an owner is invoiced: the first that may be named by its tax id, else the first. */
async function invoicedHotel({ commands }: Commands, hotelIds: readonly string[]) {
  for (const hotelId of hotelIds) {
    const { state } = await commands.load(hotel, hotelStream(hotelId));
    if ('details' in state && isVatRegistered(state.details)) return hotelId;
  }
  return hotelIds[0] ?? null;
}

/** Refuses what is to come with 400. */
function notToCome(moment: Instant, now: Instant): Instant {
  if (moment > now) throw invalidField('paidAt', NOT_YET);
  return moment;
}
