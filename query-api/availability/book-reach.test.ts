import { quote } from '@baanpak/domain/room/quote.ts';
import { rulesOn } from '@baanpak/domain/room/stay-rules.ts';
import { toBaht } from '@baanpak/domain/values/money/money.ts';
import { nightsBetween } from '@baanpak/domain/values/time/local-date.ts';
import { AnswerWriter } from '@baanpak/infrastructure/http/answer-writer.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookReachOf, daysOfRoom, writeBookReach } from './book-reach.ts';
import { dayOf, HOTEL, roomsInBoth, TODAY } from './testing/known-rooms.ts';

const ranges = fc
  .tuple(fc.integer({ min: -15, max: 30 }), fc.integer({ min: 1, max: 20 }))
  .map(([first, days]) => ({ from: dayOf(first), to: dayOf(first + days) }));

describe('a calendar', () => {
  it('is the same written as bytes and as an object', () =>
    fc.assert(
      fc.property(roomsInBoth, ranges, fc.boolean(), ({ known, room }, range, isHotelClosed) => {
        known.putHotels([{ ...HOTEL, disabled: isHotelClosed }]);
        const answer = new AnswerWriter();
        writeBookReach(answer, known, room, range, TODAY);
        expect(answer.toString()).toBe(
          JSON.stringify(bookReachOf(room, daysOfRoom(known, room), range, TODAY)),
        );
      }),
    ));

  it('has the prices, the rules and the units left that the domain finds', () =>
    fc.assert(
      fc.property(roomsInBoth, ranges, ({ known, room, roomState, taken, firstDay }, range) => {
        const { nightPrices } = quote(roomState, { checkIn: range.from, checkOut: range.to });
        const days = nightPrices.map(({ date, price }) => {
          const left = room.units - (taken[nightsBetween(TODAY, date) - firstDay] ?? 0);
          const { closed, ...rules } = rulesOn(roomState.rules, date);
          const unitsLeft = room.disabled || closed ? 0 : Math.max(0, left);
          return { date, price: toBaht(price), unitsLeft, ...rules };
        });
        const reach = bookReachOf(room, daysOfRoom(known, room), range, TODAY);
        expect(reach.days.map(({ status: _status, ...day }) => day)).toEqual(days);
      }),
    ));
});
