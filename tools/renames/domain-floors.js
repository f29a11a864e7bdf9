// Each concept of the domain gets few files on floors: run it once more on a branch of before, after merging.
import { mergeModules } from './merge-modules.js';
import { atRoot } from './move-files.js';

atRoot();
mergeModules(
  {
    'domain/booking/booking-state.ts': [
      'domain/booking/booking-messages.ts',
      'domain/booking/booking-state.ts',
      'domain/booking/attendance-messages.ts',
      'domain/booking/desk-money-messages.ts',
      'domain/booking/refund-messages.ts',
      'domain/booking/move-messages.ts',
      'domain/booking/online-check-in-messages.ts',
      'domain/booking/undo-messages.ts',
      'domain/booking/tax-invoice-messages.ts',
      'domain/booking/guest-id-messages.ts',
      'domain/booking/no-guest.ts',
      'domain/booking/booking-version.ts',
    ],
    'domain/booking/booking-money.ts': [
      'domain/booking/amount-due.ts',
      'domain/booking/received.ts',
      'domain/booking/refundable.ts',
      'domain/booking/open-refunds.ts',
    ],
    'domain/booking/stay-rules.ts': [
      'domain/booking/stay-rules.ts',
      'domain/booking/party.ts',
      'domain/booking/completion-due.ts',
    ],
    'domain/booking/stay-rules.test.ts': [
      'domain/booking/stay-rules.test.ts',
      'domain/booking/party.test.ts',
    ],
    'domain/booking/attendance.ts': [
      'domain/booking/attendance.ts',
      'domain/booking/was-stayed.ts',
    ],
    'domain/booking/bill.ts': ['domain/booking/desk-money.ts'],
    'domain/booking/refunds.ts': [
      'domain/booking/refund-booking.ts',
      'domain/booking/difference.ts',
      'domain/booking/evolve-refunds.ts',
    ],
    'domain/booking/moves.ts': [
      'domain/booking/move-stay.ts',
      'domain/booking/change-dates.ts',
      'domain/booking/evolve-moves.ts',
    ],
    'domain/booking/undo.ts': [
      'domain/booking/undo-booking.ts',
      'domain/booking/undo-blocker.ts',
      'domain/booking/undoable-actions.ts',
    ],
    'domain/booking/tax-documents.ts': [
      'domain/booking/record-tax-invoice.ts',
      'domain/booking/record-credit-note.ts',
      'domain/booking/credits.ts',
    ],
    'domain/booking/details.ts': [
      'domain/booking/amend-booking.ts',
      'domain/booking/give-guest-id.ts',
    ],
    'domain/booking/booking.ts': [
      'domain/booking/booking.ts',
      'domain/booking/evolve-booking.ts',
      'domain/booking/change-payment-method.ts',
      'domain/booking/reject-payment.ts',
    ],
    'domain/room-calendar/room-calendar-state.ts': [
      'domain/room-calendar/room-calendar-messages.ts',
      'domain/room-calendar/unit-messages.ts',
      'domain/room-calendar/calendar-move-messages.ts',
    ],
    'domain/room-calendar/assign-units.ts': [
      'domain/room-calendar/assign-units.ts',
      'domain/room-calendar/unit-lanes.ts',
      'domain/room-calendar/unit-labels.ts',
      'domain/room-calendar/assigned-unit-labels.ts',
    ],
    'domain/room-calendar/assign-units.test.ts': [
      'domain/room-calendar/assign-units.test.ts',
      'domain/room-calendar/unit-labels.test.ts',
    ],
    'domain/room-calendar/units.ts': ['domain/room-calendar/decide-unit.ts'],
    'domain/room-calendar/moves.ts': ['domain/room-calendar/move-nights.ts'],
    'domain/room-calendar/room-calendar.ts': [
      'domain/room-calendar/room-calendar.ts',
      'domain/room-calendar/evolve-room-calendar.ts',
      'domain/room-calendar/room-calendar-snapshot.ts',
    ],
    'domain/checkout/checkout-state.ts': [
      'domain/checkout/checkout-messages.ts',
      'domain/checkout/late-money-messages.ts',
      'domain/checkout/undo-messages.ts',
      'domain/checkout/checkout-state.ts',
    ],
    'domain/checkout/attempts.ts': ['domain/checkout/take-payment.ts'],
    'domain/checkout/transfers.ts': ['domain/checkout/report-transfer.ts'],
    'domain/checkout/undo.ts': ['domain/checkout/undo-cancellation.ts'],
    'domain/checkout/checkout.ts': [
      'domain/checkout/checkout.ts',
      'domain/checkout/choose-payment-method.ts',
      'domain/checkout/end-checkout.ts',
      'domain/checkout/settle-at-hotel.ts',
    ],
  },
  {
    'domain/booking/refund-messages.ts': { isRefundEvent: 'domain/booking/refunds.ts' },
    'domain/booking/desk-money.ts': {
      retainedAtDesk: 'domain/booking/booking-money.ts',
      dueOf: 'domain/booking/booking-money.ts',
      invoicedOf: 'domain/booking/tax-documents.ts',
    },
    'domain/booking/difference.ts': {
      overpaid: 'domain/booking/booking-money.ts',
      undecided: 'domain/booking/booking-money.ts',
    },
    'domain/booking/evolve-refunds.ts': { paidAgain: 'domain/booking/booking.ts' },
    'domain/room-calendar/evolve-room-calendar.ts': {
      RoomCalendar: 'domain/room-calendar/room-calendar-state.ts',
      DecidedUnit: 'domain/room-calendar/room-calendar-state.ts',
      NOTHING_TAKEN: 'domain/room-calendar/room-calendar-state.ts',
      FIRST_DAY: 'domain/room-calendar/room-calendar-state.ts',
    },
    'domain/room-calendar/taken-nights.ts': {
      TakenStay: 'domain/room-calendar/room-calendar-state.ts',
      TakenNights: 'domain/room-calendar/room-calendar-state.ts',
      NO_NIGHTS: 'domain/room-calendar/room-calendar-state.ts',
    },
    'domain/room-calendar/move-nights.ts': { isHadBy: 'domain/room-calendar/taken-nights.ts' },
  },
);
