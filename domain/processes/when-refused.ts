import { openCaseOf } from '../money-case/money-case.ts';
import type { RefusalCode } from '../values/decider/refusal.ts';
import { satang } from '../values/money/money.ts';
import type { Instant } from '../values/time/instant.ts';
import type { LaterCommand, ProcessCommand, Todo } from './process.ts';

/**
 * Refusals that are no news: the matter was decided otherwise before, and no money waits for it. Any
 * other is followed up. A command that is missing here does not compile.
 */
const SETTLED: Readonly<Record<ProcessCommand['type'], readonly RefusalCode[]>> = {
  BookNights: [],
  RetakeNights: [],
  ReleaseNights: [],
  KeepMovedNights: [],
  FinishMove: [],
  ConfirmBooking: [],
  TurnAwayPayment: [],
  EndBooking: ['booking-already-paid'], // it was had after all
  CompleteStay: [],
  DeleteDueDocuments: [],
  PlaceBlock: [],
  ChangePaymentMethod: [],
  RecordRefundStatus: [],
  RecordTaxInvoice: [],
  RecordCreditNote: [],
  AbandonReservation: [],
  FailPayment: [],
  RecordPayment: [],
  ReturnLatePayment: [],
  CancelCheckout: ['booking-already-paid'], // the booking turns that money away
  StartRefund: [],
  RetryRefund: ['wrong-status'], // it was paid, or left to the hotel, meanwhile
  ReduceRefund: [],
  OpenCase: [],
  BookMoney: [],
  CompareCheckout: [],
  CompareDay: [],
  ResolveCase: [],
  SettleCharge: [],
  ReleaseAttempt: [],
  LapseHold: [],
  SettleLatePayment: [],
  FinishLateSettlement: [],
  FreeRetakenNights: [],
  FinishUndo: [],
  FreeRestoredNights: [],
  ReinstateBooking: [],
  PayRefund: [],
  ReleaseNameUnlessUsed: [],
  RegisterPartner: [],
  MailApplication: [],
  SettleAdmin: ['last-admin'], // nobody else is on the list, which is settled for each of them
  SendMail: [],
  NoteCash: [],
  SettleUnit: [],
  CreditStay: [],
  InvoiceCommission: [],
  CountReview: [],
  InvoiceStay: ['not-found'], // of a room that is gone; its guest still has a receipt
};

/** Commands renamed since cases were first named after them: a refusal met again opens the same case. */
const FORMER_NAMES: Readonly<Partial<Record<ProcessCommand['type'], string>>> = {
  RecordRefundStatus: 'MoveRefund',
  SendMail: 'SendLetter',
};

/** The event whose step was refused, named as no other, and when that was. */
export type RefusedCause = Readonly<{ about: string; at: Instant }>;

/**
 * What follows when a step's command is refused: nothing where it was decided otherwise before, what
 * the step says, or a case that staff look into. `again`: a refusal that is no answer.
 */
export function whenRefused(
  { do: command, orElse }: Todo,
  code: RefusalCode,
  { about, at: openedAt }: RefusedCause,
): readonly LaterCommand[] | 'again' {
  if (code === 'busy' || command.type === 'OpenCase') return 'again';
  if (SETTLED[command.type].includes(code)) return [];
  if (orElse) return orElse;
  const name = kebab(FORMER_NAMES[command.type] ?? command.type);
  const detail = [name, code];
  const known = { ...factsOf(command), detail, openedAt };
  return [openCaseOf('refused-follow-up', `${name}-${about}`, known)];
}

/** What a command says of the money it was about. */
function factsOf({ data }: ProcessCommand) {
  return {
    amount: 'amount' in data && data.amount !== null ? data.amount : satang(0),
    ...('uid' in data && { checkoutUid: data.uid }),
    ...('checkoutUid' in data && { checkoutUid: data.checkoutUid }),
    ...('bookingId' in data && { bookingIds: [data.bookingId] }),
    ...('bookingIds' in data && { bookingIds: data.bookingIds }),
    ...('attemptId' in data && { attemptId: data.attemptId }),
    ...('chargeId' in data && { chargeId: data.chargeId }),
    ...('refundId' in data && { refundId: data.refundId }),
  };
}

const kebab = (type: string): string =>
  type.replace(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
