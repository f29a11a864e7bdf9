import type { StaffAction } from '@baanpak/contract/booking/staff-booking-requests.ts';

/**
 * What only who may decide over money does, after proving a second factor where they have one. A new action
 * does not compile until it says.
 */
export const DECIDES_MONEY: Readonly<Record<StaffAction, boolean>> = {
  'check-in': false,
  'undo-check-in': false,
  'check-out': false,
  'no-show': false,
  'assign-unit': false,
  undo: false, // what is undone was no decision over money
  cancel: false, // of what was paid it does: see cancel-booking.ts
  'confirm-payment': true,
  'record-transfer': true,
  // at the desk officers take it, too
  'record-payment': false,
  'add-charge': false,
  'remove-charge': false,
  'approve-refund': true,
  'reject-refund': true,
  'confirm-refund-paid': true,
  'retry-refund': true,
};
