import type { StaffBookingJson } from '@baanpak/contract/booking/booking.ts';
import type { BookingChanges } from '@baanpak/contract/booking/staff-booking-requests.ts';
import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import type { AmendBooking } from '@baanpak/domain/booking/booking-state.ts';
import { assertChecksIn, assertRoomTakes } from '@baanpak/domain/booking/stay-rules.ts';
import { differs } from '@baanpak/domain/values/decider/differs.ts';
import { latestPosition, type Position } from '@baanpak/infrastructure/event-store/port.ts';
import type { Commands, Following } from '../../ports.ts';
import type { Staff } from '../caller.ts';
import { loadOffer } from '../room/load-room.ts';
import { buyerFor } from '../tax-invoice/tax-invoices.ts';

/** What is another than it was; what is left out stays. */
export type Correction = Readonly<{
  expectedVersion: number | null;
  terms: AmendBooking['data']['terms'];
  guest: AmendBooking['data']['guest'];
  staffNote?: string | null;
  disabled?: boolean;
  taxInvoice: BookingChanges['taxInvoice'];
}>;

/** Staff correct what a booking says of its guest and stay. Refuses what its room and hotel do not take. */
export async function correctBooking(
  ports: Commands & Following,
  by: Staff,
  book: StaffBookingJson,
  { taxInvoice, ...correction }: Correction,
): Promise<Position> {
  const { breakfast: _breakfast, lang: _lang, ...stated } = correction.terms;
  await assertCanBeHad(ports, book, stated);
  const data: AmendBooking['data'] = {
    bookingId: book._id,
    ...correction,
    guest: { ...correction.guest, ...(await buyerFor(ports, book, taxInvoice)) },
  };
  const stream = bookingStream(book._id);
  const command = { type: 'AmendBooking', data } as const;
  const { events, position } = await ports.commands.handle(booking, stream, command, by.context);
  return latestPosition([position, await ports.followUp(events)]);
}

type Stated = Partial<Pick<StaffBookingJson, 'guests' | 'children' | 'pets' | 'methodCheckIn'>>;

/** What is stated again must be available in the room and its hotel; what was so before may stay. */
async function assertCanBeHad(
  ports: Commands,
  book: StaffBookingJson,
  stated: Stated,
): Promise<void> {
  if (!differs<Stated>(book, stated)) return;
  const { room, hotel } = await loadOffer(ports, book.roomId);
  const { methodCheckIn = book.methodCheckIn, ...party } = stated;
  if (differs<Stated>(book, party)) assertRoomTakes({ ...book, ...party }, room.details);
  if (methodCheckIn !== book.methodCheckIn) assertChecksIn(methodCheckIn, hotel.details);
}
