import { describe, expect, it } from 'vitest';
import { day, nights, overrideEvent, ROOM_REGISTERED } from '../testing/samples.ts';
import { specFor } from '../testing/spec-for.ts';
import { baht, toBaht } from '../values/money/money.ts';
import { addDays, startOfDay } from '../values/time/local-date.ts';
import { quote } from './quote.ts';
import { room } from './room.ts';
import type { Room, SetDayPrices } from './room-state.ts';

const given = specFor(room);

const period = (from: number, to: number, price: number) => ({
  from: day(from),
  to: day(to),
  price: baht(price),
});
const set = (from: number, to: number, price: number): SetDayPrices =>
  paint(period(from, to, price));
const wasSet = (from: number, to: number, price: number) =>
  overrideEvent({ prices: [period(from, to, price)] });
const paint = (data: Omit<SetDayPrices['data'], 'roomId'>): SetDayPrices => ({
  type: 'PaintDays',
  data: { roomId: 'garden', ...data },
});

describe('setting prices', () => {
  it('of some weekdays keeps the price of the others', () => {
    const weekend = { ...period(1, 15, 2000), weekdays: [0, 6] };
    const painted = overrideEvent({ prices: [weekend] });
    given(ROOM_REGISTERED, wasSet(1, 9, 1500))
      .when(paint(weekend))
      .expect(painted);
    given(ROOM_REGISTERED, wasSet(1, 9, 1500), painted).leads((state) =>
      expect(pricesOf(state, 5, 8)).toEqual([1500, 2000, 2000]),
    );
  });

  it('refuses a period that ends before it begins', () =>
    given(ROOM_REGISTERED)
      .when(set(5, 3, 1500))
      .refuses('stay-too-short'));

  it('says an earlier price again once another has been set since', () =>
    given(ROOM_REGISTERED, wasSet(1, 3, 1500), wasSet(1, 3, 1600))
      .when(set(1, 3, 1500))
      .expect(wasSet(1, 3, 1500)));

  it.each([
    ['another price', [1, 3, 1600]],
    ['an earlier start', [0, 3, 1500]],
    ['a later end', [1, 4, 1500]],
  ] as const)('takes %s as news', (_, [from, to, price]) =>
    given(ROOM_REGISTERED, wasSet(1, 3, 1500))
      .when(set(from, to, price))
      .expect(wasSet(from, to, price)),
  );

  it.each([
    ['entirely', wasSet(1, 5, 1600), [1600, 1600, 1600]],
    ['before', wasSet(1, 3, 1600), [1600, 1500, 1500]],
    ['after', wasSet(3, 9, 1600), [1500, 1600, 1600]],
    ['between', wasSet(3, 4, 1600), [1500, 1600, 1500]],
  ])('keeps the prices of other nights where a later price covers them %s', (_, later, all) =>
    given(ROOM_REGISTERED, wasSet(2, 5, 1500), later).leads((state) =>
      expect(pricesOf(state, 2, 5)).toEqual(all),
    ),
  );

  it('says nothing again that every night has already', () =>
    given(ROOM_REGISTERED, wasSet(1, 5, 1500), wasSet(5, 9, 1500))
      .when(set(2, 8, 1500))
      .expect());

  it('takes no more room the more often it was done', () =>
    given(ROOM_REGISTERED, ...Array.from({ length: 500 }, (__, n) => wasSet(n % 9, 20, n))).leads(
      (state) => expect('prices' in state && state.prices.values.length).toBe(20),
    ));

  it('forgets days that were over two years before', () => {
    const recordedAt = startOfDay(addDays(day(1), 731 + 3));
    given(ROOM_REGISTERED, wasSet(1, 6, 1500), { ...wasSet(900, 901, 1600), recordedAt }).leads(
      (state) =>
        expect('prices' in state && state.prices).toMatchObject({
          first: day(4),
          values: { 0: baht(1500), 1: baht(1500), 2: null },
        }),
    );
  });
});

describe('changing prices', () => {
  it('makes them of the price each night has, said in as few periods as there are', () =>
    given(
      ROOM_REGISTERED,
      overrideEvent({ prices: [{ ...period(1, 15, 1555), weekdays: [0, 6] }] }),
    )
      .when(paint({ from: day(1), to: day(15), change: { percent: 10 } }))
      .expect(
        overrideEvent({
          prices: [
            { from: day(1), to: day(13), weekdays: [1, 2, 3, 4, 5], price: baht(1100) },
            { from: day(6), to: day(15), weekdays: [0, 6], price: baht(1711) },
          ],
        }),
      ));

  it('keeps to some weekdays, and to whole baht', () =>
    given(ROOM_REGISTERED)
      .when(paint({ from: day(1), to: day(9), weekdays: [1], change: { amount: -250 } }))
      .expect(
        overrideEvent({ prices: [{ from: day(1), to: day(9), weekdays: [1], price: baht(750) }] }),
      ));

  it('is nothing where it changes no price', () =>
    given(ROOM_REGISTERED)
      .when(paint({ from: day(1), to: day(9), change: { percent: 0 } }))
      .expect());

  it.each([
    ['below', { amount: -1000 }, '2027-03-01'],
    ['above', { amount: 998_600 }, '2027-03-03'],
  ])(
    'refuses a price %s what a night may cost, and names the first such night',
    (_, change, night) => {
      const state = [ROOM_REGISTERED, wasSet(3, 5, 1500)].reduce(room.evolve, room.initialState);
      const decided = () => room.decide(state, paint({ from: day(1), to: day(9), change }));
      expect(decided).toThrow(
        expect.objectContaining({
          code: 'price-out-of-range',
          facts: { night },
          why: { th: expect.stringContaining(night), en: expect.stringContaining(night) },
        }),
      );
    },
  );

  it('refuses such a price where it is said itself, too', () =>
    given(ROOM_REGISTERED)
      .when(set(1, 3, 1_000_001))
      .refuses('price-out-of-range'));

  it('gives days the base price again where none is said', () => {
    given(
      ROOM_REGISTERED,
      wasSet(1, 3, 1500),
      overrideEvent({ prices: [{ ...period(1, 2, 0), price: null }] }),
    ).leads((state) => expect(pricesOf(state, 1, 3)).toEqual([1000, 1500]));
  });

  it('says prices and rules of the same days in one', () =>
    given(ROOM_REGISTERED)
      .when(paint({ ...period(1, 3, 1500), rules: { minStay: 2, closed: true } }))
      .expect(
        overrideEvent({
          prices: [period(1, 3, 1500)],
          rules: [{ from: day(1), to: day(3), rules: { minStay: 2, closed: true } }],
        }),
      ));
});

const pricesOf = (state: Room, from: number, to: number) =>
  state.status === 'unknown'
    ? []
    : quote(state, nights(from, to)).nightPrices.map(({ price }) => toBaht(price));
