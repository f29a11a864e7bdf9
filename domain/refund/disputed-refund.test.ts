import { describe, it } from 'vitest';
import {
  attempt,
  attempted,
  own,
  paid,
  refundedElsewhere,
  refundRecorded,
  retried,
  started,
} from '../testing/refund-samples.ts';
import { minute } from '../testing/samples.ts';
import { specFor } from '../testing/spec-for.ts';
import { baht } from '../values/money/money.ts';
import type { Instant } from '../values/time/instant.ts';
import { type RefundFailed, refund } from './refund.ts';

const given = specFor(refund);

describe('a charge that its cardholder’s bank disputes', () => {
  const held = (failureCode: string, at: Instant, step = 1): RefundFailed => ({
    type: 'RefundFailed',
    data: { ...refundRecorded(step), failureCode, failedAt: at, attemptId: null },
  });

  it('gives nothing back beside the bank, nor leaves it to the hotel', () => {
    given(started)
      .when(attempt('a', minute(1), { dispute: 'running' }))
      .expect(held('charge-disputed', minute(1)));
    given(started)
      .when(attempt('a', minute(1), { dispute: 'running', refundable: false }))
      .expect(held('charge-disputed', minute(1)));
  });

  it('is held back however often staff try, until the dispute is won', () => {
    const tried = given(started, held('charge-disputed', minute(1)), retried(minute(2), 2));
    tried
      .when(attempt('a', minute(2), { dispute: 'running' }))
      .expect(held('charge-disputed', minute(2), 3));
    tried
      .when(attempt('a', minute(2), { dispute: 'lost' }))
      .expect(held('dispute-lost', minute(2), 3));
    tried.when(attempt('a', minute(2))).expect(attempted('a', minute(2)));
  });

  it('does not hide a refund that landed before, nor one that may yet land', () => {
    const under = given(started, attempted('a', minute(1)));
    under
      .when(attempt('b', minute(2), { own, refunded: baht(1000), dispute: 'running' }))
      .expect(paid(minute(2)));
    under.when(attempt('b', minute(2), { dispute: 'running' })).expect();
  });

  it('lets staff’s word on money given back by hand stand', () =>
    given(
      started,
      ...[refundedElsewhere(200, minute(1)), retried(minute(2), 2)],
      ...[held('charge-disputed', minute(2), 3), retried(minute(3), 4)],
    )
      .when(attempt('a', minute(3), { refunded: baht(200) }))
      .expect(
        attempted('a', minute(3), 1, { refundedBefore: baht(200), elsewhereBefore: baht(200) }),
      ));
});
