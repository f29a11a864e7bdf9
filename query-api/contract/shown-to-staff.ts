import { isInScope, type Principal, scopeOf } from '@baanpak/domain/values/roles.ts';
import type { BookingJson } from './booking.ts';
import { maskGuest } from './mask-guest.ts';

/** Visitors see who comes, not how to reach them. */
export const mustMask = ({ role }: Principal): boolean => role === 'visitor';

/** A booking as this member of the staff may see it: where a guest's money goes is for who decides on it. */
export function shownToStaff(principal: Principal, book: BookingJson): BookingJson {
  const mayRead = isInScope(scopeOf(principal, 'read-money'), book.ownerId);
  const shown = mayRead ? book : withoutAccount(book);
  return mustMask(principal) ? maskGuest(shown) : shown;
}

const withoutAccount = ({ refund, ...book }: BookingJson): BookingJson =>
  refund
    ? { ...book, refund: { ...refund, bank: null, accountNumber: null, accountName: null } }
    : book;
