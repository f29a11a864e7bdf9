import { describe, expect, it } from 'vitest';
import { everyCommandInEveryState } from '../testing/every-command-in-every-state.ts';
import { CHARGE, CHARGE_PAID, CHARGE_REQUEST, minute, OF_CHARGE } from '../testing/samples.ts';
import { specFor } from '../testing/spec-for.ts';
import type { ChargeFacts } from '../values/money/charge-facts.ts';
import { LARGEST_CHARGE, SMALLEST_CHARGE } from '../values/money/charge-limits.ts';
import { baht, satang } from '../values/money/money.ts';
import {
  type ChargeMismatched,
  hasEnded,
  payment,
  paymentStream,
  type RecordCharge,
  type RequestCharge,
} from './payment.ts';

const given = specFor(payment);

const request: RequestCharge['data'] = { ...CHARGE_REQUEST, method: 'card' };
const requested = { type: 'ChargeRequested', data: request } as const;
const record = (facts: Partial<ChargeFacts> = {}): RecordCharge => ({
  type: 'RecordCharge',
  data: { charge: { ...CHARGE, ...facts }, seenAt: minute(3) },
});
const unpaid = { paidAt: null } as const;
const { fee, feeVat, paidAt } = CHARGE;
const TAKEN = { paid: true, fee, feeVat, paidAt: paidAt ?? minute(3) };
const mismatched = (what: Partial<ChargeMismatched['data']>): ChargeMismatched => ({
  type: 'ChargeMismatched',
  data: {
    ...{ ...OF_CHARGE, expected: baht(2000), amount: baht(2000), currency: 'THB' },
    ...(what.paid === false ? { paid: false } : TAKEN),
    ...what,
  },
});

const known = {
  RequestCharge: 'nothing',
  'RequestCharge over too much': 'nothing',
  RecordCharge: 'ChargePaid',
  'RecordCharge pending': 'nothing',
  'RecordCharge failed': 'nothing',
  'RecordCharge reversed': 'nothing',
  'RecordCharge expired': 'nothing',
  'RecordCharge of another amount': 'ChargeMismatched',
  RecordNoCharge: 'nothing',
} as const;
const waiting = {
  ...known,
  'RecordCharge failed': 'ChargeFailed',
  'RecordCharge reversed': 'ChargeFailed as reversed',
  'RecordCharge expired': 'ChargeExpired',
} as const;
const settled = {
  ...known,
  RecordCharge: 'nothing',
  'RecordCharge of another amount': 'nothing',
} as const;

describe('a payment', () => {
  everyCommandInEveryState(payment, {
    commands: {
      RequestCharge: { type: 'RequestCharge', data: request },
      'RequestCharge over too much': {
        type: 'RequestCharge',
        data: { ...request, amount: satang(LARGEST_CHARGE + 1) },
      },
      RecordCharge: record(),
      'RecordCharge pending': record({ ...unpaid, status: 'pending' }),
      'RecordCharge failed': record({
        ...unpaid,
        status: 'failed',
        failureCode: 'insufficient_fund',
      }),
      'RecordCharge reversed': record({ status: 'reversed' }),
      'RecordCharge expired': record({ ...unpaid, status: 'expired' }),
      'RecordCharge of another amount': record({ amount: baht(20) }),
      RecordNoCharge: { type: 'RecordNoCharge', data: { failureCode: 'invalid_card' } },
    },
    events: {
      ChargeRequested: requested,
      ChargePending: { type: 'ChargePending', data: OF_CHARGE },
      ChargePaid: CHARGE_PAID,
      ChargeFailed: {
        type: 'ChargeFailed',
        data: { ...OF_CHARGE, failureCode: 'insufficient_fund' },
      },
      'ChargeFailed as reversed': {
        type: 'ChargeFailed',
        data: { ...OF_CHARGE, failureCode: 'reversed' },
      },
      'ChargeFailed without a charge': {
        type: 'ChargeFailed',
        data: { ...OF_CHARGE, chargeId: null, failureCode: 'invalid_card' },
      },
      ChargeExpired: { type: 'ChargeExpired', data: OF_CHARGE },
      ChargeMismatched: mismatched({ amount: baht(20) }),
      'ChargeMismatched, not paid': mismatched({ amount: baht(20), paid: false }),
    },
    states: {
      unknown: [],
      requested: ['ChargeRequested'],
      pending: ['ChargeRequested', 'ChargePending'],
      failed: ['ChargeRequested', 'ChargePending', 'ChargeFailed'],
      'failed without a charge': ['ChargeRequested', 'ChargeFailed without a charge'],
      expired: ['ChargeRequested', 'ChargePending', 'ChargeExpired'],
      mismatched: ['ChargeRequested', 'ChargeMismatched'],
      'mismatched, not paid': ['ChargeRequested', 'ChargeMismatched, not paid'],
      paid: ['ChargeRequested', 'ChargePending', 'ChargePaid'],
      'paid after it expired': ['ChargeRequested', 'ChargePending', 'ChargeExpired', 'ChargePaid'],
    },
    answers: {
      unknown: {
        RequestCharge: 'ChargeRequested',
        'RequestCharge over too much': 'amount-out-of-range',
        RecordCharge: 'not-found',
        'RecordCharge pending': 'not-found',
        'RecordCharge failed': 'not-found',
        'RecordCharge reversed': 'not-found',
        'RecordCharge expired': 'not-found',
        'RecordCharge of another amount': 'not-found',
        RecordNoCharge: 'not-found',
      },
      requested: {
        ...waiting,
        'RecordCharge pending': 'ChargePending',
        RecordNoCharge: 'ChargeFailed without a charge',
      },
      pending: waiting,
      failed: known,
      'failed without a charge': known,
      expired: known,
      mismatched: settled,
      'mismatched, not paid': {
        ...settled,
        'RecordCharge of another amount': 'ChargeMismatched',
      },
      paid: settled,
      'paid after it expired': settled,
    },
  });

  it('has a stream of its own', () => expect(paymentStream('try-1')).toBe('payment-try-1'));

  it.each([
    ['requested', false, [requested]],
    ['pending', false, [requested, { type: 'ChargePending', data: OF_CHARGE }]],
    ['expired', true, [requested, { type: 'ChargeExpired', data: OF_CHARGE }]],
    ['mismatched', true, [requested, mismatched({})]],
    ['paid', true, [requested, CHARGE_PAID]],
  ] as const)('has, when it is %s, ended: %s', (status, ended, events) =>
    given(events).leads((state) => {
      expect(state).toMatchObject({ status });
      expect(state.status !== 'unknown' && hasEnded(state)).toBe(ended);
    }),
  );
});

