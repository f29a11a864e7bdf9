import { describe, expect, it } from 'vitest';
import { openCaseOf } from '../money-case/money-case.ts';
import { COMMANDS } from '../testing/booking-samples.ts';
import { CHARGE_PAID, minute } from '../testing/samples.ts';
import { REFUSAL_CODES, type RefusalCode } from '../values/decider/refusal.ts';
import { baht } from '../values/money/money.ts';
import { confirmWhenPaid } from './confirm-when-paid.ts';
import { type ProcessCommand, stepsAfter, type Todo } from './process.ts';
import { whenRefused } from './when-refused.ts';

type Consequence = 'nothing' | 'what the step says' | 'a case' | 'again';

/** What follows from any refusal but `busy`, and what from those that differ. A new command does not compile. */
const CONSEQUENCES: Readonly<
  Record<ProcessCommand['type'], readonly [Consequence, Partial<Record<RefusalCode, Consequence>>?]>
> = {
  BookNights: ['what the step says'],
  RetakeNights: ['what the step says'],
  ConfirmBooking: ['what the step says'],
  TurnAwayPayment: ['a case'],
  ReleaseNights: ['a case'],
  KeepMovedNights: ['a case'],
  FinishMove: ['a case'],
  EndBooking: ['a case', { 'booking-already-paid': 'nothing' }],
  CompleteStay: ['a case'],
  DeleteDueDocuments: ['a case'],
  PlaceBlock: ['a case'],
  ChangePaymentMethod: ['a case'],
  RecordRefundStatus: ['a case'],
  RecordTaxInvoice: ['a case'],
  RecordCreditNote: ['a case'],
  AbandonReservation: ['a case'],
  FailPayment: ['a case'],
  RecordPayment: ['a case'],
  ReturnLatePayment: ['a case'],
  CancelCheckout: ['a case', { 'booking-already-paid': 'nothing' }],
  StartRefund: ['a case'],
  ReduceRefund: ['a case'],
  RetryRefund: ['a case', { 'wrong-status': 'nothing' }],
  OpenCase: ['again'],
  BookMoney: ['a case'],
  CompareCheckout: ['a case'],
  CompareDay: ['a case'],
  ResolveCase: ['a case'],
  SettleCharge: ['a case'],
  ReleaseAttempt: ['a case'],
  LapseHold: ['a case'],
  SettleLatePayment: ['a case'],
  FinishLateSettlement: ['a case'],
  FreeRetakenNights: ['a case'],
  FinishUndo: ['a case'],
  FreeRestoredNights: ['a case'],
  ReinstateBooking: ['a case'],
  PayRefund: ['a case'],
  ReleaseNameUnlessUsed: ['a case'],
  RegisterPartner: ['a case'],
  MailApplication: ['a case'],
  SettleAdmin: ['a case', { 'last-admin': 'nothing' }],
  SendMail: ['a case'],
  NoteCash: ['a case'],
  SettleUnit: ['a case'],
  InvoiceStay: ['a case', { 'not-found': 'nothing' }],
  CreditStay: ['a case'],
  InvoiceCommission: ['a case'],
  CountReview: ['a case'],
};

const CAUSE = { about: 'event-1', at: minute(9) };
const INSTEAD = [{ type: 'PayRefund', data: { refundId: 'of the step' } }] as const;

const consequenceOf = (type: ProcessCommand['type'], code: RefusalCode): Consequence => {
  const command = { type, data: {} } as ProcessCommand;
  const todo = (
    CONSEQUENCES[type][0] === 'what the step says'
      ? { do: command, orElse: INSTEAD }
      : { do: command }
  ) as Todo;
  const next = whenRefused(todo, code, CAUSE);
  if (next === 'again') return next;
  const [first] = next;
  if (first === undefined) return 'nothing';
  return first === INSTEAD[0] ? 'what the step says' : 'a case';
};

describe.each(Object.keys(CONSEQUENCES) as ProcessCommand['type'][])('%s', (type) => {
  const [usual, special = {}] = CONSEQUENCES[type];
  it.each(REFUSAL_CODES)('refused with %s has a consequence', (code) =>
    expect(consequenceOf(type, code)).toBe(code === 'busy' ? 'again' : (special[code] ?? usual)),
  );
});

describe('a case', () => {
  it('says what is known of the money', () => {
    const [step] = stepsAfter(confirmWhenPaid, {
      ...CHARGE_PAID,
      recordedAt: minute(3),
      revision: 0,
    });
    const next = whenRefused(step as Todo, 'not-found', CAUSE);
    expect(next).toEqual([
      openCaseOf('refused-follow-up', 'record-payment-event-1', {
        ...{ amount: baht(2000), checkoutUid: 'cart', attemptId: 'try-1', chargeId: 'chrg_1' },
        ...{ detail: ['record-payment', 'not-found'], openedAt: minute(9) },
      }),
    ]);
  });

  it('is the same one when the step is refused again', () => {
    const todo: Todo = { do: { type: 'PayRefund', data: { refundId: 'try-1' } } };
    const [[first], [again]] = [1, 2].map(() => whenRefused(todo, 'not-found', CAUSE)) as [
      ProcessCommand[],
      ProcessCommand[],
    ];
    expect(first).toEqual(again);
  });

  it('keeps the name it had before its command was renamed', () => {
    const todo: Todo = { do: COMMANDS.RecordRefundStatus };
    expect(whenRefused(todo, 'not-found', CAUSE)).toMatchObject([
      { data: { detail: ['move-refund', 'not-found'] } },
    ]);
  });
});
