import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { booking, bookingStream } from '@baanpak/domain/stay/booking.ts';
import { IdempotencyHeaders } from '@baanpak/infrastructure/http/server-ids.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { detailFor, furthest, withPosition } from '../answer.ts';
import { BookingsAnswer, PlaceBookingBody, type PlaceBookingRequest } from '../contract/booking.ts';
import type { Deps } from '../deps.ts';
import { DETAILS } from '../details.ts';
import { contextOf, idFor, isReplay } from '../request.ts';
import { bookingAnswer, bookingAnswerFrom } from './booking-answer.ts';
import { requestedStays } from './requested-stays.ts';
import { type RequestedStay, reserve } from './reserve.ts';

/** POST /outreach/bookings: holds rooms for their payment. */
export const placeBooking =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/outreach/bookings',
      {
        config: { private: true },
        schema: {
          tags: ['bookings'],
          summary: 'Book: holds the room for the payment',
          headers: IdempotencyHeaders,
          body: PlaceBookingBody,
          response: { 201: BookingsAnswer },
        },
      },
      async (request, reply) => {
        const { body } = request;
        const checkoutUid = body.checkoutId ?? idFor(request, deps, 'booking#checkout');
        const asked = await requestedStays(deps, body);
        const stays = asked.map(
          (stay, n): RequestedStay => ({
            ...stay,
            bookingId: idFor(request, deps, `booking#${n}`),
          }),
        );
        const reservation = { ...reservationOf(request, body), checkoutUid, stays };
        const replayed = await wasBooked(request, deps, checkoutUid, stays);
        if (replayed) void reply.header('idempotent-replayed', 'true');
        const answers = replayed
          ? await Promise.all(stays.map(({ bookingId }) => bookingAnswer(deps, bookingId)))
          : (await reserve(deps, reservation, contextOf(request))).map(bookingAnswerFrom);
        const books = answers.map(({ book }) => book);
        const [book] = books as [(typeof books)[number]];
        return withPosition(reply, deps, furthest(answers.map(({ position }) => position)))
          .code(201)
          .send({ book, books, ...detailFor(request, DETAILS.booked) });
      },
    );
  };

/** The same request came before and went through; one that broke off on the way is carried on. */
async function wasBooked(
  request: FastifyRequest,
  { commands }: Deps,
  checkoutUid: string,
  stays: readonly RequestedStay[],
): Promise<boolean> {
  const [first] = stays as [RequestedStay];
  const { origin } = await commands.load(booking, bookingStream(first.bookingId));
  if (!isReplay(request, origin)) return false;
  const { state } = await commands.load(checkout, checkoutStream(checkoutUid));
  return 'stays' in state && state.stays.some(({ bookingId }) => bookingId === first.bookingId);
}

const reservationOf = ({ ip, language }: FastifyRequest, body: PlaceBookingRequest) => ({
  guest: {
    reservedBy: body.reservedBy,
    email: body.email,
    phone: body.phone,
    address: body.address ?? null,
    province: body.province ?? null,
    country: body.country ?? null,
    postalCode: body.postalCode ?? null,
  },
  paymentMethod: body.paymentMethod,
  channel: 'website' as const,
  lang: body.lang ?? language,
  address: ip,
});
