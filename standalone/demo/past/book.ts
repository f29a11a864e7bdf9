import { blockRoom } from '@baanpak/command-api/use-cases/booking/book-for-guest.ts';
import { reserve, takeBooking } from '@baanpak/command-api/use-cases/booking/reserve.ts';
import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import type { PaymentMethod } from '@baanpak/domain/values/money/payment-method.ts';
import type { DemoBlock, DemoBooking } from './demo-booking.ts';
import { as, deskOf, handleCommand, idsOf, ownerOf, type Past } from './past.ts';

/** A guest holds a room on the website, or staff take the booking for one. */
export async function book(past: Past, wanted: DemoBooking): Promise<void> {
  const { ports, id } = past;
  const { guestId, bookingId, uid } = idsOf(past, wanted.name);
  const { hotelSlug, roomKey, checkIn, checkOut, guests, channel, payment } = wanted;
  const { email, name, phone, country, lang } = wanted.guest;
  const room = { roomId: id('room', `${hotelSlug}/${roomKey}`), checkIn, checkOut };
  const party = { guests, children: 0, pets: 0, breakfast: true, note: noteOf(wanted) };
  const stay = { guestId, bookingId, ...room, ...party, methodCheckIn: 'At Hotel' as const };
  const unknown = { address: null, province: null, postalCode: null };
  const guest = { reservedBy: name, email, phone, country, ...unknown };
  const request = `${wanted.name}/book`;
  if (channel !== 'website') {
    const taken = {
      checkoutUid: uid,
      paymentMethod: 'direct',
      channel,
      lang,
      stay,
      guest,
    } as const;
    return takeBooking(ports, taken, as(past, deskOf(past, wanted), request));
  }
  const paymentMethod: PaymentMethod = payment.by === 'transfer' ? 'direct' : 'gateway';
  const reservation = {
    checkoutUid: uid,
    stays: [stay],
    guest,
    paymentMethod,
    channel,
    lang,
  } as const;
  await reserve(ports, { ...reservation, address: 'demo' }, as(past, 'guest', request));
}

const NOTES = {
  th: ['ขอเตียงเสริมสำหรับเด็ก', 'ถึงดึก ราว 22:00', 'ขอห้องชั้นล่าง', 'แพ้ถั่ว', 'ฉลองวันครบรอบ'],
  en: ['A cot, please', 'Arriving about 22:00', 'Ground floor, please', 'No nuts', 'Anniversary'],
} as const;
const EVERY_FIFTH = 5;

/** Every fifth guest asks for something. */
function noteOf({ guest: { lang }, delay }: DemoBooking): string | null {
  const notes = NOTES[lang];
  return delay % EVERY_FIFTH === 0 ? (notes[(delay / EVERY_FIFTH) % notes.length] ?? null) : null;
}

/** Staff keep a unit for nobody, and may give it free again. */
export function planBlock(past: Past, block: DemoBlock): void {
  const { ports, id, agenda } = past;
  const { name, hotelSlug, roomKey, checkIn, checkOut, note, placedAt, liftedAt } = block;
  const { bookingId, uid } = idsOf(past, name);
  const owner = ownerOf(past, block);
  const of = { hotelId: id('hotel', hotelSlug), ownerId: id('user', owner) };
  const facts = { checkoutUid: uid, ...of, channel: 'admin', lang: 'th' } as const;
  const roomId = id('room', `${hotelSlug}/${roomKey}`);
  const desk = deskOf(past, block);
  agenda.plan(placedAt, () => {
    const nights = { roomId, bookingId, checkIn, checkOut, units: 1, note };
    return blockRoom(ports, { ...nights, block: facts }, as(past, desk, `${name}/block`));
  });
  if (liftedAt === null) return;
  agenda.plan(liftedAt, () => {
    const data = { bookingId, expectedVersion: null, liftedAt };
    const command = { type: 'LiftBlock', data } as const;
    return handleCommand(
      past,
      booking,
      bookingStream(bookingId),
      command,
      as(past, desk, `${name}/lift`),
    );
  });
}
