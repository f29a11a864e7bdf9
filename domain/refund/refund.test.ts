import { describe, expect, it } from 'vitest';
import {
  attempt,
  attempted,
  confirm,
  fail,
  failed,
  lands,
  old,
  own,
  paid,
  refundedElsewhere,
  refundId,
  refundRecorded,
  refundRetried,
  retried,
  started,
} from '../testing/refund-samples.ts';
import { minute } from '../testing/samples.ts';
import { specFor } from '../testing/spec-for.ts';
import { baht } from '../values/money/money.ts';
import { after } from '../values/time/instant.ts';
import { type RefundFailed, refund } from './refund.ts';

const given = specFor(refund);

describe('an attempt to give money back', () => {
  it('is written before the provider is asked, with what the charge showed before', () =>
    given(started)
      .when(attempt('a', minute(1), { refunded: baht(300), others: baht(300) }))
      .expect(attempted('a', minute(1), 1, { refundedBefore: baht(300) })));

  it('is not made while another may still land', () => {
    const under = given(started, attempted('a', minute(1)));
    under.when(attempt('b', minute(1))).expect();
    under.when(attempt('b', after(lands(minute(1)), -1))).expect();
  });

  it('is made again once the first can no longer land', () => {
    const at = lands(minute(1));
    given(started, attempted('a', minute(1)))
      .when(attempt('b', at))
      .expect(attempted('b', at, 2));
  });

  it('is not made by who looked before the first attempt had ended, however late it is written', () =>
    given(started, attempted('a', minute(1)))
      .when(attempt('b', minute(2)))
      .expect());

  it('that landed is found by its mark, while it is waited for too', () => {
    const under = given(started, attempted('a', minute(1)));
    const seen = { own, refunded: baht(1000), refundable: false };
    under.when(attempt('b', minute(2), seen)).expect(paid(minute(2)));
    under.when(attempt('b', minute(20), seen)).expect(paid(minute(20)));
  });

  it('that was refused makes room for the next at once, when staff ask for it', () =>
    given(started, attempted('a', minute(1)), failed('a', minute(1)), retried(minute(2), 2))
      .when(attempt('b', minute(2)))
      .expect(attempted('b', minute(2), 2)));

  it('that may still land is not overtaken by staff who ask for another', () =>
    given(started, attempted('a', minute(1)), failed(null, minute(1)), retried(minute(2), 2))
      .when(attempt('b', minute(2)))
      .expect());

  it('is for an open refund', () =>
    given(started, paid(minute(1)))
      .when(attempt('b', minute(9)))
      .expect());

  it('of a charge the provider does not give back is left to the hotel', () =>
    given(started)
      .when(attempt('a', minute(1), { refundable: false }))
      .expect({ type: 'RefundLeftToHotel', data: { ...refundRecorded(1), leftAt: minute(1) } }));

  it('is not left to the hotel while it may still land', () =>
    given(started, attempted('a', minute(1)))
      .when(attempt('b', minute(2), { refundable: false }))
      .expect());
});

describe('money that went back by an unknown hand', () => {
  const later = lands(minute(1));

  it('after an attempt is a question for staff, and no second attempt', () =>
    given(started, attempted('a', minute(1)))
      .when(attempt('b', later, { refunded: baht(1000), refundable: false }))
      .expect(refundedElsewhere(1000, later)));

  it('stays one however often staff try again', () =>
    given(started, attempted('a', minute(1)), refundedElsewhere(1000, later), retried(later, 2))
      .when(attempt('b', later, { refunded: baht(1000) }))
      .expect(refundedElsewhere(1000, later, 3)));

  it('before the first attempt is one, until staff say that it was another matter', () => {
    given(started)
      .when(attempt('a', minute(1), { refunded: baht(200) }))
      .expect(refundedElsewhere(200, minute(1)));
    given(started, refundedElsewhere(200, minute(1)), retried(minute(2), 2))
      .when(attempt('a', minute(2), { refunded: baht(200) }))
      .expect(
        attempted('a', minute(2), 1, { refundedBefore: baht(200), elsewhereBefore: baht(200) }),
      );
    given(started, refundedElsewhere(200, minute(1)), retried(minute(2), 2))
      .when(attempt('a', minute(2), { refunded: baht(201) }))
      .expect(refundedElsewhere(201, minute(2), 3));
  });

  it('is no other refund of ours, that came meanwhile', () =>
    given(started, attempted('a', minute(1)))
      .when(attempt('b', later, { refunded: baht(700), others: baht(700) }))
      .expect(attempted('b', later, 2, { refundedBefore: baht(700) })));

  it('is a refund with our mark and another amount', () =>
    given(started)
      .when(attempt('a', later, { own: { ...own, amount: baht(9) }, refunded: baht(9) }))
      .expect(refundedElsewhere(9, later)));
});

describe('an attempt of an earlier version, that says no time', () => {
  const lasts = {
    type: 'RefundAwaited',
    data: { refundId, landsUntil: lands(minute(5)) },
  } as const;

  it('is waited for from when it is met', () => {
    given(started, old)
      .when(attempt('b', minute(5)))
      .expect(lasts);
    given(started, old, lasts)
      .when(attempt('b', minute(6)))
      .expect();
    given(started, old, lasts)
      .when(attempt('b', lands(minute(5))))
      .expect(attempted('b', lands(minute(5)), 2));
  });

  it('that was refused is over', () => {
    const { attemptId: _, ...data } = failed(null, minute(1)).data;
    const refused: RefundFailed = { type: 'RefundFailed', data };
    given(started, old, refused, retried(minute(5), 2))
      .when(attempt('b', minute(5)))
      .expect(attempted('b', minute(5), 2));
  });
});

describe('a no', () => {
  it('to the attempt fails the refund', () =>
    given(started, attempted('a', minute(1)))
      .when(fail('a', minute(1)))
      .expect(failed('a', minute(1))));

  it('to a look says nothing while an attempt may land, and fails it after', () => {
    const under = given(started, attempted('a', minute(1)));
    under.when(fail(null, minute(2))).expect();
    under.when(fail('another', minute(2))).expect();
    under.when(fail(null, lands(minute(1)))).expect(failed(null, lands(minute(1))));
  });
});

describe('staff', () => {
  it('do not transfer what the provider may still give back', () => {
    const known = given(started, attempted('a', minute(1)), failed(null, minute(1)));
    known.when(confirm(minute(2))).refuses('refund-in-progress');
    const { data } = failed(null, minute(1), 2);
    known.when(confirm(minute(9))).expect({
      type: 'RefundTransferred',
      data: {
        ...{ refundId, bookingIds: data.bookingIds, of: data.of, amount: data.amount },
        ...{ step: 2, by: 'somsri', paidAt: minute(9) },
      },
    });
  });

  it('record as paid only what the provider does not give back', () =>
    given(started, paid(minute(1)))
      .when(confirm(minute(2)))
      .refuses('wrong-status'));

  it('open a failed one again, and no other', () => {
    given(started, failed(null, minute(1)))
      .when(refundRetried(minute(2)))
      .expect(retried(minute(2), 2));
    given(started)
      .when(refundRetried(minute(2)))
      .expect();
    given(started, paid(minute(1)))
      .when(refundRetried(minute(2)))
      .refuses('wrong-status');
    given()
      .when(refundRetried(minute(2)))
      .refuses('not-found');
  });
});

it('remembers nothing of an attempt but until when it can land', () =>
  given(started, attempted('a', minute(1))).leads((state) =>
    expect(state).toMatchObject({ attempts: 1, attemptId: 'a', landsUntil: lands(minute(1)) }),
  ));
