import { BookingEventsAnswer } from '@baanpak/contract/booking/booking-queries.ts';
import { FollowedBookingsQuery } from '@baanpak/contract/booking/event-streams.ts';
import { IdParams } from '@baanpak/contract/fields/query-fields.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { EventStream } from '@baanpak/infrastructure/http/event-stream.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import type { BookingLookup } from '../live/booking-lookup.ts';
import type { BookingWatch } from '../live/booking-watch.ts';
import { openStreams } from '../live/open-streams.ts';
import { openOrder } from './order.ts';

const config = { open: true, private: true };

/** What becomes of bookings, as it happens; without an API key, since EventSource cannot send one. */
export const bookingEvents =
  (deps: Deps, lookup: BookingLookup, watch: BookingWatch): FastifyPluginAsyncTypebox =>
  async (app) => {
    const openStream = openStreams(app);

    function follow(stream: EventStream, bookingId: string, _id: string): void {
      const unfollow = watch.follow(bookingId, ({ bookingId: __, ...state }) =>
        stream.send('status', { _id, ...state }),
      );
      stream.onEnd(unfollow);
    }

    async function followLater(
      stream: EventStream,
      _id: string,
      { network, signal }: FastifyRequest,
    ): Promise<void> {
      const bookingId = await lookup.waitFor(_id, network, signal);
      if (bookingId !== undefined && !stream.isOver()) follow(stream, bookingId, _id);
    }

    app.get(
      '/outreach/bookings/:id/events',
      {
        config,
        exposeHeadRoute: false,
        schema: {
          tags: ['bookings'],
          summary: 'Server-sent `status` events: the state now, then each change',
          description:
            'Those of the other bookings of its order, too. A booking that was just made is waited for, at most two seconds.',
          params: IdParams,
          response: { 200: BookingEventsAnswer },
        },
      },
      async ({ params, network, signal }, reply) => {
        const _id = params.id.toLowerCase();
        const there = await lookup.read([_id]);
        const own = there.get(_id) ?? (await lookup.waitFor(_id, network, signal));
        if (own === undefined) throw new Refusal('not-found', 'No such booking');
        const order = await openOrder(deps, _id);
        const stream = openStream(reply);
        for (const { bookingId, guestId } of order)
          if (guestId !== undefined) follow(stream, bookingId, guestId);
        return reply;
      },
    );

    app.get(
      '/outreach/bookings/events',
      {
        config,
        exposeHeadRoute: false,
        schema: {
          tags: ['bookings'],
          summary:
            'Server-sent `status` events of several bookings: their states now, then each change',
          description:
            'One stream for all pages of a browser. Ids that open no booking are left out; one that was just made is waited for, at most two seconds.',
          querystring: FollowedBookingsQuery,
          response: { 200: BookingEventsAnswer },
        },
      },
      async (request, reply) => {
        const ids = new Set(request.query.ids.toLowerCase().split(','));
        const there = await lookup.read([...ids]);
        const stream = openStream(reply);
        stream.comment('open'); // headers leave with the first byte, and there may be nothing to tell
        for (const _id of ids) {
          const bookingId = there.get(_id);
          if (bookingId !== undefined) follow(stream, bookingId, _id);
          else void followLater(stream, _id, request);
        }
        return reply;
      },
    );
  };
