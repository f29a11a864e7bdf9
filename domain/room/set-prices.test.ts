import { describe, expect, it } from 'vitest';
import { day, nights, ROOM_REGISTERED } from '../testing/samples.ts';
import { specFor } from '../testing/spec-for.ts';
import { baht, toBaht } from '../values/money/money.ts';
import { addDays, startOfDay } from '../values/time/local-date.ts';
import { quote } from './quote.ts';
import { type Room, type RoomPricesSet, room, type SetRoomPrices } from './room.ts';

const given = specFor(room);

const prices = (from: number, to: number, price: number): SetRoomPrices['data'] => ({
  roomId: 'garden',
  from: day(from),
  to: day(to),
  price: baht(price),
});
const set = (...period: Parameters<typeof prices>): SetRoomPrices => ({
  type: 'SetRoomPrices',
  data: prices(...period),
});
const wasSet = (...period: Parameters<typeof prices>): RoomPricesSet => ({
  type: 'RoomPricesSet',
  data: prices(...period),
});

describe('setting prices', () => {
  it('of some weekdays keeps the price of the others', () => {
    const weekend = { ...prices(1, 15, 2000), weekdays: [0, 6] };
    given(ROOM_REGISTERED, wasSet(1, 9, 1500))
      .when({ type: 'SetRoomPrices', data: weekend })
      .expect({ type: 'RoomPricesSet', data: weekend });
    given(ROOM_REGISTERED, wasSet(1, 9, 1500), { type: 'RoomPricesSet', data: weekend }).leads(
      (state) => expect(pricesOf(state, 5, 8)).toEqual([1500, 2000, 2000]),
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
    ['another price', set(1, 3, 1600)],
    ['an earlier start', set(0, 3, 1500)],
    ['a later end', set(1, 4, 1500)],
  ])('takes %s as news', (_, command) =>
    given(ROOM_REGISTERED, wasSet(1, 3, 1500))
      .when(command)
      .expect({ type: 'RoomPricesSet', data: command.data }),
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

const pricesOf = (state: Room, from: number, to: number) =>
  state.status === 'unknown'
    ? []
    : quote(state, nights(from, to)).nightPrices.map(({ price }) => toBaht(price));
