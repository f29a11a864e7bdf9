import { isRecord } from '@baanpak/domain/values/fields/fields.ts';
import { latestPosition } from '@baanpak/infrastructure/event-store/port.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import { TransportError } from '@baanpak/infrastructure/http/transport-problems.ts';
import type { ProviderCharge } from '@baanpak/infrastructure/payment-provider/port.ts';
import type { Ports } from '../ports.ts';
import { createCharge } from '../use-cases/payment/create-charge.ts';
import {
  chargeAnswer,
  handleChargeWebhook,
  lookUpCharge,
} from '../use-cases/payment/look-up-charge.ts';
import { DETAILS, detailFor, type Handler, type Handlers, sendWithPosition } from './answer.ts';
import { callerOf } from './request.ts';

/** The writes of payments: of guests, and of the provider. */
export const paymentHandlers = (ports: Ports) =>
  ({
    'POST /payments/charge/create': create(ports),
    'POST /payments/charge/{charge_id}/refresh': refresh(ports),
    'POST /payments/webhook': webhook(ports),
  }) satisfies Partial<Handlers>;

const create =
  (ports: Ports): Handler<'POST /payments/charge/create'> =>
  async (request, reply) => {
    const by = callerOf(request, ports);
    const { charge, position, replayed } = await createCharge(ports, by, request.body);
    if (replayed) void reply.header('idempotent-replayed', 'true');
    return sendWithPosition(reply, ports, position)
      .code(201)
      .send({ ...shown(charge), ...detailFor(request, DETAILS.charged) });
  };

const shown = ({ facts, raw }: ProviderCharge) => ({
  charge_id: facts.chargeId,
  charge: raw,
  card: isRecord(raw.card) ? raw.card : null,
  source: isRecord(raw.source) ? raw.source : null,
});

/** The return page asks for the charge to be fetched now. */
const refresh =
  (ports: Ports): Handler<'POST /payments/charge/{charge_id}/refresh'> =>
  async (request, reply) => {
    const { context } = callerOf(request, ports);
    const looked = await lookUpCharge(ports, request.params.charge_id, context);
    const { bookingId } = request.query;
    const { charge, position } = await chargeAnswer(ports, looked.attemptId, bookingId);
    return sendWithPosition(reply, ports, latestPosition([looked.position, position])).send({
      ...charge,
      ...detailFor(request, DETAILS.chargeFetched),
    });
  };

/** What ids of the provider look like, with room for longer ones; it stands in addresses at the provider. */
const PROVIDER_ID = /^\w{1,64}$/;
const NO_ID = { th: 'ไม่ใช่รหัสของผู้ให้บริการชำระเงิน', en: 'is not an id of the payment provider' };

/** A hint that something happened to a charge; the charge itself is fetched. */
const webhook =
  (ports: Ports): Handler<'POST /payments/webhook'> =>
  async (request, reply) => {
    const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    if (!ports.provider.verifyWebhook(request.headers, raw))
      throw new TransportError('unauthorized', { message: 'The signature is not good' });
    const chargeId = chargeIdOf(raw);
    if (chargeId !== undefined && !PROVIDER_ID.test(chargeId)) throw invalidField('data', NO_ID);
    const { context } = callerOf(request, ports);
    if (chargeId !== undefined)
      await handleChargeWebhook(ports, chargeId, { ...context, actor: 'webhook' });
    return reply.send(detailFor(request, DETAILS.webhookSeen));
  };

/** Events speak of a charge, or of something that belongs to one. */
function chargeIdOf(raw: Buffer): string | undefined {
  try {
    const event: unknown = JSON.parse(raw.toString());
    const data = field(event, 'data');
    const id = field(data, 'object') === 'charge' ? field(data, 'id') : field(data, 'charge');
    return typeof id === 'string' ? id : undefined;
  } catch {
    return undefined;
  }
}

const field = (value: unknown, name: string): unknown =>
  isRecord(value) ? value[name] : undefined;
