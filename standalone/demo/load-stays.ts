import { lapseHold } from '@baanpak/command-api/checkout/lapse-hold.ts';
import { attemptPayment } from '@baanpak/command-api/payment/attempt-payment.ts';
import { followUp } from '@baanpak/command-api/processes/follow-up.ts';
import { reserve } from '@baanpak/command-api/stay/reserve.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { after, type Instant, instant, MINUTE } from '@baanpak/domain/values/time/instant.ts';
import { startOfDay } from '@baanpak/domain/values/time/local-date.ts';
import type { DemoWorld } from './load.ts';
import type { DemoStay } from './stays.ts';

const HOUR = 60 * MINUTE;

/** Books each stay at its time and lets its end come: paid, expired or given up. */
export async function loadStays(
  world: DemoWorld,
  stays: readonly DemoStay[],
  now: Instant,
): Promise<void> {
  for (const [n, stay] of stays.entries()) await loadStay(world, stay, n, now);
}

async function loadStay(world: DemoWorld, stay: DemoStay, n: number, now: Instant): Promise<void> {
  const { deps, id, context, setClock } = world;
  const bookedAt = momentOf(stay, n, now);
  const guestId = id('booking', String(n));
  const uid = id('checkout', String(n));
  setClock(bookedAt);
  await reserve(deps, reservationOf(world, stay, { guestId, uid }), context);
  switch (stay.outcome) {
    case 'paid': {
      setClock(after(bookedAt, 3 * MINUTE));
      const attemptId = id('charge', String(n));
      const returnUri = 'http://127.0.0.1/';
      await attemptPayment(
        deps,
        { attemptId, uid, method: 'card', token: 'demo', returnUri },
        context,
      );
      return;
    }
    case 'expired': {
      setClock(after(bookedAt, deps.settings.holdTime));
      await followUp(deps, await lapseHold(deps, { uid }, context, followUp));
      return;
    }
    case 'given-up': {
      const data = { uid, now: after(bookedAt, MINUTE) };
      const command = { type: 'GiveUpCheckout', data } as const;
      const done = await deps.commands.handle(checkout, checkoutStream(uid), command, context);
      await followUp(deps, done.events);
    }
  }
}

/** Between 9 and 21 o'clock, but never in the future. */
const momentOf = ({ bookedOn }: DemoStay, n: number, now: Instant): Instant => {
  const midnight = Date.parse(startOfDay(bookedOn));
  const wanted = midnight + 9 * HOUR + ((n * 37 * MINUTE) % (12 * HOUR));
  return instant(Math.min(wanted, Date.parse(now) - 10 * MINUTE));
};

const reservationOf = (
  { id, deps }: DemoWorld,
  { hotelSlug, roomKey, guest, checkIn, checkOut, guests }: DemoStay,
  { guestId, uid }: { guestId: string; uid: string },
) => ({
  checkoutUid: uid,
  stays: [
    {
      guestId,
      bookingId: deps.ids.staffIdOf(guestId),
      roomId: id('room', `${hotelSlug}/${roomKey}`),
      checkIn,
      checkOut,
      guests,
      children: 0,
      pets: 0,
      breakfast: true,
      methodCheckIn: 'At Hotel' as const,
      note: null,
    },
  ],
  guest: {
    reservedBy: guest.name,
    email: guest.email,
    phone: guest.phone,
    address: null,
    province: null,
    country: guest.country,
    postalCode: null,
  },
  paymentMethod: 'gateway' as const,
  channel: 'website' as const,
  lang: guest.lang,
  address: 'demo',
});
