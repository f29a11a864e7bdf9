import { randomUUID } from 'node:crypto';
import type { PlaceBookingRequest } from '@baanpak/contract/booking/booking-requests.ts';
import type { CartItem } from '@baanpak/contract/checkout/checkout-requests.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { type Checkout, isSameStay } from '@baanpak/domain/checkout/checkout-state.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { firstItem } from '@baanpak/domain/values/lists/first-item.ts';
import { toBaht } from '@baanpak/domain/values/money/money.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { detailFor, sendWithPosition } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { anotherCommand, contextOf, hasKey, idFor, isReplay } from '../../http/request.ts';
import type { BookingLinks, Clock, Commands, Holding, RequestIds, Store } from '../../ports.ts';
import { checkoutAnswer } from '../checkout/checkout-answer.ts';
import { makeCheckout } from '../checkout/price-cart.ts';
import { roomAdmission } from '../room-calendar/room-admission.ts';
import { buyerOf } from '../tax-invoice/buyer-of.ts';
import { bookingAnswer, bookingAnswerFrom, guestAnswers } from './booking-answer.ts';
import { giveGuestId } from './give-guest-id.ts';
import { type Plan, planStays } from './plan-stays.ts';
import { requestedStays } from './requested-stays.ts';
import type { RequestedStay } from './reservation.ts';
import { reserve } from './reserve.ts';
import { startedBefore } from './started-before.ts';

type Booking = FastifyRequest & { body: PlaceBookingRequest };

/** POST /outreach/bookings: holds rooms for their payment. */
export const placeBooking = (
  ports: Commands & Clock & RequestIds & Store & Holding & BookingLinks,
): Handler<'POST /outreach/bookings'> => {
  const admission = roomAdmission(ports);
  return async (request, reply) => {
    const { body } = request;
    const asked = await requestedStays(ports, body);
    const stays = asked.map((stay, n): RequestedStay => {
      const guestId = idFor(request, ports, `booking#${n}`);
      return { ...stay, guestId, bookingId: ports.ids.staffIdOf(guestId) };
    });
    const wanted = {
      stays,
      paymentMethod: body.paymentMethod,
      wantsTaxInvoice: Boolean(body.taxInvoice),
      expectedTotal: body.expectedTotal,
    };
    const planning = admission.plan(stays, (readRoom) =>
      planStays(
        ports,
        body.checkoutId === undefined ? wanted : { ...wanted, cartUid: body.checkoutId },
        readRoom,
      ),
    );
    planning.catch(() => {}); // a replay does not hear of it
    const replayed = await bookedBefore(request, ports, stays);
    if (replayed) void reply.header('idempotent-replayed', 'true');
    const answers = replayed
      ? await Promise.all(replayed.map((bookingId) => bookingAnswer(ports, bookingId)))
      : (await holdRooms(request, reply, ports, stays, planning, admission)).map(
          bookingAnswerFrom(ports),
        );
    const { books, position } = await guestAnswers(ports, answers);
    const book = firstItem(books);
    return sendWithPosition(reply, ports, position)
      .code(201)
      .send({ book, books, ...detailFor(request, DETAILS.booked) });
  };
};

/** What the same request booked when it came before; one that broke off on the way is carried on. */
async function bookedBefore(
  request: Booking,
  ports: Commands & RequestIds & BookingLinks,
  stays: readonly RequestedStay[],
): Promise<readonly string[] | null> {
  if (!hasKey(request)) return null;
  const first = firstItem(stays);
  const { bookingId, origin } = await startedBefore(ports, first);
  if (!isReplay(request, origin)) return null;
  const { state } = await ports.commands.load(
    checkout,
    checkoutStream(checkoutUidOf(request, ports)),
  );
  if (!('stays' in state && state.stays.some((stay) => stay.bookingId === bookingId))) return null;
  if (bookingId === first.bookingId) return stays.map((stay) => stay.bookingId);
  // from when a booking had one id: what its guest was told then opens nothing any more
  const ofOld = stays.map(({ guestId }) => guestId);
  await Promise.all(ofOld.map((id) => giveGuestId(ports, id, contextOf(request))));
  return ofOld;
}

/** The cart's, or the booking's own. */
const checkoutUidOf = (request: Booking, ports: RequestIds): string =>
  request.body.checkoutId ?? idFor(request, ports, 'booking#checkout');

/** Nothing more is worked out for a request that the plan refuses, or that comes after the last unit is gone. */
async function holdRooms(
  request: Booking,
  reply: FastifyReply,
  ports: Commands & Clock & RequestIds & Store & Holding,
  stays: readonly RequestedStay[],
  planning: Promise<Plan>,
  admission: ReturnType<typeof roomAdmission>,
) {
  const plan = await planning.catch((error: unknown) =>
    refuse(request, reply, ports, stays, error),
  );
  return admission.hold(plan, () => {
    const checkoutUid = checkoutUidOf(request, ports);
    const reservation = { ...reservationOf(request, request.body), checkoutUid, stays };
    return reserve(ports, reservation, contextOf(request), planning);
  });
}

/** Once a promise is over, the refusal names a new checkout of the stays asked for, at what holds now. */
async function refuse(
  request: Booking,
  reply: FastifyReply,
  ports: Commands & Clock & Store & Holding,
  stays: readonly RequestedStay[],
  error: unknown,
): Promise<never> {
  const { checkoutId } = request.body;
  if (checkoutId === undefined || !isPromiseOver(error)) throw error;
  const { state } = await ports.commands.load(checkout, checkoutStream(checkoutId));
  const uid = randomUUID(); // never the key's: the same request again is priced again
  await makeCheckout(ports, uid, cartOf(state, stays), anotherCommand(request));
  const { data, position } = await checkoutAnswer(ports, uid);
  sendWithPosition(reply, ports, position);
  throw new Refusal(error.code, error.message, { checkout: data });
}

const isPromiseOver = (error: unknown): error is Refusal =>
  error instanceof Refusal &&
  (error.code === 'terms-changed' || (error.code === 'price-changed' && !error.facts));

/** The items of a checkout that are asked for, as a cart. */
const cartOf = ({ items, notes }: Checkout, asked: readonly RequestedStay[]): CartItem[] =>
  items.flatMap((item, n) => {
    if (!asked.some((stay) => isSameStay(stay, item))) return [];
    const { roomId, checkIn, checkOut, guests, children, pets, breakfast } = item;
    return {
      ...{ roomId, guests, children, pets, breakfast, note: notes?.[n] ?? null },
      dateRange: { start: checkIn, end: checkOut },
      totalPrice: toBaht(item.totalPrice),
    };
  });

const reservationOf = ({ network, language }: FastifyRequest, body: PlaceBookingRequest) => ({
  guest: {
    reservedBy: body.reservedBy,
    email: body.email,
    phone: body.phone,
    address: body.address ?? null,
    province: body.province ?? null,
    country: body.country ?? null,
    postalCode: body.postalCode ?? null,
    ...(body.taxInvoice && { taxInvoice: buyerOf(body.taxInvoice) }),
  },
  paymentMethod: body.paymentMethod,
  channel: 'website' as const,
  lang: body.lang ?? language,
  termsVersion: body.termsVersion,
  address: network,
});
