import { ChangedRecordsAnswer } from '@baanpak/contract/answers/changed-record.ts';
import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { openStreams } from '../live/open-streams.ts';
import type { PresenceWatch } from '../live/presence.ts';
import type { StaffWatch } from '../live/staff-watch.ts';

/** Who is locked out meanwhile is not told for longer than that. */
export const LONGEST = 5 * 60_000;
/** In ms: who hears nothing for twice as long asks again, and knows that what is shown may be old. */
export const HEARTBEAT = 4_000;

/** What changes in one's scope, as it happens. */
export const staffBookingEvents =
  (
    watch: StaffWatch,
    presence: PresenceWatch,
    longest: number = LONGEST,
  ): FastifyPluginAsyncTypebox =>
  async (app) => {
    const openStream = openStreams(app, HEARTBEAT);
    app.get(
      '/bookings/events',
      {
        config: { staff: { action: 'read-stays' } },
        exposeHeadRoute: false,
        schema: {
          tags: ['bookings'],
          summary: 'Server-sent `change` events: each record of one’s scope that changes',
          description:
            'An `open` event comes first. A `missed` event says that changes were not told: read the lists anew, as after each reconnection. A `presence` event says who has a booking open (`{id, people}`, as /bookings/{id}/presence); those that are open come after `open`. A comment comes every four seconds. The stream ends after five minutes, for who is listening to be asked again.',
          response: { 200: ChangedRecordsAnswer },
        },
      },
      async (request, reply) => {
        const stream = openStream(reply);
        const principal = principalOf(request);
        const unfollow = watch.follow({
          principal,
          changed: (record) => stream.send('change', record),
          missed: () => stream.send('missed', {}),
        });
        stream.send('open', {}); // from now on changes are told
        const part = presence.follow({
          principal,
          present: (booking) => stream.send('presence', booking),
        });
        const timer = setTimeout(stream.end, longest).unref();
        stream.onEnd(() => {
          clearTimeout(timer);
          unfollow();
          part();
        });
        return reply;
      },
    );
  };
