import type {
  BookingChanges,
  StaffAction,
} from '@baanpak/contract/booking/staff-booking-requests.ts';
import { fieldsOf } from '@baanpak/domain/values/fields/fields.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';

/** What only actions take, and which of them. */
const TAKEN_BY = {
  reason: ['cancel', 'approve-refund', 'reject-refund'],
  amount: ['approve-refund', 'record-transfer', 'record-payment', 'add-charge'],
  refundId: ['approve-refund', 'reject-refund', 'confirm-refund-paid', 'retry-refund'],
  reference: ['record-transfer', 'record-payment'],
  method: ['record-payment', 'confirm-refund-paid'],
  text: ['add-charge'],
  chargeId: ['remove-charge'],
  unit: ['assign-unit'],
  position: ['undo'],
  reprice: ['check-out'],
} as const satisfies Partial<Record<keyof BookingChanges, readonly StaffAction[]>>;

/**
 * What comes with an action, and what else the body says. Refuses a field that goes with another action, or,
 * where there is none, with any.
 */
export function fieldsFor(action: StaffAction | null, changes: Omit<BookingChanges, 'action'>) {
  const { reason, amount, refundId, reference, method, text, chargeId, ...others } = changes;
  const { unit, position, reprice, ...said } = others;
  // what a GET told comes back with other changes
  const assigned = action === 'assign-unit' ? unit : undefined;
  const rest = { ...said, ...(action !== 'assign-unit' && unit !== undefined && { unit }) };
  const own = { unit: assigned, position, reprice };
  const fields = { reason, amount, refundId, reference, method, text, chargeId, ...own };
  for (const field of fieldsOf(fields)) {
    const actions: readonly StaffAction[] = TAKEN_BY[field];
    const isTaken = action !== null && actions.includes(action);
    if (fields[field] !== undefined && !isTaken) throw invalidField(field, NOT_WITH_THIS);
  }
  return { fields, rest };
}

export type ActionFields = ReturnType<typeof fieldsFor>['fields'];

const NOT_WITH_THIS = { th: 'ใช้กับการทำรายการนี้ไม่ได้', en: 'does not go with this' };
