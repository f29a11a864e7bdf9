import { describe, expect, it } from 'vitest';
import { minute } from '../testing/samples.ts';
import { specFor } from '../testing/spec-for.ts';
import { baht } from '../values/money/money.ts';
import {
  actionsOf,
  CASE_ACTIONS,
  CASE_KINDS,
  type CaseKind,
  type CaseOpened,
  type CaseSettled,
  caseIdOf,
  moneyCase,
  type OpenCase,
  openCaseOf,
  type ResolveCase,
  type SettleCase,
} from './money-case.ts';

const given = specFor(moneyCase);

const open = (kind: CaseKind = 'mismatched-money', openedAt = minute(5)): OpenCase =>
  openCaseOf(kind, 'try-1', {
    ...{ checkoutUid: 'cart', bookingIds: ['anna'], ownerId: 'nok', chargeId: 'chrg_1' },
    ...{ attemptId: 'try-1', amount: baht(1900), detail: ['another-amount'], openedAt },
  });
const opened = (kind?: CaseKind, at = minute(5)): CaseOpened => ({
  type: 'CaseOpened',
  data: open(kind, at).data,
});
const settle = (data: Partial<SettleCase['data']> = {}, kind?: CaseKind): SettleCase => ({
  type: 'SettleCase',
  data: {
    caseId: opened(kind).data.caseId,
    ...{ action: 'return', reason: 'Wrong sum', by: 'nok', version: 0, settledAt: minute(9) },
    ...data,
  },
});
const { openedAt: _, ...facts } = opened().data;
const settled: CaseSettled = {
  type: 'CaseSettled',
  data: {
    ...facts,
    ...{ action: 'return', reason: 'Wrong sum', by: 'nok', subject: 'anna', settledAt: minute(9) },
  },
} as const;
const resolve = (because = 'refund-paid'): ResolveCase => ({
  type: 'ResolveCase',
  data: { caseId: facts.caseId, because, resolvedAt: minute(9) },
});
const resolved = {
  type: 'CaseResolved',
  data: { ...facts, because: 'refund-paid', resolvedAt: minute(9) },
} as const;

describe('opening a case', () => {
  it('says what it is about', () => given().when(open()).expect(opened()));
  it('has the same id for the same matter', () =>
    expect(facts.caseId).toBe(caseIdOf('mismatched-money', 'try-1')));
  it('is nothing the second time', () => given(opened()).when(open()).expect());
  it('is nothing when it was settled', () => given(opened(), settled).when(open()).expect());
  it('is nothing when it came right', () => given(opened(), resolved).when(open()).expect());
  it('comes again for a refund that fails again after its case was closed', () => {
    const close = { ...settled, data: { ...settled.data, kind: 'failed-refund' as const } };
    const history = given(opened('failed-refund'), close);
    history.when(open('failed-refund', minute(10))).expect(opened('failed-refund', minute(10)));
    history.when(open('failed-refund', minute(5))).expect();
  });
  it('comes again for a later failure, whatever the clocks say, and not for the same one', () => {
    const failed = (step: number): OpenCase => ({
      type: 'OpenCase',
      data: { ...open('failed-refund', minute(4)).data, step },
    });
    const told = (step: number): CaseOpened => ({ type: 'CaseOpened', data: failed(step).data });
    const { data } = settled;
    for (const action of ['return', 'close'] as const) {
      const over: CaseSettled = {
        type: 'CaseSettled',
        data: { ...data, kind: 'failed-refund', action },
      };
      given(told(1), over).when(failed(3)).expect(told(3));
      given(told(1), told(3), over).when(failed(3)).expect();
      given(told(1), told(3), over).when(failed(1)).expect();
    }
    given(told(1)).when(failed(3)).expect(told(3));
  });
  it('comes again when what came right goes wrong again', () =>
    given(opened(), resolved)
      .when(open('mismatched-money', minute(10)))
      .expect(opened('mismatched-money', minute(10))));
  it('comes again for a difference that is another than before', () => {
    const { data } = open('difference', minute(10));
    const other = { ...data, amount: baht(-500) };
    const closed = { ...settled, data: { ...settled.data, action: 'close' as const } };
    for (const history of [given(opened('difference')), given(opened('difference'), closed)]) {
      history.when({ type: 'OpenCase', data }).expect();
      history.when({ type: 'OpenCase', data: other }).expect({ type: 'CaseOpened', data: other });
    }
  });
});

describe('settling a case', () => {
  it('is what staff decide', () => given(opened()).when(settle()).expect(settled));
  it('needs no version', () =>
    given(opened())
      .when(settle({ version: null }))
      .expect(settled));
  it('refuses a case that is not there', () => given().when(settle()).refuses('not-found'));
  it('refuses what was read before it changed', () =>
    given(opened(), resolved)
      .when(settle({ version: 0 }))
      .refuses('stale-version'));
  it('refuses a case that is over', () =>
    given(opened(), settled)
      .when(settle({ version: 1 }))
      .refuses('wrong-status'));
  it.each(CASE_KINDS.flatMap((kind) => CASE_ACTIONS.map((action) => [kind, action] as const)))(
    'of %s by %s is refused where it makes no sense',
    (kind, action) => {
      const { when } = given(opened(kind));
      if (actionsOf(opened(kind).data).includes(action))
        expect(
          moneyCase.decide(
            { ...opened(kind).data, status: 'open', version: 0 },
            settle({ action }, kind),
          ),
        ).toHaveLength(1);
      else when(settle({ action }, kind)).refuses('wrong-status');
    },
  );
});

describe('a case without money to return', () => {
  it.each([
    ['of nothing', 'refused-follow-up', { amount: baht(0), detail: ['end-booking', 'not-found'] }],
    ['of what the provider cannot give back', 'failed-refund', { detail: ['left-to-hotel'] }],
    ['that a refund has', 'refused-follow-up', { detail: ['record-refund-status', 'not-found'] }],
  ] as const)('%s is closed', (_, kind, changes) => {
    const { data } = open(kind);
    const about: CaseOpened = { type: 'CaseOpened', data: { ...data, ...changes } };
    expect(actionsOf(about.data)).toEqual(['close']);
    given(about).when(settle({}, kind)).refuses('wrong-status');
  });
});

describe('resolving a case', () => {
  it('ends what came right', () => given(opened()).when(resolve()).expect(resolved));
  it('is nothing without a case', () => given().when(resolve()).expect());
  it('is nothing when it is over', () => given(opened(), settled).when(resolve()).expect());
});
