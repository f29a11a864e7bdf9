// Use cases of bookings and their money get one file a concept: run it once more on a branch of before, after merging.
// Routes and use cases were parted by hand.
import { mergeModules } from './merge-modules.js';
import { atRoot, moveFiles } from './move-files.js';

atRoot();
moveFiles([
  [
    /^command-api\/use-cases\/room-calendar\/admission-queue\.test\.ts$/,
    'command-api/use-cases/room-calendar/room-admission.test.ts',
  ],
]);

const USE_CASES = 'command-api/use-cases';
const merges = {
  'booking/load-booking': [
    'booking/open-booking',
    'booking/started-before',
    'booking/give-guest-id',
  ],
  'booking/bookings-with-one-id': ['booking/bookings-with-one-id', 'booking/booking-of-guest-id'],
  'booking/staff-rights': ['booking/staff-booking-access'],
  'booking/plan-stays': ['booking/reservation', 'booking/plan-stays'],
  'booking/reserve': [
    'booking/reserve',
    'booking/take-booking',
    'booking/compensate',
    'checkout/abandon-reservation',
  ],
  'booking/place-booking': ['booking/place-booking', 'booking/requested-stays'],
  'booking/book-for-guest': ['booking/create-booking', 'room-calendar/block-room'],
  'booking/attendance': ['booking/early-departure'],
  'booking/plan-move': ['booking/plan-move', 'booking/plan-dates'],
  'booking/move-stay': ['booking/move-stay', 'booking/finish-move', 'booking/change-dates'],
  'booking/undo': ['booking/undo', 'booking/requested-undo', 'booking/offered-undo'],
  'booking/cancel-booking': ['booking/cancel-booking', 'booking/give-up-booking'],
  'booking/pay-by-transfer': [
    'booking/confirm-payment',
    'booking/why-not-payable',
    'booking/record-transfer',
    'booking/report-transfer',
    'booking/change-payment-method',
  ],
  'booking/online-check-in': [
    'booking/announce-arrival',
    'booking/send-document',
    'booking/delete-due-documents',
  ],
  'booking/mail-links': ['booking/find-booking', 'booking/mail-bookings'],
  'checkout/open-checkout': [
    'checkout/open-checkout',
    'checkout/price-cart',
    'checkout/checkout-answer',
    'checkout/discard-checkout',
  ],
  'checkout/late-money': [
    'checkout/settle-late-payment',
    'checkout/settle-late-money',
    'checkout/retake-stays',
    'checkout/free-retaken-nights',
  ],
  'checkout/finish-undo': ['checkout/finish-undo', 'checkout/free-restored-nights'],
  'payment/checkout-payment': [
    'payment/payable-checkout',
    'booking/assert-nothing-under-way',
    'refund/charge-of',
  ],
  'payment/settle-charge': [
    'payment/settle-charge',
    'payment/end-charge',
    'payment/record-charge',
    'payment/release-attempt',
    'payment/followed-by-another',
  ],
  'payment/attempt-payment': ['payment/attempt-payment', 'payment/charge-description'],
  'payment/create-charge': [
    'payment/create-charge',
    'payment/end-pending-charges',
    'payment/settled-charge',
  ],
  'payment/look-up-charge': [
    'payment/look-up-charge',
    'payment/charge-answer',
    'payment/refresh-charge',
    'payment/webhook',
  ],
  'money-case/open-case': ['money-case/open-case', 'money-case/settle-dispute'],
  'money-case/settle-case': ['money-case/settle-case', 'money-case/book-money'],
  'room-calendar/units': [
    'room-calendar/assign-unit',
    'room-calendar/settle-unit',
    'room-calendar/units',
  ],
  'room-calendar/room-admission': ['room-calendar/room-admission', 'room-calendar/admission-queue'],
  'ledger/compare-money': [
    'ledger/compare-day',
    'ledger/compare-checkout',
    'ledger/settle-differences',
    'ledger/money-states',
  ],
  'ledger/ledger-progress': ['ledger/ledger-progress', 'ledger/count-comparisons'],
  'tax-invoice/tax-invoices': [
    'tax-invoice/invoice-stay',
    'tax-invoice/credit-stay',
    'tax-invoice/buyer-for',
    'tax-invoice/buyer-of',
    'tax-invoice/seller-of',
  ],
  'cash-drawer/count-shift': ['cash-drawer/count-shift', 'cash-drawer/note-cash'],
  'review/review': [
    'review/write-review',
    'review/act-on-review',
    'review/report-review',
    'review/review-answer',
    'review/count-review',
  ],
};

const pathOf = (name) => `${USE_CASES}/${name}.ts`;
mergeModules(
  Object.fromEntries(
    Object.entries(merges).map(([target, sources]) => [pathOf(target), sources.map(pathOf)]),
  ),
  {
    [pathOf('booking/booking-answer')]: { loadBooking: pathOf('booking/load-booking') },
    [pathOf('booking/staff-booking-access')]: { ownerOfBooking: 'command-api/http/booking.ts' },
    [pathOf('money-case/case-answer')]: { ownerOfCase: 'command-api/http/money-case.ts' },
    [pathOf('review/review-answer')]: { ownerOfReview: 'command-api/http/review.ts' },
    [pathOf('booking/cancel-booking')]: {
      assertAllTheirs: pathOf('booking/staff-rights'),
      assertEachTheirs: pathOf('booking/staff-rights'),
    },
  },
);

// What writes, reads and histories show of a booking.
moveFiles([
  [/^contract\/booking\/mask-guest\.test\.ts$/, 'contract/booking/present-booking.test.ts'],
]);
mergeModules({
  'contract/booking/present-booking.ts': [
    'contract/booking/to-booking.ts',
    'contract/booking/booking-from-states.ts',
    'contract/booking/shown-to-guest.ts',
    'contract/booking/shown-to-staff.ts',
    'contract/booking/mask-guest.ts',
  ],
});
