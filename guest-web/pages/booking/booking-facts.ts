import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import type { TFunction } from 'i18next';
import { bankName } from '../../features/booking/bank-name.ts';
import { wayPaid } from '../../features/payment/paid-by.ts';
import type { BookingJson } from '../../shell/api/bookings.ts';
import { formatBaht } from '../../ui/baht.ts';
import { formatLongDay } from '../../ui/long-day.ts';
import { formatMoment } from '../../ui/moments.ts';
import type { bookingTh } from './texts.th.ts';
import { isReported } from './what-happened.ts';

type Name = keyof typeof bookingTh.field;
type Facts = readonly (readonly [Name, string | number | null | undefined])[];
type T = TFunction<'booking'>;

/** When, where and who comes along. */
export const stayFacts = (book: BookingJson, language: Language, t: T): Facts => [
  ['checkIn', formatLongDay(book.checkInDate, language)],
  ['checkOut', formatLongDay(book.checkOutDate, language)],
  ['guests', book.guests],
  ['maxGuests', book.roomObj.maxGuests],
  ['children', book.children || null],
  ['pets', book.pets || null],
  ['breakfast', t(breakfastOf(book))],
  ['methodCheckIn', t(book.methodCheckIn === 'Online' ? 'online' : 'atHotel')],
  ['note', book.note],
];

/** Whether there is breakfast: with every stay in the room, or for who asks. */
function breakfastOf({ breakfast, roomObj }: BookingJson) {
  if (roomObj.breakfast === 'included') return 'breakfastIncluded';
  if (breakfast) return 'yes';
  return roomObj.breakfast === 'on-request' ? 'breakfastOnRequest' : 'no';
}

/** Whom the hotel expects. */
export const guestFacts = (book: BookingJson): Facts => [
  ['name', book.reservedBy],
  ['email', book.email],
  ['phone', book.phone],
  ['address', book.address],
  ['province', book.province],
  ['country', book.country],
  ['postalCode', book.postalCode],
];

/** How it is paid; of a transfer, to which account. */
export const paymentFacts = (book: BookingJson, language: Language, t: T): Facts => [
  ['method', wayPaid(book, t)],
  ...accountFacts(book, language),
  ['paymentStatus', t(isReported(book) ? 'paid.reported' : `paid.${book.paymentStatus}`)],
  ['price', formatBaht(book.price)],
  ...sumFacts(book),
  ...dueFacts(book),
  ['createdAt', formatMoment(book.createdAt, language)],
];

/** All that was paid, and what of it went back: both together are what the hotel has now. */
export function sumFacts({
  totalReceived,
  refunds,
}: Pick<BookingJson, 'totalReceived' | 'refunds'>): Facts {
  const paidBack = refunds.filter(({ status }) => status === 'refunded');
  const refunded = paidBack.reduce((sum, { amount }) => sum + amount, 0);
  return [
    ['received', formatBaht(totalReceived + refunded)],
    ...(refunded > 0 ? ([['refunded', formatBaht(refunded)]] as const) : []),
  ];
}

/** What a change of dates, or the desk, left to be paid there. */
const dueFacts = ({ status, amountDue }: BookingJson): Facts =>
  status === 'Booked' && amountDue > 0 ? [['due', formatBaht(amountDue)]] : [];

/** Whom the tax invoice is made out to, and its number once it is issued. */
export const taxInvoiceFacts = ({ taxInvoice, taxInvoiceNumber }: BookingJson): Facts =>
  taxInvoice
    ? [
        ['taxName', taxInvoice.name],
        ['taxId', taxInvoice.taxId],
        ['taxBranch', taxInvoice.branch],
        ['address', taxInvoice.address],
        ['taxNumber', taxInvoiceNumber],
      ]
    : [];

/** Not while they are told where to transfer to: once is enough. */
const accountFacts = (book: BookingJson, language: Language): Facts =>
  book.paymentMethod === 'direct' && (book.status !== 'Reserved' || book.transferReportedAt)
    ? [
        ['bank', bankName(book.bank, language)],
        ['accountNumber', book.bankAccountNumber],
        ['accountName', book.bankAccountName],
      ]
    : [];
