import type { BookingJson, StaffBookingJson } from '@baanpak/contract/booking/booking.ts';
import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import type { Ports } from '../ports.ts';

/** Nothing is due of these. */
const ENDED: readonly string[] = ['Expired', 'Canceled', 'Unavailable'];

/** A room of one unit without a name has this one, while somebody has it. */
const UNIT_OF: Readonly<Partial<Record<BookingJson['status'], string>>> = {
  Reserved: '1',
  Booked: '1',
  Completed: '1',
  Unavailable: '1',
};

/** A booking has two ids; tests that speak for its guest and for staff find the other one here. */
export function twoIdsIn({ commands, ids }: Ports) {
  const known = async (id: string) => (await commands.load(booking, bookingStream(id))).state;
  return {
    /** The staff's id of a booking that its guest knows by this one. */
    staffIdOf: ids.staffIdOf,
    /** What staff read of a booking that its guest reads as this. */
    asStaffRead: ({
      checkoutId: _,
      orderTotal: __,
      siblings: ___,
      ...book
    }: BookingJson): StaffBookingJson => ({
      ...book,
      _id: ids.staffIdOf(book._id),
      noShow: false,
      staffNote: null,
      unit: UNIT_OF[book.status] ?? null,
      charges: [],
      payments: [],
      amountDue: ENDED.includes(book.status) ? 0 : book.price - book.totalReceived,
    }),
    /** The staff's id of a booking by either of its ids. */
    staffId: async (id: string): Promise<string> =>
      (await known(id)).status === 'unknown' ? ids.staffIdOf(id) : id,
    /** What opens a booking that staff know by this id to its guest. */
    async guestId(bookingId: string): Promise<string> {
      const state = await known(bookingId);
      if (state.status === 'unknown' || state.guestId === null)
        throw new Error(`${bookingId} opens to nobody`);
      return state.guestId;
    },
  };
}
