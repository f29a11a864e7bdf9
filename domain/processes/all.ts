import { completeStays } from './complete-stays.ts';
import { confirmWhenPaid } from './confirm-when-paid.ts';
import { countReviews } from './count-reviews.ts';
import { expireUnpaid } from './expire-unpaid.ts';
import { followApplications } from './follow-applications.ts';
import { followRefunds } from './follow-refunds.ts';
import { freeAbandonedNights } from './free-abandoned-nights.ts';
import {
  issueCommissionInvoices,
  issueCreditNotes,
  issueTaxInvoices,
} from './issue-tax-documents.ts';
import { keepLedger } from './keep-ledger.ts';
import { listAdmins } from './list-admins.ts';
import { moveStays } from './move-stays.ts';
import { notify } from './notify.ts';
import { deleteDocuments, inviteToCheckIn } from './online-check-in.ts';
import { openCases } from './open-cases.ts';
import { payAnotherWay } from './pay-another-way.ts';
import type { Process } from './process.ts';
import { recordCash } from './record-cash.ts';
import { refundUnmatchedPayments } from './refund-unmatched-payments.ts';
import { releaseUnusedNames } from './release-unused-names.ts';
import { settleCases } from './settle-cases.ts';
import { settleUnits } from './settle-units.ts';
import { syncBlockBookings } from './sync-block-bookings.ts';
import { undoCancellations } from './undo-cancellations.ts';
import { watchCharges } from './watch-charges.ts';

/** Everything that happens by itself. */
export const processes: readonly Process[] = [
  freeAbandonedNights,
  expireUnpaid,
  confirmWhenPaid,
  watchCharges,
  completeStays,
  deleteDocuments,
  moveStays,
  syncBlockBookings,
  settleUnits,
  undoCancellations,
  payAnotherWay,
  refundUnmatchedPayments,
  openCases,
  settleCases,
  keepLedger,
  followRefunds,
  releaseUnusedNames,
  followApplications,
  listAdmins,
  issueTaxInvoices,
  issueCreditNotes,
  issueCommissionInvoices,
  recordCash,
  countReviews,
  inviteToCheckIn,
  notify,
];
