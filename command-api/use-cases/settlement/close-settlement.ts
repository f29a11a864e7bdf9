import type { CloseSettlementRequest } from '@baanpak/contract/settlement/settlement-requests.ts';
import { hotel, hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import { isVatRegistered } from '@baanpak/domain/hotel/hotel-details.ts';
import { settlement, settlementStream } from '@baanpak/domain/settlement/settlement.ts';
import { user, userStream } from '@baanpak/domain/user/user.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { type Instant, instant } from '@baanpak/domain/values/time/instant.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import type { FastifyRequest } from 'fastify';
import { detailFor, latestPosition, sendWithPosition } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { contextOf } from '../../http/request.ts';
import { withIdempotency } from '../../http/with-idempotency.ts';
import type {
  Clock,
  Commands,
  Logging,
  MonthStatements,
  RequestIds,
  RequestKeys,
  SecondFactors,
  Store,
} from '../../ports.ts';
import { invoiceCommission } from '../commission-invoice/invoice-commission.ts';
import { assertSecondFactor } from '../second-factor/assert-second-factor.ts';

type OfMonth = Readonly<{ ownerId: string; month: string }>;

const NOT_YET = { th: 'ยังไม่ถึงเวลานั้น', en: 'has not come yet' };

/** PUT /reports/settlement/{ownerId}/{month}: an admin paid out what is owed; what comes later is of a later month. */
export const closeSettlement =
  (
    ports: Commands &
      Clock &
      Logging &
      RequestIds &
      RequestKeys &
      Store &
      MonthStatements &
      SecondFactors,
  ): Handler<'PUT /reports/settlement/{ownerId}/{month}'> =>
  async (request, reply) => {
    const { month } = request.params;
    const of = { ownerId: request.params.ownerId.toLowerCase(), month };
    const done = await withIdempotency(ports, request, reply, (body) =>
      close(ports, request, of, body),
    );
    const { state, position } = await ports.commands.load(settlement, settlementStream(of));
    if (!state) throw new Error(`${settlementStream(of)} is open`);
    const { paidAt, reference, closedAt } = state;
    return sendWithPosition(reply, ports, latestPosition([done, position])).send({
      settlement: { ...of, paidAt, reference, closedAt },
      ...detailFor(request, DETAILS.settlementClosed),
    });
  };

async function close(
  ports: Commands & Clock & Logging & MonthStatements & SecondFactors,
  request: FastifyRequest,
  of: OfMonth,
  { reference, at, paidAt: said }: CloseSettlementRequest,
): Promise<Position> {
  await assertSecondFactor(ports, request);
  await assertOwner(ports, of.ownerId);
  const closedAt = ports.now();
  const paidAt = notToCome(instant(said), closedAt);
  const by = principalOf(request).userId;
  const { authorization } = request.headers;
  const { hotelIds, ...read } = await ports.statements({ ...of, at, authorization });
  const statement = { ...read, hotelId: await invoicedHotel(ports, hotelIds) };
  const data = { ...of, paidAt, reference: reference.trim(), by, closedAt, statement };
  const command = { type: 'CloseSettlement', data } as const;
  const stream = settlementStream(of);
  const { position } = await ports.commands.handle(settlement, stream, command, contextOf(request));
  const issued = await invoiceCommission(ports, of, contextOf(request));
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
