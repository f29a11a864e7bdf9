import { describe, expect, it } from 'vitest';
import { cart, hold, stay } from '../testing/checkout-samples.ts';
import { run } from '../testing/run.ts';
import { HELD_UNTIL, minute } from '../testing/samples.ts';
import type { CancellationPolicy } from '../values/money/cancellation-policy.ts';
import { addUp, baht, mean } from '../values/money/money.ts';
import { i18nText } from '../values/text/i18n-text.ts';
import type { Instant } from '../values/time/instant.ts';
import { nightsOf } from '../values/time/local-date.ts';
import { checkout } from './checkout.ts';
import type { Checkout, CheckoutCommand, CheckoutItem } from './checkout-state.ts';
import { keepPromise, type SaleTerms } from './promise.ts';

const FREE: CancellationPolicy = [{ name: i18nText('Free'), daysBefore: 1, share: 1 }];
const STRICT: CancellationPolicy = [];

/** Two nights at these prices. */
function sold(first: number, second = first, cancellationPolicy = FREE): SaleTerms {
  const prices = [baht(first), baht(second)];
  const nightPrices = nightsOf(stay('anna')).map((date, n) => ({
    date,
    price: prices[n] ?? baht(0),
  }));
  return { nightPrices, total: addUp(prices), average: mean(prices), cancellationPolicy };
}

function item(bookingId: string, { total, average, ...kept }: SaleTerms): CheckoutItem {
  const { bookingId: _, ...place } = stay(bookingId);
  return {
    ...{ ...place, totalPrice: total, price: average, ...kept },
    ...{ guests: 2, children: 0, pets: 0, breakfast: false, priceChanged: false },
  };
}

const after = (...commands: CheckoutCommand[]): Checkout =>
  run(checkout, commands).reduce(checkout.evolve, checkout.initialState);

/** Anna's and Bob's stays, promised at what they cost together with other commands. */
const given = (anna: SaleTerms, bob: SaleTerms, ...commands: CheckoutCommand[]) =>
  after(
    {
      type: 'OpenCheckout',
      data: {
        ...cart,
        items: [item('anna', anna), item('bob', bob)],
        notes: null,
        openedAt: minute(0),
        validUntil: HELD_UNTIL,
      },
    },
    ...commands,
  );

const asked = (bookingId: string, price: SaleTerms) => ({ stay: stay(bookingId), price });
const refusal = (code: string) => expect.objectContaining({ code });
const ENDED = HELD_UNTIL;

describe('until its end, a checkout', () => {
  const state = given(sold(1000), sold(500, 700));

  it.each([
    ['more', sold(2000)],
    ['less', sold(100)],
    ['as much on other nights', sold(900, 1100)],
    ['as much with less given back', sold(1000, 1000, STRICT)],
  ])('is booked as it shows where a stay costs %s now', (_, now) => {
    expect(keepPromise(state, [asked('anna', now), asked('bob', now)], minute(29))).toEqual([
      sold(1000),
      sold(500, 700),
    ]);
  });
});

describe('after its end, a checkout', () => {
  const state = given(sold(1000), sold(500, 700));
  const keep = (anna: SaleTerms, bob: SaleTerms, now: Instant = ENDED) =>
    keepPromise(state, [asked('anna', anna), asked('bob', bob)], now);

  it('is booked where all is as it shows', () =>
    expect(keep(sold(1000), sold(500, 700))).toEqual([sold(1000), sold(500, 700)]));

  it.each([
    ['more', sold(1000.01, 1000)],
    ['less', sold(1000, 999)],
    ['as much on other nights', sold(900, 1100)],
  ])('is refused where one stay costs %s', (_, now) =>
    expect(() => keep(now, sold(500, 700))).toThrow(refusal('price-changed')),
  );

  it.each([
    ['gives nothing back', STRICT],
    ['gives less back', [{ name: i18nText('Free'), daysBefore: 1, share: 0.5 }]],
    ['must be canceled earlier', [{ name: i18nText('Free'), daysBefore: 2, share: 1 }]],
    ['is said in other words', [{ name: i18nText('Freely'), daysBefore: 1, share: 1 }]],
  ])('is refused where one stay %s', (_, policy) =>
    expect(() => keep(sold(1000), sold(500, 700, policy))).toThrow(refusal('terms-changed')),
  );

  it('says the price before the terms', () =>
    expect(() => keep(sold(1000, 1000, STRICT), sold(500, 701))).toThrow(refusal('price-changed')));

  it('is compared in the stays asked for alone', () =>
    expect(keepPromise(state, [asked('anna', sold(1000))], minute(500))).toEqual([sold(1000)]));
});

describe('a checkout of before', () => {
  const { nightPrices: _, cancellationPolicy: __, ...ofBefore } = item('anna', sold(900, 1100));
  const state = after({
    type: 'OpenCheckout',
    data: { ...cart, items: [ofBefore], notes: null, openedAt: minute(0) },
  });
  const keep = (now: SaleTerms) => keepPromise(state, [asked('anna', now)], minute(0));

  it('promised nothing', () =>
    expect(() => keep(sold(1000, 1001))).toThrow(refusal('price-changed')));
  it('is compared by its total alone', () =>
    expect(keep(sold(1000, 1000, STRICT))).toEqual([sold(1000, 1000, STRICT)]));
});

describe('a promise that was used', () => {
  const price = sold(1000);
  const usedBy = (...commands: CheckoutCommand[]) => given(price, price, hold('anna'), ...commands);
  const pay: CheckoutCommand = {
    type: 'AttemptPayment',
    data: { ...cart, attemptId: 'try-1', amount: baht(2000), now: minute(1) },
  };
  const expire: CheckoutCommand = { type: 'ExpireCheckout', data: { ...cart, now: HELD_UNTIL } };
  const ofOther = { ...asked('anna', price), stay: { ...stay('anna'), bookingId: 'another' } };

  it('is refused for the same stay, also where it costs something else by now', () => {
    const costly = { ...ofOther, price: sold(5000) };
    for (const now of [minute(1), ENDED])
      expect(() => keepPromise(usedBy(), [costly], now)).toThrow(refusal('checkout-already-used'));
  });

  it('is refused for all stays once somebody began to pay, or its hold has ended', () => {
    for (const state of [usedBy(pay), usedBy(expire)])
      expect(() => keepPromise(state, [asked('bob', price)], minute(2))).toThrow(
        refusal('checkout-already-used'),
      );
  });

  it('is kept for its other stays before that, and for the same request that comes twice', () => {
    const [bob] = keepPromise(usedBy(), [asked('bob', sold(5000))], minute(2));
    expect(bob).toEqual(price);
    expect(keepPromise(usedBy(), [asked('anna', sold(5000))], minute(2))).toEqual([price]);
  });
});

it('books a stay of no checkout at what it costs', () =>
  expect(keepPromise(checkout.initialState, [asked('anna', sold(3))], minute(0))).toEqual([
    sold(3),
  ]));
