import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { isRecord } from '@baanpak/domain/values/fields/fields.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import { TransportError } from '@baanpak/infrastructure/http/transport-problems.ts';
import { detailFor } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { contextOf } from '../../http/request.ts';
import type { Clock, Commands, Following, Logging, Payments } from '../../ports.ts';
import { lookUpCharge } from './look-up-charge.ts';

/** What ids of the provider look like, with room for longer ones; it stands in addresses at the provider. */
const PROVIDER_ID = /^\w{1,64}$/;
const NO_ID = { th: 'ไม่ใช่รหัสของผู้ให้บริการชำระเงิน', en: 'is not an id of the payment provider' };

/** POST /payments/webhook: a hint that something happened to a charge; the charge itself is fetched. */
export const webhook =
  (ports: Commands & Clock & Logging & Payments & Following): Handler<'POST /payments/webhook'> =>
  async (request, reply) => {
    const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    if (!ports.provider.verifyWebhook(request.headers, raw))
      throw new TransportError('unauthorized', { message: 'The signature is not good' });
    const chargeId = chargeIdOf(raw);
    if (chargeId !== undefined && !PROVIDER_ID.test(chargeId)) throw invalidField('data', NO_ID);
    if (chargeId !== undefined)
      await hearOf(ports, chargeId, { ...contextOf(request), actor: 'webhook' });
    return reply.send(detailFor(request, DETAILS.webhookSeen));
  };

/** A charge nobody here knows of is nobody's business here. */
async function hearOf(
  ports: Commands & Clock & Logging & Payments & Following,
  chargeId: string,
  context: ReturnType<typeof contextOf>,
): Promise<void> {
  try {
    await lookUpCharge(ports, chargeId, context);
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'not-found')) throw error;
    ports.log.warn({ chargeId }, 'A webhook spoke of a charge that is not known');
  }
}

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
