import type { CreateChargeRequest } from '@baanpak/contract/payment/charge-requests.ts';
import { payment, paymentStream } from '@baanpak/domain/payment/payment.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { isRecord } from '@baanpak/domain/values/fields/fields.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import type { ProviderCharge } from '@baanpak/infrastructure/payment-provider/port.ts';
import type { FastifyRequest } from 'fastify';
import { detailFor, sendWithPosition } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { contextOf, idFor, isReplay } from '../../http/request.ts';
import type {
  BookingLinks,
  Clock,
  Commands,
  Failpoints,
  Following,
  Holding,
  Payments,
  Ports,
  RequestIds,
} from '../../ports.ts';
import { openBooking } from '../booking/open-booking.ts';
import { attemptPayment } from './attempt-payment.ts';
import { endPendingCharges } from './end-pending-charges.ts';
import { type Settled, settledCharge } from './settled-charge.ts';

/** POST /payments/charge/create: takes the money of a whole checkout, as much as the server says. */
export const createCharge =
  (ports: Ports): Handler<'POST /payments/charge/create'> =>
  async (request, reply) => {
    const uid = await checkoutOf(ports, request.body);
    const { charge, position, replayed } = await pay(request, ports, uid);
    if (replayed) void reply.header('idempotent-replayed', 'true');
    return sendWithPosition(reply, ports, position)
      .code(201)
      .send({ ...shown(charge), ...detailFor(request, DETAILS.charged) });
  };

type Pay = FastifyRequest & { body: CreateChargeRequest };
const MOST_TRIES = 5;

/** Answers what this request paid before, or pays once no other charge of the checkout is pending. */
async function pay(
  request: Pay,
  ports: Commands & Clock & Failpoints & RequestIds & Holding & Payments & Following,
  uid: string,
): Promise<Settled & { replayed?: boolean }> {
  const { method, token, returnUri, expectedAmount } = request.body;
  if (!ports.returnsTo(returnUri))
    throw new Refusal('foreign-return-uri', 'A bank sends guests back to our own pages only');
  const context = contextOf(request);
  const asked = {
    ...{ uid, method, returnUri, expectedAmount },
    ...(token !== undefined && { token }),
  };
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const { attemptId, replayed } = await attemptOf(request, ports);
    if (method === 'card' && token === undefined) throw invalidField('token', TOKEN_NEEDED);
    const known = replayed
      ? await settledCharge(ports, attemptId, context)
      : await endPendingCharges(ports, asked, context);
    if (known) return { ...known, replayed };
    if (replayed) continue; // it took no charge: the key is free for another
    const made = await unlessOutrun(attemptPayment(ports, { ...asked, attemptId }, context));
    if (made) return made;
  }
  throw new Refusal('busy', 'Others pay for this checkout at the same time');
}

/** Two requests find the way clear at once: the checkout takes one, the other looks again. */
const unlessOutrun = (made: Promise<Settled | null>): Promise<Settled | null> =>
  made.catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'payment-in-progress') return null;
    throw error;
  });

/** The attempt of this request. One that took no charge is not kept: its key is free for another. */
async function attemptOf(request: FastifyRequest, ports: Commands & RequestIds) {
  for (let refused = 0; ; refused += 1) {
    const attemptId = idFor(request, ports, refused === 0 ? 'charge' : `charge#${refused}`);
    const { state, origin } = await ports.commands.load(payment, paymentStream(attemptId));
    if (state.status !== 'failed' || state.chargeId !== null)
      return { attemptId, replayed: isReplay(request, origin) };
  }
}

const TOKEN_NEEDED = { th: 'ต้องระบุเมื่อชำระด้วยบัตร', en: 'is required for a card' };
const ONE_NEEDED = { th: 'ต้องระบุ checkoutId หรือ bookingId', en: 'or bookingId is required' };

const OF_ANOTHER = { th: 'ไม่ใช่การจองของ checkoutId นี้', en: 'is not a booking of this checkoutId' };

/** A booking stands for its whole checkout; nobody pays one that they did not name. */
async function checkoutOf(
  ports: Commands & RequestIds & BookingLinks,
  { checkoutId, bookingId }: CreateChargeRequest,
): Promise<string> {
  if (bookingId === undefined) {
    if (checkoutId === undefined) throw invalidField('checkoutId', ONE_NEEDED);
    return checkoutId;
  }
  const { checkoutUid } = (await openBooking(ports, bookingId)).state.terms;
  if (checkoutId !== undefined && checkoutId !== checkoutUid)
    throw invalidField('bookingId', OF_ANOTHER);
  return checkoutUid;
}

const shown = ({ facts, raw }: ProviderCharge) => ({
  charge_id: facts.chargeId,
  charge: raw,
  card: isRecord(raw.card) ? raw.card : null,
  source: isRecord(raw.source) ? raw.source : null,
});
