import { isInScope, type Principal, scopeOf } from '@baanpak/domain/values/people/roles.ts';
import type { RefundJson } from '../refund/refund.ts';
import type { KnownBooking, StaffBookingJson } from './booking.ts';
import { maskGuest } from './mask-guest.ts';

/** Visitors see who comes, not how to reach them. */
export const mustMask = ({ role }: Principal): boolean => role === 'visitor';

/** A booking as this member of the staff may see it: where a guest's money goes is for who decides on it. */
export function shownToStaff(
  principal: Principal,
  {
    bookingId,
    book: { checkoutId: _, orderTotal: __, openCharge: ___, ...content },
    staff,
  }: KnownBooking,
): StaffBookingJson {
  const book = { _id: bookingId, ...content, ...staff };
  const mayRead = isInScope(scopeOf(principal, 'read-money'), book.ownerId);
  const shown = mayRead ? book : withoutAccount(book);
  return mustMask(principal) ? maskGuest(shown) : shown;
}

const withoutAccount = ({ refund, refunds, ...book }: StaffBookingJson): StaffBookingJson => ({
  ...book,
  refunds: refunds.map(hidden),
  ...(refund && { refund: hidden(refund) }),
});

const hidden = (refund: RefundJson): RefundJson => ({
  ...refund,
  ...{ bank: null, accountNumber: null, accountName: null },
});