describe('asking for money', () => {
  it.each([
    [SMALLEST_CHARGE, 2_000],
    [LARGEST_CHARGE, 15_000_000],
  ])('takes the provider’s own limit of %i satang', (amount, limit) => {
    expect(amount).toBe(limit);
    const data = { ...request, amount };
    given().when({ type: 'RequestCharge', data }).expect({ type: 'ChargeRequested', data });
  });

  it.each([SMALLEST_CHARGE - 1, LARGEST_CHARGE + 1, 0, -2_000])('refuses %i satang', (amount) =>
    given()
      .when({ type: 'RequestCharge', data: { ...request, amount: satang(amount) } })
      .refuses('amount-out-of-range'),
  );
});

describe('believing the provider', () => {
  it.each([
    ['too little', { amount: baht(1999.99) }, { amount: baht(1999.99) }],
    ['too much', { amount: baht(2001) }, { amount: baht(2001) }],
    ['another currency', { currency: 'USD' }, { currency: 'USD' }],
    ['another attempt’s charge', { attemptId: 'try-2' }, {}],
    ['a charge without an attempt', { attemptId: null }, {}],
    [
      'too little that is not paid yet',
      { amount: baht(20), status: 'pending' },
      { amount: baht(20), paid: false },
    ],
  ] as const)('never takes %s for the payment', (_, facts, told) =>
    given(requested).when(record(facts)).expect(mismatched(told)),
  );

  it('tells again of what does not match once somebody paid it', () => {
    const small = { amount: baht(20) } as const;
    const waits = mismatched({ ...small, paid: false });
    given(requested, waits)
      .when(record({ ...small, ...unpaid, status: 'expired' }))
      .expect();
    given(requested, waits).when(record(small)).expect(mismatched(small));
  });

  it('keeps what it was paid by, whether it can be given back, and where a charge is paid', () => {
    const card = { brand: 'Visa', lastDigits: '4242' };
    const byCard = { ...CHARGE_PAID, data: { ...CHARGE_PAID.data, card } };
    given(requested).when(record({ card })).expect(byCard);
    const byQr = { ...CHARGE_PAID, data: { ...CHARGE_PAID.data, refundable: false } };
    given(requested)
      .when(record({ refundable: false }))
      .expect(byQr);
    const waits = { ...unpaid, status: 'pending' } as const;
    const [authorizeUri, qrUri] = ['https://bank.example/3ds', 'https://provider.example/qr.svg'];
    given(requested)
      .when(record({ ...waits, authorizeUri, qrUri }))
      .expect({ type: 'ChargePending', data: { ...OF_CHARGE, authorizeUri, qrUri } });
  });

  it('takes the moment it saw the payment where the provider names none', () =>
    given(requested)
      .when(record({ paidAt: null }))
      .expect({ ...CHARGE_PAID, data: { ...CHARGE_PAID.data, paidAt: minute(3) } }));
});
