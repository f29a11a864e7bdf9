import { storedSamples } from '@baanpak/domain/testing/stored-samples.ts';
import { expect, it } from 'vitest';
import { SHOWN_OF_SHARED } from './own-share.ts';

/** Of all that a checkout of several owners is about: what came for it, and the words of its guest and of other staff. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  CheckoutOpened: ['notes'],
  CheckoutCanceled: ['reason', 'by'],
  CheckoutPaid: ['feeCharge'],
  PaymentCameLate: ['feeCharge'],
  LatePaymentAccepted: ['feeCharge'],
  LatePaymentReturned: ['reference'],
  ChargePending: ['authorizeUri', 'qrUri'],
  ChargePaid: ['fee', 'feeVat', 'net', 'card'],
  RefundAttempted: ['refundedBefore', 'elsewhereBefore'],
  RefundFailed: ['elsewhere'],
  CaseOpened: ['ownerId'],
  CaseSettled: ['ownerId', 'reason', 'subject'],
  CaseResolved: ['ownerId'],
};

const shared = new Map<string, readonly string[] | 'type' | 'nothing'>(
  Object.entries(SHOWN_OF_SHARED),
);
const samples = storedSamples().flatMap((sample) => {
  const shown = shared.get(sample.type);
  return shown === undefined ? [] : [{ ...sample, shown }];
});

it('has an entry for each event of a checkout, payment, refund or case', () => {
  const ofMoney = storedSamples().filter(({ stream }) =>
    /^(checkout|payment|refund|moneyCase|moneyCases)-/.test(stream),
  );
  expect(ofMoney.map(({ type }) => type).filter((type) => !shared.has(type))).toEqual([]);
  expect(new Set(samples.map(({ type }) => type))).toEqual(new Set(shared.keys()));
});

it.each(samples.map((sample) => [sample.file, sample] as const))(
  'shows or leaves out each member of %s',
  (_, { type, data, shown }) => {
    if (typeof shown === 'string') return;
    const others = Object.keys(data).filter((name) => !shown.includes(name));
    expect(others.filter((name) => !LEFT_OUT[type]?.includes(name))).toEqual([]);
    expect(shown.filter((name) => LEFT_OUT[type]?.includes(name))).toEqual([]);
  },
);
